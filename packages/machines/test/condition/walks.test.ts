import {
  conditionReportMachine,
  conditionReportsMachine,
  draftKeeperMachine,
  photoSenderMachine
} from "@crewfleet/machines"
import type { ConditionReports, Moment } from "@crewfleet/sdk"
import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe } from "vitest"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"
import type { Script } from "../walk.ts"
import {
  complete,
  completeDraft,
  places,
  receivedReport,
  refused,
  sends,
  shoots,
  signs
} from "./someReport.ts"

describeWalk(photoSenderMachine, {
  inputs: [{ bookingId: 7, photoId: uuid(100) }],
  events: [{ type: "connection.returned" }, { type: "retry.asked" }],
  answers: { sendPhoto: [undefined] }
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

const atWork = (
  moment: Moment,
  lookUp: ReadonlyArray<ConditionReports>
): Script<typeof conditionReportMachine> => ({
  inputs: [{ bookingId: 7, moment }],
  events: [
    { type: "answer.given", answers: { remarks: "" } },
    places,
    { type: "damage.removed", id: uuid(2) },
    shoots,
    { type: "photo.unreadable", damageId: someDamage.id },
    { type: "photo.removed", id: uuid(100) },
    { type: "photo.told", id: uuid(101), status: "received" },
    { type: "photo.told", id: uuid(101), status: "refused", failure: refused(413) },
    signs("hirer", "Mina Okafor"),
    sends,
    { type: "connection.returned" },
    { type: "retry.asked" },
    { type: "amendment.asked" },
    { type: "own.chosen", id: uuid(50) },
    { type: "other.chosen" },
    { type: "draft.discarded" },
    { type: "reload.asked" },
    { type: "keeping.settled" }
  ],
  answers: {
    readDraft: [
      { draft: undefined, earlier: undefined },
      { draft: scratched, earlier: undefined },
      {
        draft: {
          ...scratched,
          id: uuid(50),
          known: [uuid(60), uuid(61), uuid(50)],
          asked: true
        },
        earlier: undefined
      },
      { draft: { ...scratched, refusal: refused(403) }, earlier: undefined },
      {
        draft: {
          ...scratched,
          photos: [{ id: uuid(101), status: "onDevice" }],
          receivedAt: "2026-03-02T10:05:00.000Z"
        },
        earlier: undefined
      }
    ],
    lookUp,
    sendReport: [receivedReport(uuid(50), complete, moment)],
    keeper: [],
    photo: []
  },
  failures: [refused(400, [{ field: "odometer", message: "Not like this" }])],
  limit: 100_000
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
