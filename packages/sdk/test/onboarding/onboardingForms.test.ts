import {
  applicationLongForm,
  bankLongForm,
  formStatusOf,
  hmrcLongForm,
  mayTellRecommendation,
  occupationalLongForm,
  onboardingForm,
  onboardingFormNames,
  reviewFormOf
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { applicationForm } from "../../src/onboarding/applicationForm.ts"
import { occupationalForm } from "../../src/onboarding/occupationalForm.ts"

const now = { now: "2026-11-20T10:00:00.000Z" }

it("has the sections and labels of the specification, in its order", () => {
  const titlesOf = ({
    form
  }: {
    readonly form: { readonly sections: ReadonlyArray<{ readonly title: string }> }
  }) => form.sections.map(({ title }) => title)
  expect(titlesOf(applicationLongForm)).toEqual([
    ...["Position", "Personal details", "Right to work", "Restrictions", "Offences", "Investigations", "DBS"],
    ...["Professional registration", "References", "Employment history", "Education"],
    ...["Current or most recent employer", "Personal statement", "Further information"],
    ...["Declaration", "Safeguarding declaration", "Availability"]
  ])
  expect(titlesOf(occupationalLongForm)).toEqual([
    ...["Personal Details", "Medical History", "Chicken Pox or Shingles", "BBV", "Tuberculosis"],
    ...["Tuberculosis Continued", "Vaccinations", "Uploads", "Consent and declaration"]
  ])
  expect(titlesOf(hmrcLongForm)).toEqual([
    ...["Personal details", "Employee statement", "Student loans", "Declaration"]
  ])
  const labels = Object.values(bankLongForm.form.questions).map(({ label }) => label)
  expect(labels.slice(0, 4)).toEqual(["Holder name", "Bank", "Account number", "Sort code"])
  expect(onboardingFormNames.map((name) => onboardingForm(name).title)).toEqual([
    ...["Application form", "Occupational Health Medical Questionnaire"],
    ...["HMRC Tax Declaration", "Bank Details"]
  ])
})

it("lets browsers fill in what is somebody's own, and never what is another's", () => {
  const filled = ({ form }: { readonly form: { readonly questions: object } }) =>
    Object.entries(form.questions).flatMap(([field, { autoComplete }]) =>
      autoComplete === undefined ? [] : [`${field} ${autoComplete}`]
    )
  const own = ["preferredName nickname", "address street-address", "email email", "phone tel"]
  expect(filled(applicationLongForm)).toEqual([...own, "printName name", "genFullname name"])
  expect(filled(occupationalLongForm)).toEqual([...own, "fullname name"])
  expect(filled(hmrcLongForm)).toEqual(["address street-address", "fullname name"])
  expect(filled(bankLongForm)).toEqual(["name name", "fullname name"])
  expect(filled({ form: applicationLongForm.form.questions.references.each })).toEqual([])
})

it("asks whoever signs with a picture for that picture, and whoever has chosen none of the ways to sign", () => {
  const { form } = bankLongForm
  const said = (signed: Partial<typeof form.empty.signed>) =>
    form
      .problems({ ...form.empty, signed: { ...form.empty.signed, ...signed } }, now)
      .filter(({ field }) => field === "signed")
  expect(said({})).toEqual([{ field: "signed", text: "Sign the form", kind: "missing" }])
  expect(said({ method: "UPLOADED" })).toEqual([
    { field: "signed", text: "Choose the picture of your signature", kind: "missing" }
  ])
  expect(
    said({ method: "UPLOADED", file: { blobId: "b1", name: "a.png", type: "image/png", size: 9 } })
  ).toEqual([])
})

describe("where a form stands", () => {
  const handedIn = { saved: true, submitted: true }
  it.each([
    [{ saved: false, submitted: false }, [], "NOT_STARTED"],
    [{ saved: true, submitted: false }, [], "SAVED"],
    [handedIn, [], "WAITING_APPROVAL"],
    [handedIn, ["APPROVED", undefined], "WAITING_APPROVAL"],
    [handedIn, ["APPROVED", "REJECTED", undefined], "REJECTED"],
    [handedIn, ["APPROVED", "APPROVED"], "APPROVED"]
  ] as const)("%j with %j is %s", (so, decisions, expected) => {
    expect(formStatusOf(so, decisions)).toBe(expected)
  })
})

describe("a decision", () => {
  const health = reviewFormOf(occupationalLongForm)
  const tax = reviewFormOf(hmrcLongForm)
  it("says what must change where it rejects", () => {
    const rejected = { ...tax.empty, status: "REJECTED" }
    expect(tax.problems(rejected, now)).toMatchObject([{ field: "comment" }])
    expect(tax.problems({ ...rejected, comment: "Sign it" }, now)).toEqual([])
    const sections = [{ rowId: "a", section: "loans", comment: "Which plan?" }]
    expect(tax.problems({ ...rejected, sections }, now)).toEqual([])
    expect(
      tax.problems({ ...rejected, sections: [{ rowId: "a", section: "none", comment: "" }] }, now)
    ).toHaveLength(2)
  })
  it("recommends where it approves a form about health, and nothing elsewhere", () => {
    expect(tax.problems({ ...tax.empty, status: "APPROVED" }, now)).toEqual([])
    const approved = { ...health.empty, status: "APPROVED" }
    expect(health.problems(approved, now)).toMatchObject([{ field: "recommendation" }])
    expect(health.problems({ ...approved, recommendation: "FIT_WITH_ADJUSTMENTS" }, now)).toMatchObject([
      { field: "adjustments" }
    ])
  })
})

describe("what is recommended about somebody's health", () => {
  it.each([
    [true, true],
    [false, false],
    [undefined, true]
  ])("is told to others where they consent: %s", (consent, expected) => {
    expect(mayTellRecommendation({ consent })).toBe(expected)
  })
})

describe("what payroll reads", () => {
  const open = ({ form }: { readonly form: { readonly questions: object } }) =>
    Object.entries(form.questions).flatMap(([field, question]) => ("audience" in question ? [] : [field]))
  it("is all of the bank details, and of the tax form what is no detail of a worker anyway", () => {
    expect(open(bankLongForm)).toEqual([])
    expect(open(hmrcLongForm)).toEqual(["lastname", "firstname", "sex", "dob", "address", "employmentStart"])
  })
})

it("counts no section as started by what is known of a worker anyway", () => {
  const personOf = (form: typeof hmrcLongForm.form, answers: object) =>
    form.standing({ ...form.empty, ...answers }, now)[0]?.standing
  const known = { lastname: "Price", firstname: "Sam", dob: "1991-11-10", sex: "male", address: "1 Low Road" }
  expect(personOf(hmrcLongForm.form, known)).toBe("notStarted")
  expect(personOf(hmrcLongForm.form, { ...known, insuarance: "AB 12 34 56 C" })).toBe("incomplete")
  const { form } = occupationalLongForm
  const knownOfHealth = { ...known, nationality: "Poland", phone: "0113 496 0000", email: "sam@example.org" }
  const standing = (answers: object) => form.standing({ ...form.empty, ...answers }, now)[0]?.standing
  expect(standing({ ...knownOfHealth, phone: "" })).toBe("notStarted")
  expect(standing(knownOfHealth)).toBe("complete")
})

describe("the application", () => {
  it("asks about gaps and missing references, which can be passed", () => {
    const texts = applicationForm.unconfirmed(applicationForm.empty, now, []).map(({ text }) => text)
    expect(texts).toEqual([
      "You have given no National Insurance number. Send it as soon as you have one.",
      "You have given fewer than two references.",
      "You have told of no employment and no education."
    ])
    const row = { ...applicationForm.questions.employments.each.empty, employer: "A", position: "B" }
    const employments = [
      { ...row, rowId: "a", start: "2020-01-01", end: "2024-01-31" },
      { ...row, rowId: "b", start: "2024-07-01", end: "", latest: true }
    ]
    expect(applicationForm.unconfirmed({ ...applicationForm.empty, employments }, now, [])[2]?.text).toBe(
      "Nothing is said about 1 Feb 2024 to 30 Jun 2024."
    )
  })
})

describe("the questionnaire of occupational health", () => {
  it("shows nothing but who somebody is to whoever is no clinical reviewer", () => {
    const open = Object.entries(occupationalForm.questions).flatMap(([field, question]) =>
      "audience" in question ? [] : [field]
    )
    expect(open).toEqual(["title", "lastname", "firstname", "preferredName", "dob"])
  })
  it("says which proofs are owed, more of them for exposure-prone procedures", () => {
    const owed = (exposure: string) =>
      occupationalForm.unconfirmed({ ...occupationalForm.empty, exposure }, now, []).map(({ field }) => field)
    expect(owed("NO")).toEqual(["varUp", "tbUp", "rubUp", "hepbUP"])
    expect(owed("YES")).toEqual(["varUp", "tbUp", "rubUp", "hepbUP", "hepbsUp", "hepcUp", "hivUp"])
  })
})
