import type { bookingDocumentsMachine } from "@crewfleet/machines"
import type { ActorRefFrom, StateFrom } from "xstate"
import { ActWarnings } from "../acting/ActWarnings.tsx"
import { ReasonForm } from "../acting/ReasonForm.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface DocumentActDialogProps {
  readonly state: StateFrom<typeof bookingDocumentsMachine>
  readonly send: ActorRefFrom<typeof bookingDocumentsMachine>["send"]
}

/** Asks whether an invoice is to be issued, or why it is credited. */
export function DocumentActDialog({ state, send }: DocumentActDialogProps) {
  const { act, reason, problems, warnings, overtaken } = state.context
  const isBusy = state.matches("acting") || (state.matches("loading") && warnings.length > 0)
  if (!act || act.do === "mail" || !(state.matches("asking") || isBusy)) return null
  const words = wordsFor[act.do]
  const abandon = () => send({ type: "act.abandoned" })
  return (
    <Dialog open title={words.title} {...(!isBusy && { onCancel: abandon })}>
      <ReasonForm
        act={words.title}
        kind={act.do === "credit" ? "danger" : "primary"}
        asked={words.asked}
        reason={reason}
        problems={problems}
        busy={isBusy}
        onType={(text) => send({ type: "reason.typed", reason: text })}
        onConfirm={() => send({ type: "act.confirmed" })}
        onAbandon={abandon}
      >
        <p>{words.says}</p>
        <ActWarnings warnings={warnings} overtaken={overtaken} title="Somebody else was faster">
          <p>Nothing was changed by you. You can send it again.</p>
        </ActWarnings>
      </ReasonForm>
    </Dialog>
  )
}

const wordsFor = {
  issue: {
    title: "Issue invoice",
    says: "The invoice is given its number and today's date, and everything on it stays as it is now, with your name, address, tax number and payment terms as Settings has them. After that it is corrected by a credit note only.",
    asked: undefined
  },
  credit: {
    title: "Credit this invoice",
    says: "A credit note takes the invoice back. The booking has a draft again, which you can issue once it is right.",
    asked: { label: "Reason for crediting", hint: "It stands on the credit note.", optional: false }
  }
}
