import { type ProfileWizardEvent, profileStepOf, type profileWizardMachine } from "@crewfleet/machines"
import { fieldsIn, profileForm } from "@crewfleet/sdk/rules"
import type { SnapshotFrom } from "xstate"
import { AnswersForm } from "../form/AnswersForm.tsx"
import type { ImageStore } from "../image/imageStore.ts"
import { CurrencyField } from "./CurrencyField.tsx"
import { NoCurrencies } from "./NoCurrencies.tsx"
import { StepHeading } from "./StepHeading.tsx"
import { TimeZoneField } from "./TimeZoneField.tsx"

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
  const waits = step === "currency" && !state.matches({ currency: "choosing" })
  return (
    <>
      <StepHeading step={step} />
      <AnswersForm
        key={step}
        of={profileForm}
        id={id}
        fields={fieldsIn(profileForm, step)}
        answers={form}
        problems={problems}
        refusals={refusals}
        busy={busy}
        store={store}
        files={{
          logo: {
            upload: state.children.uploadLogo,
            doing: state.matches({ logo: "updating" }) ? "Saving the profile" : undefined
          }
        }}
        odd={{
          baseCurrency: (control) =>
            waits ? (
              <NoCurrencies failure={failure} busy={busy} onRetry={() => send({ type: "reload.asked" })} />
            ) : (
              <CurrencyField {...control} currencies={currencies} />
            ),
          timeZone: (control) => <TimeZoneField {...control} />
        }}
        onChange={({ logo, ...changes }) =>
          send(logo ? { type: "logo.chosen", logo } : { type: "form.changed", changes })
        }
        onSubmit={onSubmit}
      />
    </>
  )
}
