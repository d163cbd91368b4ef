import type { AnswersOf, AnyForm } from "@crewfleet/sdk/rules"

/** How a kind of delivery reads a declared form in what was kept: answer by answer, as today's form takes them. */
export const declaredIn = <Form extends AnyForm>(form: Form) => ({
  formIn: (kept: unknown): AnswersOf<Form> => form.take(kept).form,
  leftIn: (kept: unknown) => form.take(kept).left
})
