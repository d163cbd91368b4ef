import {
  byHurt,
  cellText,
  changeText,
  everybody,
  type MatrixFilter,
  matrixCounts,
  narrowedMatrix,
  unmetText
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { stopsOn } from "../../src/eligibility/matrixView.ts"

const today = "2026-11-23"
const requirements = [{ id: 4 }, { id: 9 }]
const met = { outcome: "MET" }
const missing = { outcome: "REFUSED", shortfall: { kind: "missing", day: "2026-11-24" } }
const warned = { outcome: "WARNED", shortfall: { kind: "expired", day: "2026-11-24" } }

const zoe = {
  ...{ id: 1, firstname: "Zoë", lastname: "Hill", employmentNumber: "E-100", verdict: "MAY_NOT" },
  cells: [met, missing],
  changes: []
}
const grace = {
  ...{ id: 2, firstname: "Grace", lastname: "Lee", employmentNumber: "E-200", verdict: "MAY" },
  cells: [met, met],
  changes: [
    { day: "2026-12-01", verdict: "MAY_WITH_WARNINGS" },
    { day: "2026-12-23", verdict: "MAY_NOT" }
  ]
}
const omar = {
  ...{ id: 3, firstname: "Omar", lastname: "Hill", verdict: "MAY_WITH_WARNINGS" },
  cells: [warned, met],
  changes: [{ day: "2026-12-24", verdict: "MAY_NOT" }]
}
const workers = [zoe, grace, omar]

it("puts on top who may not work, then with warnings, then whoever may no longer soonest", () => {
  const sooner = { ...grace, id: 4, changes: [{ day: "2026-12-20", verdict: "MAY_NOT" }] }
  const never = { ...grace, id: 5, changes: [] }
  expect([never, grace, omar, sooner, zoe].toSorted(byHurt).map(({ id }) => id)).toEqual([1, 3, 4, 2, 5])
})

const left = (filter: Partial<MatrixFilter>) =>
  narrowedMatrix(workers, requirements, { ...everybody, ...filter }, today).map(({ id }) => id)

describe("narrowedMatrix", () => {
  it("leaves everybody in their order unless something is asked for", () => {
    expect(left({})).toEqual([1, 2, 3])
  })

  it("leaves who may work, or who may not", () => {
    expect(left({ verdict: "MAY" })).toEqual([2])
    expect(left({ verdict: "MAY_NOT" })).toEqual([1])
  })

  it("leaves those by whom a requirement is not met, though it only warns", () => {
    expect(left({ lacks: 9 })).toEqual([1])
    expect(left({ lacks: 4 })).toEqual([3])
  })

  it("leaves nobody for a requirement that is not asked for", () => {
    expect(left({ lacks: 77 })).toEqual([])
  })

  it("counts the thirtieth day after today as within thirty days", () => {
    expect(left({ ahead: "stops-30" })).toEqual([2])
    expect(left({ ahead: "stops-60" })).toEqual([2, 3])
  })

  it("finds any change, also one that only warns", () => {
    const soon = { ...omar, changes: [{ day: "2026-11-30", verdict: "MAY" }] }
    const found = narrowedMatrix([soon], requirements, { ...everybody, ahead: "changes-30" }, today)
    expect(found).toHaveLength(1)
    expect(narrowedMatrix([soon], requirements, { ...everybody, ahead: "stops-90" }, today)).toEqual([])
  })

  it("finds words of a name or a number, without accents and in either case", () => {
    expect(left({ search: "hill" })).toEqual([1, 3])
    expect(left({ search: " HILL  zoe " })).toEqual([1])
    expect(left({ search: "e-200" })).toEqual([2])
    expect(left({ search: "nobody" })).toEqual([])
  })

  it("narrows by all that is asked for together", () => {
    expect(left({ search: "hill", verdict: "MAY_NOT", lacks: 9 })).toEqual([1])
    expect(left({ search: "hill", verdict: "MAY" })).toEqual([])
  })
})

it("counts who may work, and who stops being allowed to within 30, 60 and 90 days", () => {
  expect(matrixCounts(workers, today)).toEqual({
    verdicts: { MAY: 1, MAY_WITH_WARNINGS: 1, MAY_NOT: 1 },
    stops: { 30: 1, 60: 2, 90: 2 }
  })
})

it("takes a change to a warning for no end", () => {
  expect(stopsOn(grace)).toBe("2026-12-23")
  expect(stopsOn({ changes: [{ day: "2026-12-01", verdict: "MAY_WITH_WARNINGS" }] })).toBeUndefined()
})

it("says in few words how a requirement is met", () => {
  expect(cellText({ outcome: "MET" })).toBe("Met")
  expect(cellText({ outcome: "MET", until: "2027-05-01" })).toBe("Met until 1 May 2027")
  expect(cellText(missing)).toBe("Not met: missing")
  expect(cellText(warned)).toBe("Warning: expired")
  expect(cellText({ outcome: "POSTPONED" })).toBe("POSTPONED")
})

it("names two things that are in the way, and says how many more there are", () => {
  const asked = ["Identity", "Fire safety", "Life support", "References"].map((name) => ({ name }))
  expect(unmetText([met, warned, met, met], asked)).toBe("Fire safety: expired")
  expect(unmetText([missing, warned, missing, missing], asked)).toBe(
    "Identity: missing; Fire safety: expired; and 2 more"
  )
  expect(unmetText([met, met], asked)).toBe("")
})

it("says what comes", () => {
  expect(changeText({ day: "2026-12-03", verdict: "MAY_NOT" })).toBe("May not work from 3 Dec 2026")
})
