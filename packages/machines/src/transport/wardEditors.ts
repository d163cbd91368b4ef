import type { TransportJob } from "@crewfleet/sdk"
import {
  type AnswersOf,
  cancellationForm,
  transportChangeForm,
  transportMessageForm,
  wardWords
} from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

/** What is typed where a ward changes its request: all of it, and why. */
export type ChangeAnswers = AnswersOf<typeof transportChangeForm>

/** The form in which a ward changes or completes its request. */
export const transportChangeMachine = editorMachine<TransportJob, ChangeAnswers>({
  id: "transportChange",
  description: "A ward changes or completes its request for a journey.",
  form: transportChangeForm,
  factsOf: (job) => ({ transportStatus: job?.transportStatus }),
  // The request does not tell why it was changed.
  sentAs: (answers) => ({ ...answers, reason: "" }),
  created: wardWords.changed,
  updated: wardWords.changed,
  returnsThing: true
})

/** The form in which a ward cancels a journey, and says why. */
export const cancellationMachine = editorMachine<{ readonly id: number }, AnswersOf<typeof cancellationForm>>(
  {
    id: "transportCancellation",
    description: "A ward cancels a journey, and says why.",
    form: cancellationForm,
    created: wardWords.cancelled,
    updated: wardWords.cancelled
  }
)

/** The form of a message between ward and agency. */
export const transportMessageEditor = editorMachine<
  { readonly id: number },
  AnswersOf<typeof transportMessageForm>
>({
  id: "transportMessageEditor",
  description: "A message between ward and agency is written.",
  form: transportMessageForm,
  created: wardWords.written,
  updated: wardWords.written
})
