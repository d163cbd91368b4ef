import type { CredentialType } from "@crewfleet/sdk"
import {
  type AnswersOf,
  type CredentialSort,
  type CredentialTypeFacts,
  credentialTypeForm,
  recordWords
} from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import { editorMachine } from "../editing/editorMachine.ts"

/** The form of a training or compliance that workers can have. */
export const credentialTypeEditorMachine = editorMachine<
  CredentialType,
  AnswersOf<typeof credentialTypeForm>
>({
  id: "credentialTypeEditor",
  description: "A training or compliance that workers can have is added, renamed, or offered no more.",
  form: credentialTypeForm,
  factsOf: (type): CredentialTypeFacts => ({ code: type?.code }),
  created: recordWords.typeAdded,
  updated: recordWords.typeSaved,
  returnsThing: true
})

/** The same with the SDK behind its ports. */
export const credentialTypeEditorLogic = (load: LoadClient, sort: CredentialSort) =>
  credentialTypeEditorMachine.provide({
    actors: editorActors<CredentialType, typeof credentialTypeForm>(
      load,
      credentialTypeForm,
      ({ credentialType }, options) => ({
        load: (id) => credentialType.byId({ params: { sort, id } }, options),
        create: (payload) => credentialType.add({ params: { sort }, payload }, options),
        update: (id, payload) => credentialType.update({ params: { sort, id }, payload }, options)
      })
    )
  })
