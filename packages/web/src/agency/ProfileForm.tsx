import { type ProfileWizardEvent, profileStepOf, type profileWizardMachine } from "@crewfleet/machines"
import { type ProfileAnswers, type ProfileStep, profileForm } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import type { ImageStore } from "../image/imageStore.ts"
import { CurrencyField } from "./CurrencyField.tsx"
import { LogoField } from "./LogoField.tsx"
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
  const { form, problems, currencies, failure, sent } = state.context
  const step = profileStepOf(state)
  const busy = state.hasTag("busy")
  const questions = { of: profileForm, fields: fieldsAt(step), answers: form, problems }
  const change = (changes: Partial<ProfileAnswers>) => send({ type: "form.changed", changes })

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
          <Questions
            {...questions}
            onChange={change}
            odd={{
              baseCurrency: (control) => <CurrencyField {...control} currencies={currencies} />,
              logo: (control) => (
                <LogoField
                  {...control}
                  image={form.logo?.blobId === undefined ? undefined : store.peek(form.logo.blobId)}
                  doing={(["shrinking", "uploading", "updating"] as const).find((logo) =>
                    state.matches({ logo })
                  )}
                  sent={sent}
                  onChoose={(file) => send({ type: "logo.chosen", logo: store.keep(file) })}
                />
              )
            }}
          />
        )}
      </QuestionForm>
    </>
  )
}

const fieldsAt = (step: ProfileStep) => profileForm.sections.find(({ id }) => id === step)?.fields ?? []
