import { isWhole, verifyPack } from "@crewfleet/sdk"
import { filePart, type JobPack } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { packsAt } from "./packsAt.ts"

const years = 21 * 366 * 24 * 3_600_000

describeServedOnce("Erasing the patient from a sealed pack", (served) => {
  const at = packsAt(served)
  const { closed, ofJob, ofRequest, pdfOfJob, pdfOfRequest, packRow, key, clientOf } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  const run = async (name: string) => {
    await (await clientOf("admin")).job.run({ params: { name } })
    const running = () =>
      served.query((db) =>
        db.selectFrom("jobs").select("id").where("kind", "=", name).where("endedAt", "is", null).execute()
      )
    await expect.poll(running).toEqual([])
  }
  const longAgo = (id: number) =>
    served.query((db) =>
      db
        .updateTable("transportJobs")
        .set({ movedAt: new Date(Date.now() - years), requiredAt: new Date(Date.now() - years) })
        .where("id", "=", id)
        .execute()
    )
  /** How many of all files that are kept hold some bytes. */
  const filesWith = async (bytes: string | Buffer) => {
    const files = await served.query((db) => db.selectFrom("files").select("content").execute())
    return files.filter(({ content }) => content && Buffer.from(content).includes(bytes)).length
  }

  it("takes parts and salts, files and PDFs; the rest verifies, and a hold keeps all of it", async () => {
    const erased = await closed("quillon")
    const held = await closed("peregrine")
    const { transport } = await clientOf("admin")
    await transport.hold({ params: { id: held.id }, payload: { reason: "A claim" } })
    const [whole, kept] = [await ofJob(erased.id), await ofJob(held.id)]
    const salts = saltsOf(whole)
    expect(await filesWith("quillon")).toBe(2)
    expect(await filesWith(salts.get("log") ?? "")).toBe(2)
    const before = await packRow(erased.id)
    for (const { id } of [erased, held]) await longAgo(id)
    await run("erase-journeys")
    await run("erase-abandoned-uploads")

    for (const [file, seen] of [
      [await ofJob(erased.id), ["crew", "certificates", "times"]],
      [await ofRequest(erased.id), ["crew", "times"]]
    ] as const) {
      const findings = await verifyPack(file, { publicKey: await key() })
      expect(isWhole(findings)).toBe(true)
      expect(findings.parts.filter(({ standing }) => standing === "WHOLE").map(({ name }) => name)).toEqual(
        seen
      )
      const { parts }: JobPack = JSON.parse(file)
      for (const { name, salt, content, absent } of parts.filter((part) => part.salt === null))
        expect([salt, content, absent], name).toEqual([
          null,
          null,
          seen.length === 2 && ["certificates", "review", "looks"].includes(name) ? "WITHHELD" : "ERASED"
        ])
    }
    const absent = JSON.parse(await ofJob(erased.id)).parts.find(
      ({ name }: { readonly name: string }) => name === filePart(erased.photoId)
    )
    expect(absent).toMatchObject({ absent: "ERASED" })

    const [log, crew] = [salts.get("log") ?? "", salts.get("crew") ?? ""]
    expect([await filesWith("quillon"), await filesWith(log), await filesWith(crew)]).toEqual([0, 0, 2])
    expect(await packRow(erased.id)).toMatchObject({ agencyPdfId: null, clientPdfId: null })
    const gone = await served.query((db) =>
      db
        .selectFrom("files")
        .select("id")
        .where("id", "in", [before?.agencyFileId, before?.agencyPdfId, before?.clientPdfId].map(String))
        .execute()
    )
    expect(gone).toEqual([])
    for (const ask of [pdfOfJob, pdfOfRequest])
      expect(await refusalOf(ask(erased.id))).toMatchObject({
        status: 404,
        message: expect.stringContaining("This PDF was erased with what was known of the patient.")
      })

    expect(await ofJob(held.id)).toBe(kept)
    expect(await verifyPack(kept, { pdf: await pdfOfJob(held.id) })).toMatchObject({ pdf: "WHOLE" })
    expect(await filesWith("peregrine")).toBe(2)
  })
})

const saltsOf = (file: string) => {
  const { parts }: JobPack = JSON.parse(file)
  return new Map(parts.map(({ name, salt }) => [name, salt]))
}
