import type { Problem } from "@crewfleet/sdk"
import { type AnyForm, answerWords, type FormSection, fieldOf, fieldsIn } from "@crewfleet/sdk/rules"
import { type ReactNode, useState } from "react"
import { useZone } from "../time/InZone.tsx"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import { LeftAnswers } from "./LeftAnswers.tsx"
import { QuestionForm } from "./QuestionForm.tsx"
import { Questions } from "./Questions.tsx"
import type { FormPlaceInAddress } from "./useFormPlace.ts"

interface SectionPageProps {
  readonly of: AnyForm
  readonly section: FormSection<string>
  readonly answers: AnyForm["empty"]
  /** What was found wrong with the whole form at the last attempt. */
  readonly problems: ReadonlyArray<Problem>
  /** What was typed on an earlier day and the form has no place for. */
  readonly left?: Readonly<Record<string, unknown>>
  readonly onLeftRead?: () => void
  readonly busy: boolean
  readonly place: FormPlaceInAddress
  /** What is said of answers that are given. */
  readonly aboutGiven?: ReactNode
  readonly goOnWith: string
  readonly onChange: (changes: Partial<AnyForm["empty"]>) => void
  /** Told when somebody goes on to the next page. */
  readonly onGoOn?: (now: string) => void
  /** What stands below the questions. */
  readonly children?: ReactNode
}

const isIn = (fields: ReadonlyArray<string>) => (problem: Problem) => fields.includes(fieldOf(problem.field))

/** One subject of a form. Nothing has to be complete to go on; what is wrong is said before. */
export function SectionPage(props: SectionPageProps) {
  const { of: form, section, answers, left = {}, onLeftRead = () => {}, busy, place } = props
  const zone = useZone()
  const [found, setFound] = useState<ReadonlyArray<Problem>>([])
  const [attempts, setAttempts] = useState(0)
  const fields = fieldsIn(form, section.id)
  const given: ReadonlyArray<string> = form.given({})
  const known = given
    .filter((field) => fields.includes(field))
    .map((field): readonly [string, string] => {
      const { label, say } = form.questions[field]
      return [label, say(answers[field], zone) || answerWords.notProvided]
    })
  const told = props.problems.filter(isIn(fields))
  const problems = found.length > 0 ? found : told
  const next = form.sections[form.sections.findIndex(({ id }: FormSection<string>) => id === section.id) + 1]
  const goOn = () => {
    const now = new Date().toISOString()
    const wrong = form.problems(answers, { now }).filter(isIn(fields))
    const stays = wrong.filter(({ kind }) => kind !== "missing")
    setFound(stays)
    setAttempts((earlier) => earlier + 1)
    if (stays.length > 0) return
    props.onGoOn?.(now)
    place.go(place.fromCheck || !next ? { check: true } : { section: next.id })
  }
  return (
    <QuestionForm
      of={form}
      problems={problems}
      busy={busy}
      attempts={attempts}
      // The whole form is looked at and another page is drawn: both wait for the frame that shows that the button was pressed.
      onSubmit={() => afterPaint(goOn)}
    >
      <LeftAnswers of={form} left={left} onDismiss={onLeftRead} />
      <Card>
        <h2>
          <VisuallyHidden>Questions</VisuallyHidden>
        </h2>
        <Stack>
          {section.notice?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {known.length > 0 && (
            <>
              <Facts of={Object.fromEntries(known)} />
              {props.aboutGiven}
            </>
          )}
          <Questions
            of={form}
            fields={fields.filter((field) => !given.includes(field))}
            answers={answers}
            problems={problems}
            onChange={props.onChange}
          />
        </Stack>
      </Card>
      {props.children}
      <Row justify="between">
        <ButtonLink href={place.hrefOf(place.fromCheck ? { check: true } : {})}>
          {place.fromCheck ? "Back to your answers" : "Back to the sections"}
        </ButtonLink>
        <Button kind="primary" type="submit">
          {props.goOnWith}
        </Button>
      </Row>
    </QuestionForm>
  )
}
