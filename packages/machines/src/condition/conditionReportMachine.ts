import { unopened } from "./ConditionReportContext.ts"
import { conditionReport } from "./conditionReport.ts"
import { filling } from "./fillingState.ts"
import { harmlessAnswers } from "./harmlessAnswers.ts"
import { absent, asking, deciding, reading } from "./openingStates.ts"
import { comparing, conflicting, received, sealing, sending, waiting } from "./sendingStates.ts"

/**
 * One report of a vehicle's condition: filled in, kept on the device at every change, signed, and sent once. It always
 * knows where the report is.
 */
export const conditionReportMachine = conditionReport.createMachine({
  id: "conditionReport",
  meta: { harmless: harmlessAnswers },
  context: ({ input }) => unopened(input),
  entry: "startKeeper",
  initial: "reading",
  on: {
    "photo.told": [
      {
        guard: { type: "isPhotoReceived", params: ({ event }) => event },
        actions: [{ type: "keepPhotoStatus", params: ({ event }) => event }, "keep"]
      },
      { actions: { type: "keepPhotoStatus", params: ({ event }) => event } }
    ],
    "connection.returned": { actions: "forwardToPhotos" },
    "retry.asked": { actions: "forwardToPhotos" }
  },
  states: {
    reading,
    asking,
    deciding,
    absent,
    filling,
    sealing,
    sending,
    waiting,
    comparing,
    conflicting,
    received
  }
})
