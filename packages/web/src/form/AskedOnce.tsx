import type { AnswersOf, AnyForm } from "@crewfleet/sdk/rules"
import { type ComponentProps, Fragment, type ReactNode } from "react"
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
  /** What stands below a field. */
  readonly below?: { readonly [Field in keyof AnswersOf<Asked>]?: ReactNode }
  /** Told of what is typed, where something is made of it before it is sent. */
  readonly onType?: (field: string, typed: string) => void
  readonly onSubmit?: ((answers: AnswersOf<Asked>) => void) | undefined
  readonly children?: ReactNode
}

/** A form of texts and secrets that are read when it is sent, and kept nowhere before. */
export function AskedOnce<Asked extends AnyForm>(props: AskedOnceProps<Asked>) {
  const { of, answers, problems = [], refusals = [], below, onType, onSubmit, children, ...form } = props
  const fields = Object.keys(of.questions)
  return (
    <Form
      {...form}
      problems={[...problems, ...refusals]}
      onSubmit={(typed) => onSubmit?.(Object.fromEntries(new FormData(typed)) as never)}
    >
      {fields.map((name) => {
        const { kind, label, hint, autoComplete, inputMode } = of.questions[name]
        const Field = kind === "secret" ? PasswordField : TextField
        const at = fields.length > 1 ? problems.find(({ field }) => field === name) : problems[0]
        const asked = { name, label, hint, autoComplete, defaultValue: answers?.[name], problem: at?.text }
        return (
          <Fragment key={name}>
            <Field
              {...asked}
              {...(inputMode && { inputMode })}
              {...(inputMode === "email" && { autoCapitalize: "none", spellCheck: false })}
              {...(autoComplete === "email" && { type: "email" })}
              {...(onType && { onChange: ({ currentTarget }) => onType(name, currentTarget.value) })}
            />
            {below?.[name]}
          </Fragment>
        )
      })}
      {children}
    </Form>
  )
}
