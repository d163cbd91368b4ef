import { describe, expect, it } from "vitest"
import { disguise, disguiseNumber, disguiseSecret } from "../../src/recording/disguise.ts"
import { makeMasks } from "../../src/recording/masking.ts"
import type { Mask } from "../../src/recording/maskOf.ts"

const maskOf = (key: string): Mask | undefined => {
  if (key === "password") return "secret"
  return key === "status" || key === "words" ? undefined : "personal"
}

const masked = <A>(value: A): A => {
  const masks = makeMasks()
  masks.note(value, maskOf)
  return masks.masked(value, maskOf)
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

  it("keeps days days, moments moments, identifiers and numbers what they are, however many there are", () => {
    const many = masked(
      Array.from({ length: 1_100 }, (_, index) => ({
        day: new Date(index * 86_400_000 + 9e11).toISOString().slice(0, 10),
        moment: new Date(index * 60_000 + 1.7e12).toISOString(),
        key: `3b241101-e2bb-4255-8caf-4136c56${String(index).padStart(5, "0")}`,
        digits: String(10_000 + index),
        short: String((index % 30) + 1)
      }))
    )
    for (const { day, moment, key, digits, short } of many) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
      expect(new Date(moment).toISOString()).toBe(moment)
      expect(key).toMatch(/^aaaaaaaa-aaaa-4aaa-8aaa-[0-9a-f]{12}$/)
      expect(digits).toMatch(/^[1-9]\d{4,}$/)
      expect(short).toMatch(/^[1-9]\d*$/)
    }
    for (const key of ["day", "moment", "key", "digits"] as const)
      expect(new Set(many.map((each) => each[key])).size).toBe(1_100)
    expect(new Set(many.map(({ short }) => short)).size).toBe(30)
  })

  it("tells apart thousands of people of the same form without looking at each for each", () => {
    const people = Array.from({ length: 4_000 }, (_, index) => ({
      email: `ada.${10_000 + index}@mill-lane.example`,
      amount: 100_000 + index
    }))
    const hidden = masked(people)
    expect(new Set(hidden.map(({ email }) => email)).size).toBe(people.length)
    expect(new Set(hidden.map(({ amount }) => amount)).size).toBe(people.length)
  })

  it("replaces texts, numbers and answers under any key that is not declared harmless, at any depth", () => {
    const said = {
      nhs: 9434765919,
      dob: "1984-03-07",
      account: { sortCode: "12-34-56", holders: ["Ada Byron", { diagnosis: "asthma", smokes: true }] }
    }
    const hidden = masked(said)
    expect(JSON.stringify(hidden)).not.toMatch(/9434765919|1984|03-07|12-34|Ada|Byron|asthma|true/)
    expect(hidden).toMatchObject({
      nhs: expect.any(Number),
      dob: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      account: {
        sortCode: expect.stringMatching(/^\d\d-\d\d-\d\d$/),
        holders: [expect.any(String), { smokes: false }]
      }
    })
  })

  it("keeps what is declared harmless, but for a secret in it", () => {
    expect(masked({ status: "BOOKED", name: "BOOKED" }).status).toBe("BOOKED")
    expect(masked({ password: "Summer-2026", words: "It is Summer-2026" }).words).not.toContain("Summer")
    expect(masked({ status: { name: "Ada Byron" } }).status.name).not.toBe("Ada Byron")
    expect(masked({ password: { status: "Summer-2026" } }).password.status).not.toBe("Summer-2026")
  })

  it("keeps blanks, emptiness, nothing, and zero", () => {
    expect(masked({ password: "  " })).toEqual({ password: "  " })
    expect(masked({ email: "", name: null, amount: 0 })).toEqual({ email: "", name: null, amount: 0 })
    expect(masked({ email: " a@b.c " }).email).toMatch(/^ \w@\w\.\w $/)
  })

  it("tells numbers apart, and keeps their sign", () => {
    const numbers = masked(Array.from({ length: 40 }, (_, index) => ({ amount: index - 20 })))
    expect(new Set(numbers.map(({ amount }) => amount)).size).toBe(40)
    for (const [index, { amount }] of numbers.entries()) expect(Math.sign(amount)).toBe(Math.sign(index - 20))
  })
})

describe("disguise", () => {
  it("keeps the form of an address and of a telephone number", () => {
    expect(disguise("Ada.Byron@mill-lane.example", 29)).toBe("Aaa.Aaaaa@aaaa-aaaa.aaaaabd")
    expect(disguise("+44 (113) 496", 7)).toBe("+00 (000) 007")
  })

  it("keeps a day a day, a number one above zero, and an identifier one", () => {
    expect(disguise("1984-03-07", 31)).toBe("1970-02-01")
    expect(disguise("2026-11-23T09:30:15.120Z", 1)).toBe("1970-01-02T00:00:00.000Z")
    expect(disguise("4", 3)).toBe("3")
    expect(disguise("4", 12)).toBe("31")
    expect(disguise("12.50", 1)).toBe("10.00")
    expect(disguise("3b241101-e2bb-4255-8caf-4136c566a962", 26)).toBe("aaaaaaaa-aaaa-4aaa-8aaa-00000000001a")
  })
})

describe("disguiseNumber", () => {
  it.each([
    [9434765919, 1_000_000_000],
    [-12.5, -10],
    [0.25, 0.1],
    [1e21, 1]
  ])("makes %d %d", (value, shown) => {
    expect(disguiseNumber(value, 1)).toBe(shown)
  })
})

describe("disguiseSecret", () => {
  it("keeps which kinds of characters there are, and neither their places nor a great length", () => {
    expect(disguiseSecret("Crewfleet-2026", 1)).toHaveLength(12)
    expect(disguiseSecret("Crewfleet-2026", 1)).toMatch(/^[A-Z][a-z]\d[-_][A-Z]{8}$/)
    expect(disguiseSecret("crew", 1)).toMatch(/^[a-z]{4}$/)
  })
})
