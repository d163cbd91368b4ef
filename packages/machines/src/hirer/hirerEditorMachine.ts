import type { Hirer } from "@crewfleet/sdk"
import { type HirerAnswers, hirerForm, words } from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

/** The form of a hirer whom an agency enters, or whose details it corrects. */
export const hirerEditorMachine = editorMachine<Hirer, HirerAnswers>({
  id: "hirerEditor",
  description: "A hirer is entered, or what is said of one is corrected.",
  form: hirerForm,
  created: words.hirerAdded,
  updated: words.hirerSaved,
  returnsThing: true
})
