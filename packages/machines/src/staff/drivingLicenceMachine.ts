import type { DrivingLicence } from "@crewfleet/sdk"
import { type AnswersOf, drivingLicenceForm, recordWords } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { StaffScope } from "./StaffScope.ts"

/** What an agency keeps of the driving licence of a worker. */
export const drivingLicenceMachine = loadingMachine<DrivingLicence, StaffScope>({
  id: "drivingLicence",
  description: "What an agency keeps of the driving licence of a worker.",
  harmless: ["drives"]
})

/** The same with the SDK behind the port. */
export const drivingLicenceLogic = (load: LoadClient) =>
  drivingLicenceMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: StaffScope }, options) => {
        const { workerId, ...query } = request
        return client.driver.licence({ params: { workerId }, query }, options)
      })
    }
  })

/** The form of what an agency found when it checked the driving licence of a worker. */
export const drivingLicenceEditorMachine = editorMachine<
  DrivingLicence,
  AnswersOf<typeof drivingLicenceForm>
>({
  id: "drivingLicenceEditor",
  description: "What an agency found when it checked the driving licence of a worker is edited.",
  form: drivingLicenceForm,
  warningFor: () => recordWords.infoMissing,
  created: recordWords.licenceSaved,
  updated: recordWords.licenceSaved,
  returnsThing: true
})

/** The form of the licence of the worker whose number is edited, with the SDK behind its ports. */
export const drivingLicenceEditorLogic = (load: LoadClient, { workerId, agencyId }: StaffScope) =>
  drivingLicenceEditorMachine.provide({
    actors: editorActors<DrivingLicence, typeof drivingLicenceForm>(
      load,
      drivingLicenceForm,
      ({ driver }, options) => ({
        load: () => driver.licence({ params: { workerId }, query: { agencyId } }, options),
        create: () => Promise.reject(new Error("This is never asked for")),
        update: (_, payload) =>
          driver.saveLicence({ params: { workerId }, query: { agencyId }, payload }, options)
      })
    )
  })
