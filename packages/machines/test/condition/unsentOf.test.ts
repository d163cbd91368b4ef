import { unsentOf } from "@crewfleet/machines"
import { uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { reportAt } from "./reportAt.ts"
import { completeDraft, refused } from "./someReport.ts"

const asked = { ...completeDraft, id: uuid(50), asked: true }
const received = { ...asked, receivedAt: "2026-03-02T10:05:00.000Z" }

it.each(["sealing", "sending", "waiting", "comparing"])(
  "says that a report is on its way while %s",
  (state) => {
    expect(unsentOf(reportAt(state, asked))).toBe("waiting")
  }
)

it("says that a person has to look at what was refused, or has to choose", () => {
  expect(unsentOf(reportAt("conflicting", asked))).toBe("refused")
  expect(unsentOf(reportAt({ filling: "refused" }, { ...completeDraft, refusal: refused(403) }))).toBe(
    "refused"
  )
})

it("says of a received report whether photos wait, or one was refused", () => {
  const photo = (status: "waiting" | "refused", number: number) => ({ id: uuid(number), status })
  expect(unsentOf(reportAt("received", { ...received, attachments: [photo("waiting", 1)] }))).toBe("waiting")
  const attachments = [photo("waiting", 1), photo("refused", 2)]
  expect(unsentOf(reportAt("received", { ...received, attachments }))).toBe("attachmentRefused")
})

it("says nothing of what nobody has asked to send, and of what has arrived", () => {
  expect(unsentOf(reportAt({ filling: "known" }, completeDraft))).toBeUndefined()
  expect(unsentOf(reportAt("received", received))).toBeUndefined()
})
