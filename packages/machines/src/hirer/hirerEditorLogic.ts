import type { Hirer } from "@crewfleet/sdk"
import { hirerForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import type { Scope } from "../Viewer.ts"
import { hirerEditorMachine } from "./hirerEditorMachine.ts"

/** The form of an agency's hirer with the SDK behind its ports; it ends with the hirer as they were sent. */
export const hirerEditorLogic = (load: LoadClient, query: Scope) =>
  hirerEditorMachine.provide({
    actors: editorActors<Hirer, typeof hirerForm>(load, hirerForm, ({ hirer }, options) => ({
      load: (id) => hirer.byId({ params: { id }, query }, options),
      create: async (payload) => ({ ...payload, ...(await hirer.create({ query, payload }, options)) }),
      update: async (id, payload) => ({
        ...payload,
        ...(await hirer.update({ params: { id }, query, payload }, options))
      })
    }))
  })
