import type { AnswersOf, AnyForm, Asking } from "@crewfleet/sdk"
import { type ComponentProps, type ReactNode, useState } from "react"
import type { Problem } from "../ui/ErrorSummary.tsx"
import { Form } from "../ui/Form.tsx"
import { PasswordField } from "../ui/PasswordField.tsx"
import { TextField } from "../ui/TextField.tsx"

interface AskedOnceProps<Asked extends AnyForm> extends Pick<ComponentProps<typeof Form>, "id" | "busy"> {
  readonly of: Asked
  /** What stands in the fields at first. */
  readonly answers?: Partial<AnswersOf<Asked>> | undefined
  /** What is wrong, which stands at its field too, and at the only one where it names none. */
  readonly problems?: ReadonlyArray<Problem>
  /** What else was said against the last attempt. */
  readonly refusals?: ReadonlyArray<Problem>
  /** What stands below a field, of what is typed in it. */
  readonly below?: { readonly [Field in keyof AnswersOf<Asked>]?: (typed: string) => ReactNode }
  readonly onSubmit: (answers: AnswersOf<Asked>) => void
  readonly children?: ReactNode
}

/** A form of texts and secrets that are read when it is sent, and kept nowhere before. */
export function AskedOnce<Asked extends AnyForm>(props: AskedOnceProps<Asked>) {
  const { of, answers = {}, problems = [], refusals = [], below = {}, onSubmit, children, ...form } = props
  const fields = Object.keys(of.questions)
  const problemAt = (name: string) =>
    problems.find(({ field }) => field === name) ?? (fields.length === 1 ? problems[0] : undefined)
  return (
    <Form
      {...form}
      problems={[...problems, ...refusals]}
      onSubmit={(typed) =>
        onSubmit(Object.fromEntries(fields.map((field) => [field, String(typed.get(field))])) as never)
      }
    >
      {fields.map((field) => (
        <AskedField
          key={field}
          name={field}
          question={of.questions[field]}
          defaultValue={(answers as Readonly<Record<string, string>>)[field]}
          problem={problemAt(field)?.text}
          below={(below as Readonly<Record<string, Below>>)[field]}
        />
      ))}
      {children}
    </Form>
  )
}

type Below = (typed: string) => ReactNode

interface AskedFieldProps {
  readonly name: string
  readonly question: Asking & { readonly kind: string; readonly inputMode?: "email" | "numeric" }
  readonly defaultValue: string | undefined
  readonly problem: string | undefined
  readonly below: Below | undefined
}

function AskedField({ question, below, ...field }: AskedFieldProps) {
  const [typed, setTyped] = useState("")
  const { label, hint, autoComplete, inputMode } = question
  const isAddress = inputMode === "email"
  const shown = {
    ...{ ...field, label, hint, autoComplete },
    ...(below && { onChange: ({ currentTarget }: ChangeEvent) => setTyped(currentTarget.value) })
  }
  return (
    <>
      {question.kind === "secret" ? (
        <PasswordField {...shown} />
      ) : (
        <TextField
          {...shown}
          {...(inputMode && { inputMode })}
          {...(isAddress && { autoCapitalize: "none", spellCheck: false })}
          {...(autoComplete === "email" && { type: "email" })}
        />
      )}
      {below?.(typed)}
    </>
  )
}

type ChangeEvent = { readonly currentTarget: { readonly value: string } }
