import { asTheyBind, type Evidence, lawProblems, type Requirement } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { eligibilityFor } from "../../src/eligibility/eligibility.ts"

const cleaner = { needsDbs: false }
const nurse = { needsDbs: true }
const fire: Evidence = { kind: "training", id: 4 }
const asks = (id: number, ...anyOf: ReadonlyArray<Evidence>): Requirement => ({
  id,
  name: `Requirement ${id}`,
  anyOf,
  otherwise: "WARN",
  graceDays: 30
})
const shift = { start: "2026-11-24T08:00:00Z", end: "2026-11-24T16:00:00Z", zone: "Europe/London" }

describe("what the law demands", () => {
  it("is asked for where an agency asks for nothing, and never loosened", () => {
    const strict = { otherwise: "REFUSE", graceDays: 0 }
    expect(asTheyBind([], nurse)).toEqual([
      { ...strict, id: 1, name: "Right to work", anyOf: [{ kind: "rightToWork" }] },
      { ...strict, id: 2, name: "Criminal record check", anyOf: [{ kind: "dbs" }] }
    ])
    expect(asTheyBind([asks(7, fire)], cleaner).map(({ id, name }) => [id, name])).toEqual([
      [7, "Requirement 7"],
      [8, "Right to work"]
    ])
  })

  it("is met by nothing that an agency has put beside it", () => {
    const [mixed] = asTheyBind([asks(1, { kind: "rightToWork" }, fire)], cleaner)
    expect(mixed).toMatchObject({ anyOf: [{ kind: "rightToWork" }], otherwise: "REFUSE", graceDays: 0 })
    const [either, own] = asTheyBind([asks(1, { kind: "dbs" }, fire), asks(2, { kind: "dbs" })], cleaner)
    expect([either?.anyOf, own?.otherwise]).toEqual([[{ kind: "dbs" }, fire], "WARN"])
  })

  it.each([
    [[], nurse, ["requirements", "requirements"]],
    [[asks(1, { kind: "rightToWork" })], cleaner, []],
    [[asks(1, { kind: "rightToWork" })], nurse, ["requirements"]],
    [[asks(1, { kind: "rightToWork" }, fire)], cleaner, ["requirements.0.anyOf"]],
    [
      [asks(1, fire), asks(2, { kind: "rightToWork" }, { kind: "dbs" })],
      nurse,
      ["requirements", "requirements.1.anyOf"]
    ],
    [[asks(1, { kind: "rightToWork" }), asks(2, { kind: "dbs" }, fire)], cleaner, []]
  ] as const)("is neither left out nor replaced (%#)", (requirements, role, fields) => {
    expect(lawProblems(requirements, role).map(({ field }) => field)).toEqual(fields)
  })

  it("refuses whoever lacks it, whatever is asked for", () => {
    const evidence = fc.constantFrom<Evidence>(
      fire,
      { kind: "rightToWork" },
      { kind: "dbs" },
      { kind: "fitToWork" }
    )
    const requirement = fc.tuple(fc.nat(50), fc.array(evidence, { minLength: 1, maxLength: 3 }))
    const sets = fc.array(
      requirement.map(([id, anyOf]) => asks(id, ...anyOf)),
      { maxLength: 4 }
    )
    const counts = { versions: [{ status: "APPROVED" }] } as const
    fc.assert(
      fc.property(
        sets,
        fc.constantFrom(cleaner, nurse),
        fc.subarray(["rightToWork", "dbs"] as const),
        (set, role, has) => {
          const held = [fire, { kind: "fitToWork" } as const, ...has.map((kind) => ({ kind }))]
          const { verdict } = eligibilityFor(
            asTheyBind(set, role),
            role,
            held.map((evidence) => ({ evidence, ...counts })),
            shift
          )
          const lacks = !has.includes("rightToWork") || (role.needsDbs && !has.includes("dbs"))
          if (lacks) expect(verdict).toBe("MAY_NOT")
        }
      )
    )
  })
})
