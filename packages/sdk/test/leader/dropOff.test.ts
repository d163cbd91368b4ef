import { dropOffForm, incidentForm, totalMileage } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { patientCommentMaximum } from "../../src/leader/dropOffForm.ts"

const now = "2026-11-20T10:00:00.000Z"
const signed = { method: "TYPED", name: "Dee Nurse", confirmed: true, drawing: "", signedAt: now } as const
const complete = {
  ...dropOffForm.empty,
  dropTime: "2026-11-20T09:30:00.000Z",
  mileage: "41 260",
  recipientName: "Dee Nurse",
  recipientSignature: signed,
  signature: true
}
const texts = (answers: typeof dropOffForm.empty, startMileage?: number) =>
  dropOffForm.problems(answers, { now, startMileage }).map(({ text }) => text)

describe("the drop-off", () => {
  it("wants what it cannot do without, and the tick by which the log is confirmed", () => {
    expect(dropOffForm.empty.pdroppedOff).toBe("YES")
    expect(texts(dropOffForm.empty)).toEqual([
      "Enter when the patient was dropped off",
      "Enter the mileage at the end",
      "Enter who takes the patient over",
      "Let the recipient sign, or say why they do not",
      "Please confirm information is correct."
    ])
    expect(texts(complete, 41_200)).toEqual([])
    expect(dropOffForm.questions.signature.label).toBe(
      "I confirm that the information entered on this log is correct"
    )
  })

  it("asks for another place after No, tells it by any of its fields, and clears them after Yes", () => {
    const elsewhere = { ...complete, pdroppedOff: "NO" }
    expect(dropOffForm.asked(elsewhere)).toEqual(
      expect.arrayContaining(["newAddress", "newPostCode", "newPhone", "newEmail"])
    )
    expect(texts(elsewhere)).toEqual(["Enter where the patient was dropped off"])
    const written = (answers: typeof dropOffForm.empty) => dropOffForm.write(dropOffForm.followed(answers))
    expect(written({ ...elsewhere, newPhone: "01632 960001" })).toMatchObject({
      newLocation: true,
      newPhone: "01632 960001"
    })
    expect(written(elsewhere).newLocation).toBe(false)
    expect(written({ ...complete, newAddress: "1 High Street" }).newAddress ?? null).toBeNull()
  })

  it("takes 20 characters of a comment, counted, and longer words elsewhere", () => {
    expect(patientCommentMaximum).toBe(20)
    expect(dropOffForm.questions.pcomment).toMatchObject({ max: 20, counted: true })
    expect(texts({ ...complete, pcomment: "x".repeat(21) })).toEqual([
      "Your comment must be 20 characters or fewer"
    ])
    expect(texts({ ...complete, pcomment: "x".repeat(20), overallExperience: "x".repeat(2_000) })).toEqual([])
  })

  it("ends with no smaller mileage than it began, so that start, end and total agree", () => {
    expect(texts(complete, 41_300)).toEqual([
      "The mileage at the end must be 41,300 or more, which it was at the start"
    ])
    expect(totalMileage(41_200, 41_260)).toBe(60)
    expect(totalMileage(undefined, 41_260)).toBeUndefined()
  })

  it("asks the seven questions of the specification in its words", () => {
    const { questions } = dropOffForm
    expect([
      questions.pfCleanliness.label,
      questions.pfCourtesy.label,
      questions.pfKnowledge.label,
      questions.pfTreatment.label,
      questions.pfAdvice.label,
      questions.pfComfort.label,
      questions.pfExperience.label
    ]).toEqual([
      "Cleanliness of the vehicle",
      "Courtesy of the ambulance team",
      "Knowledge of the ambulance team",
      "Treatment of you or your relative",
      "Felt safe during transportation",
      "Comfort for the journey",
      "Overall experience"
    ])
  })

  it("believes a clock that is a day off, and no more", () => {
    expect(texts({ ...complete, dropTime: "2026-11-21T09:59:00.000Z" })).toEqual([])
    expect(texts({ ...complete, dropTime: "2026-11-21T10:01:00.000Z" })).toEqual([
      "The time of the drop-off has not come yet"
    ])
  })
})

describe("an incident", () => {
  it("wants no more than what and when", () => {
    const touched = { ...incidentForm.empty, kind: "RESTRAINT", start: now }
    expect(incidentForm.problems(touched, { now })).toEqual([])
    expect(incidentForm.problems({ ...touched, end: "2026-11-20T09:00:00.000Z" }, { now })).toEqual([
      { field: "end", text: "The end must be after the start" }
    ])
  })

  it("asks how only of a restraint, and for an end only of what lasts", () => {
    const asked = (kind: string) => incidentForm.asked({ ...incidentForm.empty, kind })
    expect(asked("RESTRAINT")).toEqual(expect.arrayContaining(["end", "restraint", "why", "who"]))
    expect(asked("ABSCONDING")).toContain("end")
    expect(asked("ABSCONDING")).not.toContain("restraint")
    for (const kind of ["INJURY", "DIVERSION", "ABORT"]) expect(asked(kind)).not.toContain("end")
  })
})
