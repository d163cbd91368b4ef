import type { LongFormThing, OnboardingLongForm } from "@crewfleet/machines"
import type { Problem } from "@crewfleet/sdk"
import { type AnyForm, answerWords, type FormSection, fieldOf, fieldsIn } from "@crewfleet/sdk/rules"
import { useState } from "react"
import type { OpenEditor } from "../editing/useEditor.ts"
import { LeftAnswers } from "../form/LeftAnswers.tsx"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { timeZone } from "../time/timeZone.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import type { FormPlaceInAddress } from "./useFormPlace.ts"

interface SectionPageProps {
  readonly long: OnboardingLongForm
  readonly section: FormSection<string>
  readonly editor: OpenEditor<LongFormThing<AnyForm>, AnyForm>
  readonly place: FormPlaceInAddress
}

const isIn = (fields: ReadonlyArray<string>) => (problem: Problem) => fields.includes(fieldOf(problem.field))

/** One subject of a form. Nothing has to be complete to go on; what is wrong is said before. */
export function SectionPage({ long: { form }, section, editor, place }: SectionPageProps) {
  const { context, busy, change, send } = editor
  const [found, setFound] = useState<ReadonlyArray<Problem>>([])
  const [attempts, setAttempts] = useState(0)
  const fields = fieldsIn(form, section.id)
  const given: ReadonlyArray<string> = form.given({})
  const known = given
    .filter((field) => fields.includes(field))
    .map((field): readonly [string, string] => {
      const { label, say } = form.questions[field]
      return [label, say(context.form[field], timeZone()) || answerWords.notProvided]
    })
  const told = context.problems.filter(isIn(fields))
  const problems = found.length > 0 ? found : told
  const next = form.sections[form.sections.findIndex(({ id }: FormSection<string>) => id === section.id) + 1]
  const goOn = () => {
    const now = new Date().toISOString()
    const wrong = form.problems(context.form, { now }).filter(isIn(fields))
    const stays = wrong.filter(({ kind }) => kind !== "missing")
    setFound(stays)
    setAttempts((earlier) => earlier + 1)
    if (stays.length > 0) return
    send({ type: "save.asked", intent: "save", now, inPassing: true })
    place.go(place.fromCheck || !next ? { check: true } : { section: next.id })
  }
  return (
    <QuestionForm
      of={form}
      problems={problems}
      busy={busy && context.intent === "submit"}
      attempts={attempts}
      // The whole form is looked at and another page is drawn: both wait for the frame that shows that the button was pressed.
      onSubmit={() => afterPaint(goOn)}
    >
      <LeftAnswers of={form} left={context.left} onDismiss={() => send({ type: "left.dismissed" })} />
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
              <p>
                {"This is what your agencies know of you. If something is wrong, ask "}
                <Link href="/worker/home">one of them</Link>
                {" to change it: it changes here too, until you hand the form in."}
              </p>
            </>
          )}
          <Questions
            of={form}
            fields={fields.filter((field) => !given.includes(field))}
            answers={context.form}
            problems={problems}
            onChange={change}
          />
        </Stack>
      </Card>
      <Row justify="between">
        <ButtonLink href={place.hrefOf(place.fromCheck ? { check: true } : {})}>
          {place.fromCheck ? "Back to your answers" : "Back to the sections"}
        </ButtonLink>
        <Button kind="primary" type="submit">
          Save and continue
        </Button>
      </Row>
    </QuestionForm>
  )
}
