import type { ApplicantAnswers } from "@crewfleet/machines"
import type { Lookup, Problem } from "@crewfleet/sdk"
import { applicantForm } from "@crewfleet/sdk/rules"
import type { AnyControlProps } from "../form/ControlProps.ts"
import { QuestionField } from "../form/QuestionField.tsx"
import { Questions } from "../form/Questions.tsx"
import { ReferenceField } from "../form/ReferenceField.tsx"
import { Stack } from "../ui/Stack.tsx"
import { EmailMark } from "./EmailMark.tsx"

interface ApplicantQuestionsProps {
  readonly fields?: ReadonlyArray<string>
  readonly answers: ApplicantAnswers
  readonly codes: ReadonlyArray<Lookup>
  readonly problems?: ReadonlyArray<Problem>
  readonly disabled?: boolean
  readonly onChange?: (changes: Partial<ApplicantAnswers>) => void
}

/** On a narrow card each question has all the width. */
const inOneColumn = Object.fromEntries(
  Object.keys(applicantForm.questions).map((field) => [
    field,
    (control: AnyControlProps) => <QuestionField {...control} />
  ])
)

/** What is asked of an applicant, with what they can apply as. */
export function ApplicantQuestions({
  codes,
  problems = [],
  onChange = () => {},
  disabled = false,
  ...questions
}: ApplicantQuestionsProps) {
  const choices = codes.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Questions
      {...questions}
      of={applicantForm}
      problems={problems}
      disabled={disabled}
      onChange={onChange}
      odd={{
        ...inOneColumn,
        email: (control) => (
          <Stack gap={2}>
            <QuestionField {...control} />
            {!disabled && <EmailMark typed={control.value} />}
          </Stack>
        ),
        assignmentCode: (control) => <ReferenceField {...control} choices={choices} />
      }}
    />
  )
}
