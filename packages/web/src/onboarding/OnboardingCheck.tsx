import { isAsHandedIn, type LongFormThing, type OnboardingLongForm } from "@crewfleet/machines"
import type { AnyForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { ConfirmAnswers } from "../editing/ConfirmAnswers.tsx"
import type { OpenEditor } from "../editing/useEditor.ts"
import { CheckPage } from "../form/CheckPage.tsx"
import type { FormPlaceInAddress } from "../form/useFormPlace.ts"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"

interface OnboardingCheckProps {
  readonly long: OnboardingLongForm
  readonly editor: OpenEditor<LongFormThing<AnyForm>, AnyForm>
  readonly place: FormPlaceInAddress
}

/** All answers of an onboarding form before they are handed in. */
export function OnboardingCheck({ long, editor, place }: OnboardingCheckProps) {
  const [asked, setAsked] = useState(false)
  const { context, step, busy, send } = editor
  const { thing, problems } = context
  const submitted = thing?.submitted
  const submit = () => {
    setAsked(true)
    // Of what is handed in as it is already nobody is told that it was saved.
    const inPassing = isAsHandedIn(long, context)
    send({ type: "save.asked", intent: "submit", now: new Date().toISOString(), inPassing })
  }
  return (
    <>
      <CheckPage
        of={long.form}
        answers={context.form}
        problems={problems}
        refusals={editor.refusals}
        place={place}
        above={
          submitted &&
          asked &&
          !busy &&
          isAsHandedIn(long, context) && (
            <Callout title={`Handed in on ${writeMoment(submitted.at)}`}>
              <p>Nothing has changed since, so there is nothing to update.</p>
            </Callout>
          )
        }
      >
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
      </CheckPage>
      <ConfirmAnswers open={step === "confirmingAnswers"} asked={context.unconfirmed} send={send} />
    </>
  )
}
