import type { Confirmation } from "@crewfleet/sdk/rules"
import { Sure } from "../ui/Sure.tsx"

interface ConfirmAnswersProps {
  readonly open: boolean
  readonly asked: ReadonlyArray<Confirmation>
  readonly send: (event: { readonly type: "confirmation.passed" | "confirmation.declined" }) => void
}

/** Asks whether odd answers are right; who says so is written down with the form. */
export function ConfirmAnswers({ open, asked, send }: ConfirmAnswersProps) {
  return (
    <Sure
      open={open}
      title="Is this right?"
      description={asked.map(({ text }) => text).join(" ")}
      no="Change it"
      yes="Yes, it is right"
      onNo={() => send({ type: "confirmation.declined" })}
      onYes={() => send({ type: "confirmation.passed" })}
    />
  )
}
