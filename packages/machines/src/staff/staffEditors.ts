import type { Worker, WorkerInformation } from "@crewfleet/sdk"
import {
  type AnswersOf,
  agencyWorkerForm,
  declineForm,
  informationForm,
  jobForm,
  noteForm,
  recordWords
} from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

const warningFor = () => recordWords.infoMissing

/** The form of what is known of a worker as a person. */
export const workerEditorMachine = editorMachine<Worker, AnswersOf<typeof agencyWorkerForm>>({
  id: "workerEditor",
  description: "What is known of a worker as a person is edited.",
  form: agencyWorkerForm,
  warningFor,
  created: recordWords.workerSaved,
  updated: recordWords.workerSaved,
  returnsThing: true,
  // Whether each is one of those that there are is a rule of the form.
  harmless: ["gender", "nationality"]
})

/** The form of what an agency keeps about the terms and checks of a worker. */
export const informationEditorMachine = editorMachine<WorkerInformation, AnswersOf<typeof informationForm>>({
  id: "informationEditor",
  description: "What an agency keeps about the terms and checks of a worker is edited.",
  form: informationForm,
  warningFor,
  created: recordWords.workerSaved,
  updated: recordWords.workerSaved,
  returnsThing: true
})

/** The form in which a worker is let be booked as something. */
export const jobEditorMachine = editorMachine<{ readonly id: number }, AnswersOf<typeof jobForm>>({
  id: "workerJobEditor",
  description: "A worker is let be booked as something.",
  form: jobForm,
  warningFor,
  created: recordWords.workerJobAdded,
  updated: recordWords.workerJobAdded
})

/** The form of a note about a worker. */
export const noteEditorMachine = editorMachine<{ readonly id: number }, AnswersOf<typeof noteForm>>({
  id: "workerNoteEditor",
  description: "A note about a worker is written down.",
  form: noteForm,
  warningFor,
  created: recordWords.noteAdded,
  updated: recordWords.noteAdded
})

/** The form in which an applicant is told why they are declined. */
export const declineEditorMachine = editorMachine<{ readonly id: number }, AnswersOf<typeof declineForm>>({
  id: "declineEditor",
  description: "An applicant is declined, and told why.",
  form: declineForm,
  warningFor,
  created: recordWords.applicantDeclined,
  updated: recordWords.applicantDeclined
})
