import type { Problem } from "@crewfleet/sdk"
import type { AnyForm } from "@crewfleet/sdk/rules"
import { fieldOf } from "@crewfleet/sdk/rules"
import type { ComponentProps } from "react"
import { Form } from "../ui/Form.tsx"

interface QuestionFormProps extends Omit<ComponentProps<typeof Form>, "problems"> {
  readonly of: AnyForm
  readonly problems: ReadonlyArray<Problem>
  /** What else was said against the last attempt. */
  readonly refusals?: ReadonlyArray<string>
  readonly prefix?: string
}

/** A form of declared questions: every problem once, with a way to its field where the form has that field. */
export function QuestionForm({ of, problems, refusals = [], prefix = "", ...form }: QuestionFormProps) {
  const spoken = refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const isAsked = (address: string) => fieldOf(address) in of.questions
  const linked = problems.map(({ field, text, of: named }) => {
    const told = { text: named === undefined ? text : `${named}: ${text}` }
    return isAsked(field) ? { ...told, field: `${prefix}${field}` } : told
  })
  return <Form {...form} problems={[...spoken.map((text) => ({ text })), ...linked]} />
}
