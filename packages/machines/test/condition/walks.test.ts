import { conditionReportMachine, draftKeeperMachine, photoSenderMachine } from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import {
  completeDraft,
  places,
  receivedReport,
  refused,
  scratch,
  sends,
  shoots,
  signs,
  uuid
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

describeWalk(conditionReportMachine, {
  inputs: [{ bookingId: 7, moment: "PICK_UP" }],
  events: [
    { type: "answer.given", answers: { remarks: "" } },
    places,
    { type: "damage.removed", id: scratch.id },
    shoots,
    { type: "photo.unreadable", damageId: scratch.id },
    { type: "photo.removed", id: uuid(100) },
    { type: "photo.told", id: uuid(100), status: "received" },
    { type: "photo.told", id: uuid(100), status: "refused", failure: refused(413) },
    signs("hirer", ""),
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
      { draft: completeDraft, earlier: undefined },
      {
        draft: {
          ...completeDraft,
          id: uuid(50),
          known: [uuid(60), uuid(61), uuid(50)],
          asked: true
        },
        earlier: undefined
      },
      { draft: { ...completeDraft, receivedAt: "2026-03-02T10:05:00.000Z" }, earlier: undefined }
    ],
    lookUp: [{ subject: { fuelType: "PETROL" } }, { pickUp: receivedReport(uuid(60)) }],
    sendReport: [receivedReport(uuid(50))],
    keeper: [],
    photo: []
  },
  failures: [refused(400, [{ field: "odometer", message: "Not like this" }])],
  limit: 400_000
})
