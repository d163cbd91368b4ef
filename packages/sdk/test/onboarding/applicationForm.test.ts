import { describe, expect, it } from "vitest"
import { applicationForm } from "../../src/onboarding/applicationForm.ts"
import { applicationNow, filledApplication } from "./filledApplication.ts"

const facts = { now: applicationNow }
type Answers = typeof filledApplication
const problems = (change: Partial<Answers>) =>
  applicationForm.problems({ ...filledApplication, ...change }, facts)
const odd = (change: Partial<Answers>) =>
  applicationForm
    .unconfirmed({ ...filledApplication, ...change }, facts, [])
    .map(({ field, text }) => [field, text])
const employment = filledApplication.employments[0] as Answers["employments"][number]
const reference = filledApplication.references[0] as Answers["references"][number]

describe("the application form", () => {
  it("has nothing against a filled one, and survives the wire", () => {
    expect(problems({})).toEqual([])
    expect(odd({})).toEqual([])
    const wire = applicationForm.write(filledApplication)
    expect(applicationForm.write(applicationForm.read(wire))).toEqual(wire)
    expect(wire).toMatchObject({ hours: "part", ukWork: true, restriction: false, nationality: "PL" })
  })

  it("has the fields of the specification and no others", () => {
    const named =
      "position location hours closingDate title lastname firstname preferredName nationality dob address email phone ukWork restriction restrictionRes insuaranceNum personalState offenses offensesRes investigations investigationsRes dbsCert dbsType dbsNumber dbs dbsRenewal profreg certificate signed printName signDate licence car onlyEmployment sanctions sanctionsRes dismissed dismissedRes confidential related relatedRes genFullname genSigned genDate availability unavailable references employments educations employers"
    expect(Object.keys(applicationForm.questions).toSorted()).toEqual(named.split(" ").toSorted())
    const inRows = (field: "references" | "employments" | "educations" | "employers") =>
      Object.keys(applicationForm.questions[field].each.questions).toSorted().join(" ")
    expect(inRows("references")).toBe(
      "address contact email employer latest name phone position relationship"
    )
    expect(inRows("employments")).toBe("address employer end latest position reason start")
    expect(inRows("educations")).toBe("end name qualification start")
    expect(inRows("employers")).toBe("address description end job name notice salary start")
  })

  it.each([
    ["restriction", ["restrictionRes"]],
    ["offenses", ["offensesRes"]],
    ["investigations", ["investigationsRes"]],
    ["dbsCert", ["dbsType", "dbsNumber"]],
    ["dbs", ["dbsRenewal"]],
    ["sanctions", ["sanctionsRes"]],
    ["dismissed", ["dismissedRes"]],
    ["related", ["relatedRes"]],
    ["availability", ["unavailable"]]
  ] as const)("asks for what follows %s only after Yes", (field, followed) => {
    const asked = (answer: string) => applicationForm.asked({ ...filledApplication, [field]: answer })
    expect(asked("YES")).toEqual(expect.arrayContaining([...followed]))
    for (const one of followed) expect(asked("NO")).not.toContain(one)
    expect(applicationForm.write({ ...filledApplication, [field]: "NO" })).toMatchObject(
      Object.fromEntries(followed.map((one) => [one, null]))
    )
  })

  it("holds texts to the limits of the specification", () => {
    const limits = {
      ...{ position: 255, restrictionRes: 1_000, relatedRes: 1_000, personalState: 2_000 },
      ...{ offensesRes: 255, investigationsRes: 255, sanctionsRes: 255, dismissedRes: 255, unavailable: 255 }
    } as const
    const followed = ["restriction", "related", "offenses", "investigations", "sanctions", "dismissed"]
    const yes = { ...Object.fromEntries(followed.map((field) => [field, "YES"])), availability: "YES" }
    const filled = {
      ...Object.fromEntries(followed.map((field) => [`${field}Res`, "Told"])),
      unavailable: "In May"
    }
    for (const [field, max] of Object.entries(limits)) {
      expect(problems({ ...yes, ...filled, [field]: "x".repeat(max) })).toEqual([])
      expect(problems({ ...yes, ...filled, [field]: "x".repeat(max + 1) })).toMatchObject([{ field }])
    }
  })

  it("shows what the worker's details say, and leaves the telephone number to the worker", () => {
    expect(applicationForm.given(facts).toSorted()).toEqual(
      ["address", "dob", "email", "firstname", "lastname", "nationality"].toSorted()
    )
  })

  it("keeps contact, National Insurance, offences and referees from clients", () => {
    const restricted = Object.entries(applicationForm.questions)
      .filter(([, question]) => "audience" in question && question.audience === "agency")
      .map(([field]) => field)
    expect(restricted.toSorted()).toEqual(
      [
        ...["address", "email", "phone", "insuaranceNum", "references"],
        ...["offenses", "offensesRes", "investigations", "investigationsRes"],
        ...["sanctions", "sanctionsRes", "dismissed", "dismissedRes"]
      ].toSorted()
    )
  })

  it("refuses an end before the start, and asks about two latest employments and about none", () => {
    expect(problems({ employments: [{ ...employment, end: "2019-08-31" }] })).toMatchObject([
      { field: "employments/e1/end" }
    ])
    const both = [employment, { ...employment, rowId: "e2", employer: "Southway Care" }]
    expect(problems({ employments: both })).toEqual([])
    expect(odd({ employments: both })).toEqual([
      ["employments", "You marked more than one current or last employment: Northway Care, Southway Care."]
    ])
    const ended = { ...employment, end: "2026-11-01", latest: false }
    expect(odd({ employments: [ended] })).toEqual([
      ["employments", "You marked no employment as your current or last one."]
    ])
  })

  it("asks about a gap in words, and no more once it is passed", () => {
    const gap = {
      employers: [],
      employments: [
        { ...employment, start: "2019-09-01", end: "2024-02-29", latest: false },
        { ...employment, rowId: "e2", start: "2024-07-31" }
      ]
    }
    expect(odd(gap)).toEqual([
      ["employments", expect.stringContaining("Nothing is said about 1 Mar 2024 to 30 Jul 2024")]
    ])
    const answers = { ...filledApplication, ...gap }
    const passed = applicationForm.unconfirmed(answers, facts, [])
    expect(applicationForm.unconfirmed(answers, facts, passed)).toEqual([])
  })

  it("asks about fewer than two references, and about none from the current or last employer", () => {
    const fields = (references: Answers["references"]) => odd({ references }).map(([field]) => field)
    expect(fields([])).toEqual(["references"])
    expect(fields([reference])).toEqual(["references"])
    const earlier = ["r1", "r2"].map((rowId) => ({ ...reference, rowId, latest: false }))
    expect(fields(earlier)).toEqual(["references"])
  })
})
