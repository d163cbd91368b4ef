import { resetPasswordLogic } from "@crewfleet/machines"
import { recoveryEmailForm } from "@crewfleet/sdk/rules"
import { useHistoryState } from "wouter/use-browser-location"
import { useBrand } from "../brand/brandAtom.ts"
import { PublicForm } from "./PublicForm.tsx"
import type { Recovery } from "./recovery.ts"
import { loadClient } from "./sessionActor.ts"
import { useAsking } from "./useAsking.ts"

const resetPassword = resetPasswordLogic(loadClient)

interface RecoverPasswordScreenProps {
  readonly title: string
  readonly logic?: typeof resetPassword
}

const lead = "Enter the email address of your account, and we will send you a link to set a new password."

/** Shows `resetPasswordMachine`: asks where to send a link that sets a new password. */
export function RecoverPasswordScreen({ title, logic = resetPassword }: RecoverPasswordScreenProps) {
  const { name } = useBrand()
  const known = useHistoryState<Recovery | null>()
  const { state, refusals, attempt } = useAsking(logic, {})
  const { email, problems } = state.context
  const isSent = state.matches({ asking: "sent" })
  return (
    <PublicForm
      product={name}
      title={title}
      lead={known?.isExpired ? `Your password has expired. ${lead}` : lead}
      of={recoveryEmailForm}
      answers={{ email: email || addressIn(known) }}
      problems={problems}
      refusals={refusals}
      busy={state.hasTag("busy")}
      submit={isSent ? "Send another link" : "Send link"}
      elsewhere={["/login", "Back to sign in"]}
      onSubmit={(answers) => attempt({ type: "email.submitted", ...answers })}
    >
      {isSent && <p>The link works for 30 minutes. If nothing arrives, look in your spam folder.</p>}
    </PublicForm>
  )
}

/** A user name that is an address, or nothing. */
const addressIn = (known: Recovery | null): string =>
  known?.username?.includes("@") ? known.username.trim() : ""
