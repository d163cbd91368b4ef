import { type ProfileWizardEvent, profileStepOf, type profileWizardMachine } from "@crewfleet/machines"
import { type ProfileAnswers, type ProfileStep, profileForm } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import { FileDeskContext } from "../form/FileDesk.ts"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import type { ImageStore } from "../image/imageStore.ts"
import { CurrencyField } from "./CurrencyField.tsx"
import { NoCurrencies } from "./NoCurrencies.tsx"
import { StepHeading } from "./StepHeading.tsx"

interface ProfileFormProps {
  readonly id: string
  readonly state: SnapshotFrom<typeof profileWizardMachine>
  readonly send: (event: ProfileWizardEvent) => void
  readonly store: ImageStore
  /** What the service said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly onSubmit: () => void
}

/** The step that one is at, with its questions. */
export function ProfileForm({ id, state, send, store, refusals, onSubmit }: ProfileFormProps) {
  const { form, problems, currencies, failure } = state.context
  const step = profileStepOf(state)
  const busy = state.hasTag("busy")
  const questions = { of: profileForm, fields: fieldsAt(step), answers: form, problems }
  const change = ({ logo, ...changes }: Partial<ProfileAnswers>) =>
    send(logo ? { type: "logo.chosen", logo } : { type: "form.changed", changes })
  const desk = {
    keep: store.keep,
    peek: store.peek,
    files: {
      logo: {
        upload: state.children.uploadLogo,
        doing: state.matches({ logo: "updating" }) ? "Saving the profile" : undefined
      }
    }
  }

  return (
    <>
      <StepHeading step={step} />
      <QuestionForm
        key={step}
        id={id}
        of={profileForm}
        problems={problems}
        refusals={refusals}
        busy={busy}
        onSubmit={onSubmit}
      >
        {step === "currency" && !state.matches({ currency: "choosing" }) ? (
          <NoCurrencies failure={failure} busy={busy} onRetry={() => send({ type: "reload.asked" })} />
        ) : (
          <FileDeskContext value={desk}>
            <Questions
              {...questions}
              onChange={change}
              odd={{ baseCurrency: (control) => <CurrencyField {...control} currencies={currencies} /> }}
            />
          </FileDeskContext>
        )}
      </QuestionForm>
    </>
  )
}

const fieldsAt = (step: ProfileStep) => profileForm.sections.find(({ id }) => id === step)?.fields ?? []
