import { reportStatus } from "@crewfleet/machines"
import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { reportAt } from "./reportAt.ts"
import { away, complete, receivedReport, refused } from "./someReport.ts"

const at = (...standing: Parameters<typeof reportAt>) =>
  reportStatus(reportAt(...standing), (instant) => `on ${instant.slice(0, 10)}`)

const atReturn = { bookingId: 7, moment: "RETURN" } as const

it("says that nothing has been noted yet", () => {
  expect(at({ filling: "known" })).toEqual({ tone: "neutral", fact: "Nothing noted yet", advice: [] })
})

it("says of a correction that nothing has been changed yet", () => {
  expect(at({ filling: "known" }, { received: receivedReport(uuid(1)) }).fact).toBe("Nothing changed yet")
})

it.each(["sealing", "sending", "comparing"])("says that it is being sent while %s", (state) => {
  expect(at(state).fact).toBe("Sending")
})

it("says that it waits on this device, and why", () => {
  expect(at("waiting", { failure: away })).toEqual({
    tone: "warning",
    fact: "On this device, waiting to be sent",
    advice: ["There is no connection to the service. It is sent as soon as there is one."]
  })
})

it("says when it was received, and what of it is still here", () => {
  const attachments = (["received", "waiting", "sending", "refused"] as const).map((status, index) => ({
    id: uuid(index),
    status
  }))
  const { receivedAt } = receivedReport(uuid(1))
  expect(at("received", { receivedAt })).toEqual({
    tone: "success",
    fact: "Received on 2026-03-02",
    advice: []
  })
  expect(at("received", { receivedAt, attachments }).advice).toEqual([
    "2 photos still on this device, to be sent by themselves.",
    "1 photo refused: see “Photos still on this device”."
  ])
})

it("says of a return that damage is missing which a later pick-up report has", () => {
  const { receivedAt } = receivedReport(uuid(1))
  const earlier = { odometer: 1, damages: [someDamage] }
  const missing = at("received", { record: atReturn, receivedAt, facts: { earlier } })
  expect(missing).toMatchObject({ tone: "warning", fact: "Received on 2026-03-02" })
  expect(missing.advice).toEqual([
    "Damage that was noted at pick-up is missing here, as the pick-up report was received later. Correct this report: that damage is carried over."
  ])
  const form = { ...complete, damages: [someDamage] }
  expect(at("received", { record: atReturn, receivedAt, facts: { earlier }, form }).advice).toEqual([])
})

it("says why it was refused, and that it is still here", () => {
  expect(at({ filling: "refused" }, { refusal: refused(413) })).toEqual({
    tone: "danger",
    fact: "Refused, and still on this device",
    advice: ["The report is too large. Shorten the notes or remove damages, then send it again."]
  })
})

/** A report of which this browser keeps nothing. */
const notKept = (...standing: Parameters<typeof reportAt>) => {
  const keeper = { getSnapshot: () => ({ value: "notKept" }) }
  return reportStatus({ ...reportAt(...standing), children: { keeper } } as never, String)
}
const keepOpen = "This browser cannot store it. Keep this page open until the report has been received."

it("says of a refused report that only this page has it, where the device keeps nothing", () => {
  expect(notKept({ filling: "refused" }, { refusal: refused(403) })).toEqual({
    tone: "danger",
    fact: "Refused, and only on this page",
    advice: ["You are not allowed to send this report. Ask a colleague who is to fill it in.", keepOpen]
  })
})

it("promises nothing of a report that waits for a choice, where the device keeps nothing", () => {
  expect(notKept("conflicting")).toEqual({
    tone: "danger",
    fact: "Only on this page, not sent: another report was received",
    advice: ["Choose which of the two is to stay.", keepOpen]
  })
})

it("says that two reports wait for a choice", () => {
  expect(at("conflicting").fact).toBe("On this device, not sent: another report was received")
})

it("says of a report that was received, and of one that is begun, that the booking has been cancelled", () => {
  const received = { ...receivedReport(uuid(1)), bookingStatus: "CANCELLED" }
  const advice = ["This booking has been cancelled: settle that before the vehicle is handed over."]
  expect(at("received", { received })).toEqual({ tone: "warning", fact: "Received", advice })
  expect(at({ filling: "known" }, { facts: { subject: { status: "CANCELLED" } } })).toMatchObject({
    tone: "warning",
    fact: "Nothing noted yet",
    advice
  })
  expect(at("received", { received, record: atReturn }).advice).toEqual(["This booking has been cancelled."])
})
