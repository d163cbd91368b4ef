import type { Worker, WorkerInformation } from "@crewfleet/sdk"
import { agencyWorkerForm, declineForm, informationForm, jobForm, noteForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { type EditorCalls, editorActors } from "../editing/editorActors.ts"
import type { StaffScope } from "./StaffScope.ts"
import {
  declineEditorMachine,
  informationEditorMachine,
  jobEditorMachine,
  noteEditorMachine,
  workerEditorMachine
} from "./staffEditors.ts"

/** What exists from the beginning is never made, and what is only made is never loaded. */
const never = () => Promise.reject(new Error("This is never asked for"))

/** The form of a worker's own details with the SDK behind its ports; an administrator names the agency for which they edit. */
export const workerEditorLogic = (load: LoadClient, agencyId: number | undefined) =>
  workerEditorMachine.provide({
    actors: editorActors<Worker, typeof agencyWorkerForm>(load, agencyWorkerForm, ({ worker }, options) => ({
      load: (workerId) => worker.byId({ params: { workerId }, query: { agencyId } }, options),
      create: never,
      update: (workerId, payload) =>
        worker.update({ params: { workerId }, query: { agencyId }, payload }, options)
    }))
  })

/** The form of an agency's information about the worker whose number is edited, with the SDK behind its ports. */
export const informationEditorLogic = (load: LoadClient, { workerId, agencyId }: StaffScope) =>
  informationEditorMachine.provide({
    actors: editorActors<WorkerInformation, typeof informationForm>(
      load,
      informationForm,
      ({ agencyWorker }, options) => ({
        load: () => agencyWorker.information({ params: { workerId }, query: { agencyId } }, options),
        create: never,
        update: (id, answers) =>
          agencyWorker.updateInformation(
            {
              params: { workerId },
              query: { agencyId },
              payload: { ...answers, id, workerId, agencyId }
            },
            options
          )
      })
    )
  })

type Made = { readonly id: number }

/** What is only made. */
const making = (create: EditorCalls<Made, typeof noteForm>["create"]) => ({
  load: never,
  create,
  update: never
})

/** The form of a worker's job with the SDK behind its ports. */
export const jobEditorLogic = (load: LoadClient, { workerId, agencyId }: StaffScope) =>
  jobEditorMachine.provide({
    actors: editorActors<Made, typeof jobForm>(load, jobForm, ({ agencyWorker }, options) => ({
      load: never,
      create: ({ assignmentCodeId, paymentMethodId }) =>
        agencyWorker.addJob(
          {
            params: { workerId },
            query: { agencyId },
            payload: {
              assignmentCodeId: assignmentCodeId ?? undefined,
              paymentMethodId: paymentMethodId ?? undefined
            }
          },
          options
        ),
      update: never
    }))
  })

/** The form of a note with the SDK behind its ports. */
export const noteEditorLogic = (load: LoadClient, { workerId, agencyId }: StaffScope) =>
  noteEditorMachine.provide({
    actors: editorActors<Made, typeof noteForm>(load, noteForm, ({ agencyWorker }, options) =>
      making(({ note }) =>
        agencyWorker.addNote(
          { params: { workerId }, query: { agencyId }, payload: { note: note ?? "" } },
          options
        )
      )
    )
  })

/** The form in which an applicant is declined with the SDK behind its ports. */
export const declineEditorLogic = (load: LoadClient, { workerId, agencyId }: StaffScope) =>
  declineEditorMachine.provide({
    actors: editorActors<Made, typeof declineForm>(load, declineForm, ({ agencyWorker }, options) => ({
      load: never,
      create: ({ reason }) =>
        agencyWorker.decline(
          { params: { workerId }, query: { agencyId }, payload: { reason: reason ?? "" } },
          options
        ),
      update: never
    }))
  })
