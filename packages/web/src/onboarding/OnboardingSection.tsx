import type { LongFormThing, OnboardingLongForm } from "@crewfleet/machines"
import type { AnyForm, FormSection } from "@crewfleet/sdk/rules"
import type { OpenEditor } from "../editing/useEditor.ts"
import { SectionPage } from "../form/SectionPage.tsx"
import type { FormPlaceInAddress } from "../form/useFormPlace.ts"
import { Link } from "../ui/Link.tsx"

interface OnboardingSectionProps {
  readonly long: OnboardingLongForm
  readonly section: FormSection<string>
  readonly editor: OpenEditor<LongFormThing<AnyForm>, AnyForm>
  readonly place: FormPlaceInAddress
}

/** One subject of an onboarding form, which is saved in passing. */
export function OnboardingSection({ long, section, editor, place }: OnboardingSectionProps) {
  const { context, busy, change, send } = editor
  return (
    <SectionPage
      of={long.form}
      section={section}
      answers={context.form}
      problems={context.problems}
      left={context.left}
      onLeftRead={() => send({ type: "left.dismissed" })}
      busy={busy && context.intent === "submit"}
      place={place}
      aboutGiven={
        <p>
          {"This is what your agencies know of you. If something is wrong, ask "}
          <Link href="/worker/home">one of them</Link>
          {" to change it: it changes here too, until you hand the form in."}
        </p>
      }
      goOnWith="Save and continue"
      onChange={change}
      onGoOn={(now) => send({ type: "save.asked", intent: "save", now, inPassing: true })}
    />
  )
}
