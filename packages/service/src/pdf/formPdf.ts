import type { AnswersOf, AnyForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type FormParticulars, formSheet } from "./formSheet.ts"
import { typeset } from "./typeset.ts"

/** A filled-in form as a PDF, from its declaration: the same bytes for the same answers. */
export const formPdf = <Form extends AnyForm>(
  form: Form,
  answers: AnswersOf<Form>,
  particulars: FormParticulars
): Effect.Effect<Buffer> => Effect.suspend(() => typeset(formSheet(form, answers, particulars)))
