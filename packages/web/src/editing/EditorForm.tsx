import type { AnyForm } from "@crewfleet/sdk/rules"
import type { ComponentProps, ReactNode } from "react"
import { LeftAnswers } from "../form/LeftAnswers.tsx"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { DraftLine } from "./DraftLine.tsx"
import type { OpenEditor } from "./useEditor.ts"

interface EditorFormProps<Thing, Form extends AnyForm> {
  readonly editor: OpenEditor<Thing, Form>
  readonly id?: string
  readonly prefix?: string
  /** Saves, unless told. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
  /** What stands below whether this device keeps what is typed, such as the button that saves. */
  readonly foot?: ReactNode
}

/** The form of an editor: what is wrong with it, what an earlier form had asked, and whether it is kept. */
export function EditorForm<Thing, Form extends AnyForm>(props: EditorFormProps<Thing, Form>) {
  const { editor, onSubmit = editor.save, children, foot, ...form } = props
  const { of, context, refusals, busy, attempts, send } = editor
  return (
    <QuestionForm
      {...form}
      of={of}
      problems={context.problems}
      refusals={refusals}
      busy={busy}
      attempts={attempts}
      onSubmit={onSubmit}
    >
      <LeftAnswers of={of} left={context.left} onDismiss={() => send({ type: "left.dismissed" })} />
      {children}
      <DraftLine unkept={editor.unkept} />
      {foot}
    </QuestionForm>
  )
}

/** What questions are drawn with beside their answers. */
export type EditorQuestionsProps<Form extends AnyForm> = Pick<
  ComponentProps<typeof Questions<Form>>,
  "fields" | "given" | "odd" | "prefix" | "disabled"
>

/** Questions of an editor; all of them, unless told. */
export function EditorQuestions<Thing, Form extends AnyForm>({
  editor: { of, context, change },
  ...questions
}: EditorQuestionsProps<Form> & { readonly editor: OpenEditor<Thing, Form> }) {
  return (
    <Questions {...questions} of={of} answers={context.form} problems={context.problems} onChange={change} />
  )
}
