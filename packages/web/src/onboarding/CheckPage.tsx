import { isAsHandedIn, type LongFormThing, type OnboardingLongForm } from "@crewfleet/machines"
import type { Problem } from "@crewfleet/sdk"
import { type AnyForm, type FormSection, fieldOf, owedFiles } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { ConfirmAnswers } from "../editing/ConfirmAnswers.tsx"
import type { OpenEditor } from "../editing/useEditor.ts"
import { AnswerList } from "../form/AnswerList.tsx"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { FormPlaceInAddress } from "./useFormPlace.ts"

interface CheckPageProps {
  readonly long: OnboardingLongForm
  readonly editor: OpenEditor<LongFormThing<AnyForm>, AnyForm>
  readonly place: FormPlaceInAddress
}

/** All answers before they are handed in, what is wrong with them, and the ways back to each. */
export function CheckPage({ long, editor, place }: CheckPageProps) {
  const { form } = long
  const [asked, setAsked] = useState(false)
  const { context, step, busy, send } = editor
  const { thing, problems } = context
  const submitted = thing?.submitted
  const sectionOf = ({ field }: Problem): string => {
    const of = fieldOf(field)
    return form.sections.find(({ fields }: FormSection<string>) => fields.includes(of))?.id ?? ""
  }
  const owed = owedFiles(form, context.form)
  const others = editor.refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const submit = () => {
    setAsked(true)
    // Of what is handed in as it is already nobody is told that it was saved.
    const inPassing = isAsHandedIn(long, context)
    send({ type: "save.asked", intent: "submit", now: new Date().toISOString(), inPassing })
  }
  return (
    <Stack>
      {submitted && asked && !busy && isAsHandedIn(long, context) && (
        <Callout title={`Handed in on ${writeMoment(submitted.at)}`}>
          <p>Nothing has changed since, so there is nothing to update.</p>
        </Callout>
      )}
      {(problems.length > 0 || others.length > 0) && (
        <Callout tone="danger" title="There is a problem">
          <ul>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {problems.map((problem) => (
              <li key={`${problem.field} ${problem.text}`}>
                <Link href={place.hrefOf({ section: sectionOf(problem), from: "check" })}>
                  {problem.text}
                </Link>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {owed.length > 0 && (
        <Callout tone="warning" title="Not uploaded yet">
          <p>These files are on this device, and go by themselves as soon as there is a connection.</p>
          <ul>
            {owed.map(({ at, question, file }) => (
              <li key={at}>
                <Link href={place.hrefOf({ section: sectionOf({ field: at, text: "" }), from: "check" })}>
                  {question.label}: {file.name}
                </Link>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Card title="Your answers">
        <Stack>
          <AnswerList
            of={form}
            answers={context.form}
            given={form.given({})}
            onChange={(section) => place.go({ section, from: "check" })}
          />
        </Stack>
      </Card>
      <Row justify="between">
        <ButtonLink href={place.hrefOf({})}>Back to the sections</ButtonLink>
        <Row>
          {!submitted && (
            <Button
              busy={busy && context.intent === "save" && !context.isOwnDoing}
              onClick={() => send({ type: "save.asked", intent: "save", now: new Date().toISOString() })}
            >
              Save
            </Button>
          )}
          <Button kind="primary" busy={busy && context.intent === "submit"} onClick={submit}>
            {submitted ? "Update" : "Submit"}
          </Button>
        </Row>
      </Row>
      <ConfirmAnswers open={step === "confirmingAnswers"} asked={context.unconfirmed} send={send} />
    </Stack>
  )
}
