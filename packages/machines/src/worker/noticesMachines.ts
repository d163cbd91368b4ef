import type { WorkerNotices } from "@crewfleet/sdk"
import { type AnswersOf, noticesForm, recordWords } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { type Chosen, choiceMachine } from "../editing/choiceMachine.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { WorkerRequest } from "./workerAgenciesMachine.ts"

type Choice = AnswersOf<typeof noticesForm>

/** Of what a worker is mailed. */
export const noticesMachine = loadingMachine<WorkerNotices, WorkerRequest>({
  id: "workerNotices",
  description: "Of what a worker is mailed.",
  harmless: noticesForm.harmless
})

/** The same with the SDK behind the port. */
export const noticesLogic = (load: LoadClient) =>
  noticesMachine.provide({
    actors: {
      load: calling(load, ({ worker }, { request }: { readonly request: WorkerRequest }, options) =>
        worker.notices({ params: { ...request } }, options)
      )
    }
  })

/** A worker chooses that. */
export const noticesChoiceMachine = choiceMachine<WorkerRequest, Choice>({
  id: "noticesChoice",
  description: "A worker chooses of what they are mailed.",
  saved: () => recordWords.noticesSaved,
  harmless: noticesForm.harmless
})

/** The same with the SDK behind the port. */
export const noticesChoiceLogic = (load: LoadClient) =>
  noticesChoiceMachine.provide({
    actors: {
      save: calling(
        load,
        ({ worker }, { about, choice }: Chosen<WorkerRequest, Choice>, options): Promise<unknown> =>
          worker.saveNotices({ params: { ...about }, payload: noticesForm.write(choice) }, options)
      )
    }
  })
