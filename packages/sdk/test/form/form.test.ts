import {
  type Confirmation,
  choice,
  date,
  differingSections,
  form,
  formInSections,
  group,
  rows,
  text,
  versionsOf,
  wholeNumber,
  yesNo
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const now = "2026-11-20T10:00:00.000Z"

const employment = form({
  employer: text({ label: "Employer", max: 255, required: "Enter the employer" }),
  years: wholeNumber({ label: "Years", min: 0, max: 60, harmless: true })
})

interface Facts {
  readonly used: number
}

const application = form(
  {
    position: text({ label: "Position", max: 20, required: "Enter the position" }),
    kind: choice({ label: "Kind", of: { FULL: "Full time", PART: "Part time" }, harmless: true }),
    hours: wholeNumber({ label: "Hours", min: 1, max: 37, required: "Enter the hours" }),
    expires: date({ label: "Expiry date", earliest: 1 }),
    convicted: yesNo({
      label: "Convictions",
      details: { label: "What for", max: 20, required: "Say what for" }
    }),
    home: group({ label: "Home", each: form({ street: text({ label: "Street", max: 5 }) }) }),
    employments: rows({ label: "Employments", one: "Employment", each: employment, max: 2 })
  },
  {
    facts: {} as Facts,
    asked: { hours: ({ kind }) => kind === "PART" },
    rules: {
      hours: ({ hours }, { used }) => (Number(hours) < used ? `At least ${used} hours` : undefined)
    },
    confirms: {
      expires: ({ expires }) => (expires > "2036-11-20" ? "It expires in more than ten years." : undefined)
    }
  }
)

const facts = { now, used: 0 }
const filled = {
  ...application.empty,
  position: " Driver ",
  employments: [{ rowId: "a1", employer: "Northway", years: "3" }]
}

describe("a form", () => {
  it("sends what is asked, and null for what is not answered or not asked", () => {
    expect(application.write({ ...filled, hours: "12" })).toEqual({
      position: "Driver",
      kind: null,
      hours: null,
      expires: null,
      convicted: null,
      home: { street: null },
      employments: [{ rowId: "a1", employer: "Northway", years: 3 }]
    })
    expect(application.write({ ...filled, kind: "PART", hours: " 12 " }).hours).toBe(12)
  })

  it("reads back what it sent", () => {
    const sent = application.write({ ...filled, convicted: { answer: "YES", details: "Speeding" } })
    expect(application.write(application.read(sent))).toEqual(sent)
  })

  it("tells what is wrong in the order of its questions, addressed into groups and rows", () => {
    const wrong = {
      ...application.empty,
      kind: "PART",
      convicted: { answer: "YES", details: " " },
      home: { street: "A long street" },
      employments: [{ rowId: "a1", employer: "", years: "many" }]
    } as typeof application.empty
    expect(application.problems(wrong, facts)).toEqual([
      { field: "position", text: "Enter the position", kind: "missing" },
      { field: "hours", text: "Enter the hours", kind: "missing" },
      { field: "convicted/details", text: "Say what for", kind: "missing" },
      { field: "home/street", text: "Street must be 5 characters or fewer" },
      { field: "employments/a1/employer", text: "Enter the employer", kind: "missing" },
      { field: "employments/a1/years", text: "Years must be a whole number" }
    ])
  })

  it("asks a rule only about an answer that is well by itself, with what the rule needs to know", () => {
    const part = { ...filled, kind: "PART", hours: "4" }
    expect(application.problems(part, { now, used: 5 })).toEqual([
      { field: "hours", text: "At least 5 hours" }
    ])
    expect(application.problems({ ...part, hours: "x" }, { now, used: 5 })).toHaveLength(1)
    expect(application.problems({ ...part, kind: "FULL" }, { now, used: 5 })).toEqual([])
  })

  it("asks about an odd answer until it is passed, and about another one anew", () => {
    const odd = { ...filled, expires: "2060-01-01" }
    const none: ReadonlyArray<Confirmation> = []
    const asked = application.unconfirmed(odd, facts, none)
    expect(asked).toMatchObject([{ field: "expires", text: "It expires in more than ten years." }])
    expect(application.problems(odd, facts)).toEqual([])
    expect(application.unconfirmed(odd, facts, asked)).toEqual([])
    expect(application.unconfirmed({ ...odd, expires: "2061-01-01" }, facts, asked)).toHaveLength(1)
    expect(application.unconfirmed(filled, facts, none)).toEqual([])
  })

  it("refuses rows that share a name, have a strange one, or are too many", () => {
    const row = { rowId: "a1", employer: "Northway", years: "3" }
    const problemsWith = (employments: typeof filled.employments) =>
      application.problems({ ...filled, employments }, facts).map(({ field, text }) => `${field}: ${text}`)
    expect(problemsWith([row, row])).toEqual(["employments: Employments: each row needs a name of its own"])
    expect(problemsWith([{ ...row, rowId: "../x" }])).toHaveLength(1)
    expect(problemsWith(["a", "b", "c"].map((rowId) => ({ ...row, rowId })))).toEqual([
      "employments: Employments: 2 or fewer"
    ])
  })

  it("declares harmless what its questions declare, and nothing else", () => {
    expect(application.harmless).toEqual(["kind", "rowId", "years"])
  })

  it("finds the question whose answer stands at a place of the wire", () => {
    expect(application.fieldAt("home.street")).toBe("home/street")
    expect(application.fieldAt("expires.day")).toBe("expires")
    expect(application.fieldAt("elsewhere.day")).toBe("elsewhere.day")
  })
})

describe("a kept draft", () => {
  const kept = { ...filled, hours: "12" }

  it("is taken as it was where the form is the same", () => {
    expect(application.take(kept)).toEqual({ form: kept, left: {} })
  })

  it("keeps every other answer where a question was dropped, added or became of another kind", () => {
    const { position, kind, ...others } = application.questions
    const later = form({
      position: wholeNumber({ label: "Position", min: 1, max: 9 }),
      kind: choice({ label: "Kind", of: { SHIFT: "By shift" } }),
      motto: text({ label: "Motto", max: 9 }),
      ...others
    })
    const taken = later.take({ ...kept, kind: "PART", colour: "red" })
    expect(taken.form).toMatchObject({ motto: "", kind: "", hours: "12", employments: kept.employments })
    expect(taken.left).toEqual({ kind: "PART", colour: "red" })
    expect(form({ position: yesNo({ label: "Position" }) }).take({ position: "Driver" }).left).toEqual({
      position: "Driver"
    })
    expect([position.kind, kind.kind]).toEqual(["text", "choice"])
  })

  it("tells what was dropped of an answer that is made of others, and takes the rest of it", () => {
    const house = form({
      home: group({ label: "Home", each: form({ street: text({ label: "Street", max: 99 }) }) })
    })
    expect(house.take({ home: { street: "1 Quay", county: "Avon" } })).toEqual({
      form: { home: { street: "1 Quay" } },
      left: { home: { county: "Avon" } }
    })
  })

  it("leaves rows together where one of them cannot be taken", () => {
    const rowsOfTicks = form({
      employments: rows({
        label: "Employments",
        one: "Employment",
        each: form({ employer: yesNo({ label: "Employer" }) }),
        max: 2
      })
    })
    expect(rowsOfTicks.take(kept).left).toMatchObject({ employments: kept.employments })
  })

  it.each([undefined, null, 7, "text", [], { position: 7 }])("survives nonsense: %j", (nonsense) => {
    expect(application.take(nonsense).form).toEqual(application.empty)
  })
})

describe("sections", () => {
  const sectioned = formInSections(
    {
      who: { title: "Who", questions: { name: text({ label: "Name", max: 9, required: "Enter a name" }) } },
      where: { title: "Where", questions: { town: text({ label: "Town", max: 3 }) } },
      sign: { title: "Sign", questions: { signed: text({ label: "Signed", max: 9 }) } }
    },
    { locks: { sign: ({ name }) => (name === "" ? "Say who you are first" : undefined) } }
  )
  const standing = (answers: Partial<typeof sectioned.empty>) =>
    sectioned.standing({ ...sectioned.empty, ...answers }, { now }).map((section) => section.standing)

  it("are not started, incomplete, complete or locked, and say why", () => {
    expect(standing({})).toEqual(["notStarted", "notStarted", "locked"])
    expect(standing({ name: "Ada", town: "York" })).toEqual(["complete", "incomplete", "notStarted"])
    expect(sectioned.standing(sectioned.empty, { now })[2]).toMatchObject({
      because: "Say who you are first"
    })
  })
})

describe("both versions", () => {
  it("stand side by side in words, rows by their names, without what neither gives", () => {
    const theirs = {
      ...filled,
      kind: "FULL",
      employments: [
        { rowId: "b2", employer: "Southway", years: "1" },
        ...filled.employments.map((row) => ({ ...row, years: "4" }))
      ]
    }
    expect(versionsOf(application, filled, theirs)).toEqual([
      { at: "position", label: "Position", mine: "Driver", theirs: "Driver" },
      { at: "kind", label: "Kind", mine: "", theirs: "Full time" },
      { at: "employments/b2/employer", label: "Employment 1: Employer", mine: "", theirs: "Southway" },
      { at: "employments/b2/years", label: "Employment 1: Years", mine: "", theirs: "1" },
      {
        at: "employments/a1/employer",
        label: "Employment 1: Employer",
        mine: "Northway",
        theirs: "Northway"
      },
      { at: "employments/a1/years", label: "Employment 1: Years", mine: "3", theirs: "4" }
    ])
  })

  it("leaves the sections out in which both versions say the same", () => {
    const sectioned = formInSections({
      person: { title: "Person", questions: { name: text({ label: "Name", max: 9 }) } },
      work: {
        title: "Work",
        questions: { job: text({ label: "Job", max: 9 }), place: text({ label: "Place", max: 9 }) }
      }
    })
    const mine = { name: "Ada", job: "Nurse", place: "Leeds" }
    expect(differingSections(sectioned, mine, { ...mine, job: "Carer" })).toEqual([
      {
        title: "Work",
        answers: [
          { at: "job", label: "Job", mine: "Nurse", theirs: "Carer" },
          { at: "place", label: "Place", mine: "Leeds", theirs: "Leeds" }
        ]
      }
    ])
    // Two files of one name differ, and nobody is asked about nothing.
    expect(differingSections(sectioned, mine, mine).map(({ title }) => title)).toEqual(["Person", "Work"])
  })
})
