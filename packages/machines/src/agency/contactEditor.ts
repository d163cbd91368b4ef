import type { Agency } from "@crewfleet/sdk"
import { type ContactAnswers, contactForm, recordWords } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import { agencyActors } from "./agencyActors.ts"

/** How and where an agency is reached. */
export interface ContactOfAgency extends Pick<Agency, "telephone" | "address"> {
  readonly id: number
  readonly version?: number | undefined
}

/** The form in which an agency says how and where it is reached. */
export const contactEditorMachine = editorMachine<ContactOfAgency, ContactAnswers>({
  id: "contactEditor",
  description: "An agency says how and where it is reached.",
  form: contactForm,
  created: recordWords.contactSaved,
  updated: recordWords.contactSaved,
  returnsThing: true
})

/** The same with the SDK behind its ports. */
export const contactEditorLogic = (load: LoadClient) =>
  contactEditorMachine.provide({
    actors: agencyActors<ContactOfAgency, ContactAnswers>(load, {
      read: (id, { telephone, address, versions }) => ({
        ...{ id, telephone, address, version: versions?.contact }
      }),
      save: ({ agency }, { params, edited, form }, options) =>
        agency.updateContact({ params, payload: { ...contactForm.write(form), ...edited } }, options)
    })
  })
