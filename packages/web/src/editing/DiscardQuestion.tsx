import { Sure } from "../ui/Sure.tsx"

interface DiscardQuestionProps {
  readonly open: boolean
  /** Whether only what was typed since it was saved is lost. */
  readonly saved?: boolean
  readonly send: (event: { readonly type: "discard.confirmed" | "discard.cancelled" }) => void
}

/** Asks whether to lose what was typed. */
export function DiscardQuestion({ open, saved = false, send }: DiscardQuestionProps) {
  return (
    <Sure
      open={open}
      title={saved ? "Discard your changes?" : "Discard what you typed?"}
      description={
        saved ? "What you have typed since the last time you saved is lost." : "It has not been saved."
      }
      no="Keep editing"
      yes="Discard"
      onNo={() => send({ type: "discard.cancelled" })}
      onYes={() => send({ type: "discard.confirmed" })}
    />
  )
}
