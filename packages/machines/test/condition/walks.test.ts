import { conditionReportMachine, conditionReportsMachine, draftKeeperMachine } from "@crewfleet/machines"
import type { Script } from "@crewfleet/machines/testing"
import type { ConditionReports } from "@crewfleet/sdk"
import type { Moment } from "@crewfleet/sdk/rules"
import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe } from "vitest"
import { reportIn } from "../../src/condition/conditionReportLogic.ts"
import { attachmentFile, attachmentUpload } from "../../src/delivery/attachmentFile.ts"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"
import { uploadEvents } from "../upload/uploadScript.ts"
import {
  complete,
  completeDraft,
  edits,
  places,
  receivedReport,
  refused,
  sends,
  shoots,
  signs
} from "./someReport.ts"

describeWalk(attachmentFile, {
  settled: ["isPatient"],
  inputs: [{ upload: attachmentUpload(uuid(100)), to: { bookingId: 7, moment: "PICK_UP" } }],
  events: [...uploadEvents, { type: "upload.finished" }],
  answers: { shrink: [], assemble: [], send: [], attach: [undefined] },
  unused: ["shrinking", "assembling", "refused", "failed"]
})

describeWalk(draftKeeperMachine, {
  inputs: [{ bookingId: 7, moment: "PICK_UP" }],
  events: [{ type: "draft.changed", draft: completeDraft }, { type: "draft.ended" }],
  answers: { keepDraft: [undefined], forgetDraft: [undefined] }
})

describeWalk(
  conditionReportsMachine,
  loadingScript({ bookingId: 7 }, { bookingId: 8 }, [{}, { pickUp: receivedReport(uuid(60)) }])
)

/** What changes a form in many ways multiplies with all that a report remembers, so that most forms here are the same. */
const scratched = { ...completeDraft, form: { ...complete, damages: [someDamage] } }
const asked = {
  ...scratched,
  form: { ...scratched.form, step: { wanted: true, at: "2026-03-02T10:00:00.000Z" } }
}

const atWork = (
  moment: Moment,
  lookUp: ReadonlyArray<ConditionReports>
): Script<typeof conditionReportMachine> => ({
  inputs: [{ bookingId: 7, moment }],
  events: [
    edits({ type: "answer.given", answers: { remarks: "" } }),
    places,
    edits({ type: "damage.removed", id: uuid(2) }),
    shoots,
    edits({ type: "photo.unreadable", damageId: someDamage.id }),
    edits({ type: "photo.removed", id: uuid(100) }),
    { type: "attachment.removed", id: uuid(101) },
    { type: "upload.done", id: uuid(101) },
    { type: "upload.interrupted", id: uuid(101), failure: refused(413) },
    { type: "upload.resumed", id: uuid(101) },
    signs("hirer", "Mina Okafor"),
    { type: "facts.told", facts: {} },
    sends,
    { type: "connection.returned" },
    { type: "retry.asked" },
    { type: "amendment.asked" },
    { type: "own.chosen", id: uuid(50) },
    { type: "other.chosen" },
    { type: "left.dismissed" },
    { type: "draft.discarded" },
    { type: "reload.asked" },
    { type: "keeping.settled" }
  ],
  answers: {
    readDraft: [
      { draft: undefined, facts: {} },
      { draft: scratched, facts: {} },
      {
        draft: {
          ...asked,
          id: uuid(50),
          known: [uuid(60), uuid(61), uuid(50)],
          asked: true
        },
        facts: {}
      },
      { draft: { ...asked, refusal: refused(403) }, facts: {} },
      {
        draft: {
          ...asked,
          attachments: [{ id: uuid(101), status: "onDevice" }],
          receivedAt: "2026-03-02T10:05:00.000Z"
        },
        facts: {}
      }
    ],
    lookUp: lookUp.map((reports) => reportIn(reports, { bookingId: 7, moment })),
    send: [receivedReport(uuid(50), complete, moment)],
    keeper: [],
    attachment: []
  },
  failures: [refused(400, [{ field: "odometer", message: "Not like this" }])],
  limit: 150_000
})

describe("at the pick-up", () => {
  describeWalk(
    conditionReportMachine,
    atWork("PICK_UP", [{ subject: { fuelType: "PETROL" } }, { pickUp: receivedReport(uuid(60)) }])
  )
})

describe("at the return", () => {
  const pickUp = receivedReport(uuid(62), scratched.form)
  describeWalk(
    conditionReportMachine,
    atWork("RETURN", [
      { subject: { fuelType: "PETROL" }, pickUp },
      { pickUp, return: receivedReport(uuid(60), complete, "RETURN") }
    ])
  )
})
