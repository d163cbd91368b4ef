import { describe, expect, it } from "vitest"
import { hashPassword, verifyPassword } from "../../src/session/Password.ts"

describe("Password", () => {
  it("knows the right password again and no other", async () => {
    const stored = await hashPassword("Crewfleet-2026")
    expect(await verifyPassword("Crewfleet-2026", stored)).toBe(true)
    expect(await verifyPassword("crewfleet-2026", stored)).toBe(false)
    expect(await verifyPassword("", stored)).toBe(false)
  })

  it("never stores the same text twice, nor the password in it", async () => {
    const [one, other] = await Promise.all([hashPassword("Crewfleet-2026"), hashPassword("Crewfleet-2026")])
    expect(one).not.toBe(other)
    expect(one).not.toContain("Crewfleet")
  })

  it("verifies with the cost that is written in the stored text", async () => {
    const cheap = "scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$8Y8tyv3cW9xvaj9YyfxHPQ"
    expect(await verifyPassword("Older-2020", cheap)).toBe(true)
    expect((await hashPassword("other")).split("$").slice(0, 4)).toEqual(["scrypt", "32768", "8", "3"])
  })

  it("takes a letter with its accent for the same letter, however it is typed", async () => {
    expect(await verifyPassword("Cafe\u0301-2026", await hashPassword("Caf\u00e9-2026"))).toBe(true)
  })

  it("refuses when the stored text is of another kind", async () => {
    expect(await verifyPassword("x", "")).toBe(false)
    expect(await verifyPassword("x", "argon2id$1$2$3$c2FsdA$a2V5")).toBe(false)
  })
})
