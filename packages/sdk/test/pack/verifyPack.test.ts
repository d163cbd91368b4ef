import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findingsInWords } from "../../src/pack/findingsInWords.ts"
import type { JobPack } from "../../src/pack/JobPack.ts"
import { bytesOf } from "../../src/pack/packBytes.ts"
import { copyFor, erasedPack } from "../../src/pack/sealPack.ts"
import { isConsistent, isWhole, verifyPack } from "../../src/pack/verifyPack.ts"
import { aKey, aPack, aPdf, resealed } from "./aPack.ts"

const verified = (pack: unknown, options = {}) => verifyPack(JSON.stringify(pack), options)
const consistent = async (pack: JobPack) => isConsistent(await verified(pack))
const standings = async (pack: JobPack) => (await verified(pack)).parts.map(({ standing }) => standing)

describe("verifyPack", () => {
  it("finds a pack and its PDF whole", async () => {
    const findings = await verified(await aPack(), { pdf: aPdf, publicKey: aKey })
    expect(findings).toMatchObject({ seal: "VALID", pdf: "WHOLE", refPrefix: "T-12" })
    expect(isWhole(findings)).toBe(true)
    expect(findingsInWords(findings).at(-1)).toBe("All that is there is as it was sealed.")
  })

  it("finds any change of any part", async () => {
    const parts = fc.array(fc.record({ name: fc.string({ minLength: 1 }), content: fc.jsonValue() }), {
      minLength: 1,
      maxLength: 4
    })
    await fc.assert(
      fc.asyncProperty(
        parts,
        fc.nat(),
        fc.nat(),
        fc.string({ maxLength: 2 }),
        async (made, at, where, put) => {
          const pack = await aPack(made)
          const part = pack.parts[at % pack.parts.length]
          const content = part?.content ?? ""
          const place = where % content.length
          const changed = content.slice(0, place) + put + content.slice(place + 1)
          fc.pre(changed !== content)
          const altered = pack.parts.map((one) => (one === part ? { ...one, content: changed } : one))
          const findings = await verified({ ...pack, parts: altered })
          expect(findings.parts[at % pack.parts.length]?.standing).toBe("CHANGED")
          expect(isConsistent(findings)).toBe(false)
          expect(await consistent(pack)).toBe(true)
        }
      )
    )
  })

  it("finds any change of the name, the salt or the hash of any part", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("name", "salt", "hash"),
        fc.nat(),
        fc.nat(),
        fc.string({ maxLength: 2 }),
        async (field, at, where, put) => {
          const pack = await aPack()
          const part = pack.parts[at % pack.parts.length]
          const text = part?.[field as "name"] ?? ""
          const place = where % text.length
          const changed = text.slice(0, place) + put + text.slice(place + 1)
          fc.pre(changed !== text)
          const altered = pack.parts.map((one) => (one === part ? { ...one, [field]: changed } : one))
          expect(await consistent({ ...pack, parts: altered })).toBe(false)
        }
      )
    )
  })

  it("finds what the seal covers changed, left out, added, or in another order", async () => {
    const pack = await aPack()
    const [first, ...others] = pack.parts
    const forgeries: ReadonlyArray<Partial<JobPack>> = [
      { jobId: 13 },
      { refPrefix: "T-13" },
      { sealedAt: "2026-11-20T09:30:00.001Z" },
      { pdf: { ...pack.pdf, CLIENT: pack.pdf.AGENCY } },
      { parts: others },
      { parts: [...others, ...(first ? [first] : [])] },
      { parts: [...pack.parts, ...(await aPack()).parts.slice(0, 1)] },
      { parts: pack.parts.map((part) => ({ ...part, name: `${part.name} ` })) },
      { signature: `${pack.signature.startsWith("A") ? "B" : "A"}${pack.signature.slice(1)}` },
      { publicKey: "A".repeat(43) }
    ]
    for (const forgery of forgeries)
      expect((await verified({ ...pack, ...forgery })).seal, JSON.stringify(forgery)).toBe("BROKEN")
  })

  it("finds a part that was sealed anew with another content", async () => {
    const pack = await aPack()
    const other = await aPack([{ name: "request", content: { patientName: "Somebody else" } }])
    const parts = pack.parts.map((part) => (part.name === "request" ? (other.parts[0] ?? part) : part))
    expect(await verified({ ...pack, parts })).toMatchObject({ seal: "BROKEN" })
  })

  it("tells another key from a broken seal", async () => {
    expect(await verified(await aPack(), { publicKey: "A".repeat(43) })).toMatchObject({ seal: "OTHER_KEY" })
  })

  it("says of a seal that no key was held against who may have made it, and vouches for nothing", async () => {
    const pack = await aPack()
    const forged = resealed({ ...pack, parts: (await aPack([{ name: "request", content: "forged" }])).parts })
    for (const one of [pack, forged]) {
      const findings = await verified(one)
      expect([findings.seal, isConsistent(findings), isWhole(findings)]).toEqual(["UNCOMPARED", true, false])
      const said = findingsInWords(findings)
      expect(said).toContain(`Key: ${one.publicKey}`)
      expect(said.join(" ")).toMatch(/Seal: signed by the key in this file, .*--key.*\/api\/v1\/pack-key/)
      expect(said.join(" ")).not.toMatch(/valid|as it was sealed/)
    }
    for (const [one, seal] of [
      [pack, "VALID"],
      [forged, "OTHER_KEY"]
    ] as const) {
      const findings = await verified(one, { publicKey: aKey })
      expect([findings.seal, isWhole(findings)]).toEqual([seal, seal === "VALID"])
    }
  })

  it("finds any change of any byte of its PDF", async () => {
    const pack = await aPack()
    const bytes = fc.record({ where: fc.nat({ max: aPdf.length - 1 }), by: fc.integer({ min: 1, max: 255 }) })
    await fc.assert(
      fc.asyncProperty(bytes, async ({ where, by }) => {
        const changed = aPdf.map((byte, place) => (place === where ? byte ^ by : byte))
        const findings = await verified(pack, { pdf: changed })
        expect(findings.pdf).toBe("CHANGED")
        expect(isConsistent(findings)).toBe(false)
      })
    )
    for (const pdf of [aPdf.slice(0, -1), bytesOf(""), new Uint8Array([...aPdf, 10])])
      expect((await verified(pack, { pdf })).pdf).toBe("CHANGED")
  })

  it("finds a PDF that is not the one of this copy", async () => {
    expect(await verified(await aPack(), { pdf: bytesOf("%PDF of somebody") })).toMatchObject({
      pdf: "CHANGED"
    })
  })

  it("verifies what is left of a copy, and after an erasure", async () => {
    const pack = await aPack()
    const clients = copyFor(pack, "CLIENT", (name) => name !== "looks")
    expect(await standings(clients)).toEqual(["WHOLE", "WHOLE", "WITHHELD"])
    const erased = erasedPack(clients, (name) => name === "crew")
    expect(await standings(erased)).toEqual(["ERASED", "WHOLE", "WITHHELD"])
    expect(isWhole(await verified(erased, { publicKey: aKey }))).toBe(true)
    expect(JSON.stringify(erased)).not.toContain("Ada Byron")
    expect(JSON.stringify(erased)).not.toContain(String(pack.parts[0]?.salt))
  })

  it("calls a part changed whose salt alone is gone", async () => {
    const pack = await aPack()
    const parts = pack.parts.map((part) => ({ ...part, salt: null }))
    expect(await standings({ ...pack, parts })).toEqual(["CHANGED", "CHANGED", "CHANGED"])
  })

  it.each([
    ["nothing", "", "This is no JSON file"],
    ["a list", "[]", "This is no pack of a journey"],
    ["null", "null", "This is no pack of a journey"],
    ["another version", '{ "format": "crewfleet.job-pack", "version": 2 }', /newer version/],
    ["a torso", '{ "format": "crewfleet.job-pack", "version": 1 }', /essential/]
  ])("refuses %s", async (_, file, words) => {
    await expect(verifyPack(file)).rejects.toThrow(words)
  })
})
