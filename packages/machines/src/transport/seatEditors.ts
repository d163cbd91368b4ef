import { type AnswersOf, objectionForm, seatWords, withdrawalForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import { editorMachine } from "../editing/editorMachine.ts"

type Made = { readonly id: number }

/** A worker's own place in a job, as they saw it. */
export interface SeatInHand {
  readonly workerId: number
  readonly bookingId: number
  readonly version: number
}

/** The form in which a worker gives a place back. */
export const withdrawalEditorMachine = editorMachine<Made, AnswersOf<typeof withdrawalForm>>({
  id: "withdrawalEditor",
  description: "A worker gives a place in a transport job back.",
  form: withdrawalForm,
  created: seatWords.withdrawn,
  updated: seatWords.withdrawn
})

/** The form in which a worker objects to the hours that were entered. */
export const objectionEditorMachine = editorMachine<Made, AnswersOf<typeof objectionForm>>({
  id: "objectionEditor",
  description: "A worker says what is wrong with the hours that were entered for them.",
  form: objectionForm,
  created: seatWords.objected,
  updated: seatWords.objected
})

/** What is only sent is never loaded. */
const never = () => Promise.reject(new Error("This is never asked for"))

/** Withdrawing with the SDK behind its port. */
export const withdrawalEditorLogic = (load: LoadClient, { version, ...params }: SeatInHand) =>
  withdrawalEditorMachine.provide({
    actors: editorActors<Made, typeof withdrawalForm>(load, withdrawalForm, ({ seat }, options) => ({
      load: never,
      create: ({ reason }) =>
        seat.withdraw({ params, payload: { reason: reason ?? undefined, version } }, options),
      update: never
    }))
  })

/** Objecting with the SDK behind its port. */
export const objectionEditorLogic = (load: LoadClient, { workerId, bookingId }: SeatInHand) =>
  objectionEditorMachine.provide({
    actors: editorActors<Made, typeof objectionForm>(load, objectionForm, ({ seat }, options) => ({
      load: never,
      create: ({ body }) =>
        seat.objectTo({ params: { workerId, bookingId }, payload: { body: body ?? "" } }, options),
      update: never
    }))
  })
