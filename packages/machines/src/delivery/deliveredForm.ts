import type { AnswersOf, AnyForm, PartialWire } from "@crewfleet/sdk/rules"
import { fieldOf } from "@crewfleet/sdk/rules"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes, Receipt } from "./DeliveryTypes.ts"

/** A delivery whose content is the answers to a declared form. */
export interface FormDelivery<Form extends AnyForm, Of extends object, Facts extends object = object>
  extends DeliveryTypes {
  readonly record: Of
  readonly form: AnswersOf<Form>
  readonly receipt: Receipt & { readonly content: PartialWire<Form["questions"]> }
  readonly facts: Facts
  readonly edit: Partial<AnswersOf<Form>>
}

type Declared = "empty" | "formOf" | "contentOf" | "problemsOf" | "edit" | "fieldAt" | "harmless"

/** The options of a delivery that follow from the declaration of its form. */
export const deliveredForm = <Form extends AnyForm>(
  form: Form
): Pick<Required<DeliveryOptions<FormDelivery<Form, object>>>, Declared> => ({
  empty: form.empty,
  formOf: (content) => form.read(content),
  contentOf: (answers) => form.write(answers) as PartialWire<Form["questions"]>,
  problemsOf: (answers, facts, now) => form.problems(answers, { ...facts, now }),
  /** What was wrong with an answer is not said of another one. */
  edit: ({ form: answers, problems }, changes) => ({
    form: { ...answers, ...changes },
    problems: problems.filter(({ field }) => !(fieldOf(field) in changes))
  }),
  fieldAt: form.fieldAt,
  harmless: form.harmless
})
