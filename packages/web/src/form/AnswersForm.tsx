import type { AnyForm } from "@crewfleet/sdk/rules"
import type { ComponentProps } from "react"
import { type FileUploads, FileUploadsContext } from "./FileUploads.ts"
import { QuestionForm } from "./QuestionForm.tsx"
import { Questions } from "./Questions.tsx"

interface AnswersFormProps<Form extends AnyForm>
  extends ComponentProps<typeof Questions<Form>>,
    Pick<Required<FileUploads>, "files"> {
  readonly id: string
  /** What else was said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly busy: boolean
  /** Where its files wait. */
  readonly store: Omit<FileUploads, "files">
  readonly onSubmit: () => void
}

/** A form of declared questions with its answers and its files. */
export function AnswersForm<Form extends AnyForm>(props: AnswersFormProps<Form>) {
  const { id, refusals, busy, store, files, onSubmit, ...questions } = props
  const { of, problems } = questions
  return (
    <QuestionForm {...{ id, of, problems, refusals, busy, onSubmit }}>
      <FileUploadsContext value={{ keep: store.keep, peek: store.peek, files }}>
        <Questions {...questions} />
      </FileUploadsContext>
    </QuestionForm>
  )
}
