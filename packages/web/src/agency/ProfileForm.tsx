import {
  type ProfileField,
  type ProfileWizardEvent,
  profileStepOf,
  type profileWizardMachine
} from "@crewfleet/machines"
import type { SnapshotFrom } from "xstate"
import type { ImageStore } from "../image/imageStore.ts"
import { Form } from "../ui/Form.tsx"
import { ContactStep } from "./ContactStep.tsx"
import { CurrencyStep } from "./CurrencyStep.tsx"
import { LogoStep } from "./LogoStep.tsx"
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
  const problemOf = (field: ProfileField) => problems.find((problem) => problem.field === field)?.text
  const spoken = refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const retry = () => send({ type: "reload.asked" })

  return (
    <>
      <StepHeading step={step} />
      <Form
        key={step}
        id={id}
        problems={[...spoken.map((text) => ({ text })), ...problems]}
        busy={state.hasTag("busy")}
        onSubmit={onSubmit}
      >
        {step === "currency" &&
          (state.matches({ currency: "choosing" }) ? (
            <CurrencyStep
              currencies={currencies}
              chosen={form.baseCurrency}
              problem={problemOf("baseCurrency")}
              onChoose={(code) => send({ type: "currency.chosen", code })}
            />
          ) : (
            <NoCurrencies failure={failure} busy={state.hasTag("busy")} onRetry={retry} />
          ))}
        {step === "contact" && (
          <ContactStep
            contact={form.contact}
            problemOf={problemOf}
            onType={(field, text) => send({ type: "contact.typed", field, text })}
          />
        )}
        {step === "logo" && (
          <LogoStep
            logo={form.logo}
            image={form.logo && store.peek(form.logo.blobId)}
            problem={problemOf("logo")}
            doing={(["shrinking", "uploading", "updating"] as const).find((logo) => state.matches({ logo }))}
            sent={sent}
            onChoose={(file) => send({ type: "logo.chosen", logo: store.keep(file) })}
          />
        )}
      </Form>
    </>
  )
}
