import {
  cancellationForm,
  cancellationMeansForWard,
  changeMeansForWard,
  changeReasonProblems,
  meaningForWard,
  requestLike,
  samePatientAsked,
  transportChangeForm,
  transportCodeForm,
  transportForm,
  transportMessageForm,
  transportStatuses
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const now = "2026-11-23T09:00:00.000Z"

describe("what a ward is told", () => {
  it.each(transportStatuses)("says in a sentence what %s means", (status) => {
    expect(meaningForWard(status, "Northway")).toMatch(/^[A-Z].+\.$/)
  })

  it("says what cancelling brings about once the crew is sent", () => {
    expect(cancellationMeansForWard("AUTHORIZED")).toBeUndefined()
    for (const status of ["COMMITTED", "IN_PROGRESS"])
      expect(cancellationMeansForWard(status, "Northway")).toContain("Northway calls the crew back")
  })

  it("says nothing of a status that nobody foresaw", () => {
    expect(meaningForWard("DREAMT")).toBe("")
    expect(changeMeansForWard("DREAMT")).toBeUndefined()
  })

  it("says what a change brings about once an agency has accepted", () => {
    expect(changeMeansForWard("NEW")).toBeUndefined()
    expect(changeMeansForWard("ACCEPTED", "Northway")).toBe(
      "Northway has accepted this journey. What you change is shown to them, and they are asked again for what it touches."
    )
    expect(changeMeansForWard("COMMITTED", "Northway")).toContain("telephone Northway")
  })
})

describe("what a ward types beside its request", () => {
  it("wants a reason of at most 500 characters", () => {
    const saidOf = (reason: string) => cancellationForm.problems({ reason }, { now }).map(({ text }) => text)
    expect(saidOf(" ")).toEqual(["Enter the reason"])
    expect(saidOf("x".repeat(501))).toEqual(["Reason must be 500 characters or fewer"])
    expect(saidOf("Bed was lost")).toEqual([])
  })

  it("wants the reason of a change once an agency has accepted, of at most 500 characters", () => {
    const saidOf = (reason: string, transportStatus: string) =>
      changeReasonProblems({ reason }, { now, transportStatus }).map(({ text }) => text)
    expect(saidOf(" ", "NEW")).toEqual([])
    for (const status of ["ACCEPTED", "AUTHORIZED", "COMMITTED", "IN_PROGRESS"])
      expect(saidOf(" ", status)).toEqual(["Enter the reason for the change"])
    expect(saidOf("The bed was lost", "ACCEPTED")).toEqual([])
    expect(saidOf("x".repeat(501), "NEW")).toEqual(["Reason for the change must be 500 characters or fewer"])
  })

  it("keeps the reason of a change beside the answers of its request", () => {
    const typed = { ...transportForm.empty, destination: "Oak House", reason: "The bed was lost" }
    expect(transportChangeForm.take({ ...typed, floor: 2 })).toEqual({ form: typed, left: { floor: 2 } })
    expect(transportChangeForm.read({ destination: "Oak House" }).reason).toBe("")
    expect(
      transportChangeForm.problems({ ...typed, reason: "" }, { now, transportStatus: "ACCEPTED" }).at(-1)
    ).toMatchObject({
      field: "reason"
    })
  })

  it("wants a message of at most 2,000 characters", () => {
    const saidOf = (body: string) => transportMessageForm.problems({ body }, { now }).map(({ text }) => text)
    expect(saidOf("")).toEqual(["Write a message"])
    expect(saidOf("x".repeat(2_001))).toEqual(["Message must be 2000 characters or fewer"])
  })

  it("takes a code with spaces", () => {
    expect(transportCodeForm.write({ code: " 123 456 " })).toEqual({ code: "123456" })
  })
})

describe("requestLike", () => {
  it("takes all of an earlier request but its time, and that it is right", () => {
    const earlier = {
      ...transportForm.empty,
      dateTimeRequired: "2026-11-20T09:00:00.000Z",
      patientName: "Ada Hale",
      pickupPostCode: "LS1 3EX",
      disclaimer: true
    }
    expect(requestLike(transportForm.write(earlier))).toEqual({
      ...earlier,
      dateTimeRequired: "",
      disclaimer: false
    })
  })
})

describe("samePatientAsked", () => {
  const complete = {
    patientName: " Ada Hale ",
    pdob: "1980-02-03",
    dateTimeRequired: "2026-07-01T23:30:00.000Z"
  }

  it("asks for the day of the clock on the wall", () => {
    expect(samePatientAsked(complete, "Europe/London")).toEqual({
      patientName: "Ada Hale",
      pdob: "1980-02-03",
      day: "2026-07-02"
    })
  })

  it.each(["patientName", "pdob", "dateTimeRequired"])("asks nothing without %s", (field) => {
    expect(samePatientAsked({ ...complete, [field]: "" }, "Europe/London")).toBeUndefined()
  })
})
