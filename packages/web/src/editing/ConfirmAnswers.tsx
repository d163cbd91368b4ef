import type { Confirmation } from "@crewfleet/sdk/rules"
import { Sure } from "../ui/Sure.tsx"

interface ConfirmAnswersProps {
  readonly open: boolean
  readonly asked: ReadonlyArray<Confirmation>
  readonly send: (event: { readonly type: "confirmation.passed" | "confirmation.declined" }) => void
}

/** Asks whether odd answers are right; who says so is written down with the form. */
export function ConfirmAnswers({ open, asked, send }: ConfirmAnswersProps) {
  const [only, ...others] = asked
  return (
    <Sure
      open={open}
      title="Is this right?"
      {...(only && others.length === 0 && { description: only.text })}
      no="Change it"
      yes="Yes, it is right"
      onNo={() => send({ type: "confirmation.declined" })}
      onYes={() => send({ type: "confirmation.passed" })}
    >
      {others.length > 0 && (
        <ul>
          {asked.map(({ field, text }) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      )}
    </Sure>
  )
}
