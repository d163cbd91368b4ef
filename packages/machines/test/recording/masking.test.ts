import { describe, expect, it } from "vitest"
import { disguise, disguiseSecret } from "../../src/recording/disguise.ts"
import type { Mask } from "../../src/recording/maskedKeys.ts"
import { type Findings, findMasked, masking } from "../../src/recording/masking.ts"

const maskOf = (key: string): Mask | undefined =>
  key === "password" ? "secret" : key === "email" || key === "person" ? "personal" : undefined

const masked = <A>(value: A): A => {
  const findings: Findings = new Map()
  findMasked(value, maskOf, findings)
  return masking(findings)(value)
}

describe("masking", () => {
  it("replaces equal texts by equal ones, different texts by different ones", () => {
    const [one, other, again] = masked(
      ["Summer-2026", "Winter-2025", "Summer-2026"].map((password) => ({ password }))
    )
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it("tells apart as many texts as there are, however short", () => {
    const codes = masked(
      Array.from({ length: 30 }, (_, index) => ({ password: String(index % 10) + "!".repeat(index / 10) }))
    )
    expect(new Set(codes.map(({ password }) => password)).size).toBe(30)
  })

  it("replaces a text wherever it occurs, also inside another", () => {
    const { email, words } = masked({
      email: "ada@byron.example",
      words: "Nobody is called ada@byron.example"
    })
    expect(words).toBe(`Nobody is called ${email}`)
  })

  it("replaces everything below a masked key", () => {
    expect(JSON.stringify(masked({ person: { name: "Ada", homes: [{ town: "Leeds" }] } }))).not.toMatch(
      /Ada|Leeds/
    )
  })

  it("keeps blanks, emptiness, and what steers a machine", () => {
    expect(masked({ password: "  " })).toEqual({ password: "  " })
    expect(masked({ email: "" })).toEqual({ email: "" })
    expect(masked({ email: " a@b.c " }).email).toMatch(/^ \w@\w\.\w $/)
    expect(masked({ type: "loaded", email: "loaded" }).type).toBe("loaded")
  })
})

describe("disguise", () => {
  it("keeps the form of an address and of a number", () => {
    expect(disguise("Ada.Byron@mill-lane.example", 29)).toBe("Aaa.Aaaaa@aaaa-aaaa.aaaaabd")
    expect(disguise("+44 (113) 496", 7)).toBe("+00 (000) 007")
  })
})

describe("disguiseSecret", () => {
  it("keeps which kinds of characters there are, and neither their places nor a great length", () => {
    expect(disguiseSecret("Crewfleet-2026", 1)).toHaveLength(12)
    expect(disguiseSecret("Crewfleet-2026", 1)).toMatch(/^[A-Z][a-z]\d[-_][A-Z]{8}$/)
    expect(disguiseSecret("crew", 1)).toMatch(/^[a-z]{4}$/)
  })
})
