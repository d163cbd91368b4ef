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
    const cheap = "$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$apCoQqY+J4JlAUAHglMwgA"
    expect(await verifyPassword("Older-2020", cheap)).toBe(true)
    expect(await verifyPassword("Older-2021", cheap)).toBe(false)
    expect(await hashPassword("other")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it("takes a letter with its accent for the same letter, however it is typed", async () => {
    expect(await verifyPassword("Cafe\u0301-2026", await hashPassword("Caf\u00e9-2026"))).toBe(true)
  })

  it("refuses when the stored text is of another kind", async () => {
    expect(await verifyPassword("x", "")).toBe(false)
    expect(await verifyPassword("x", "scrypt$32768$8$3$c2FsdA$a2V5")).toBe(false)
  })
})
