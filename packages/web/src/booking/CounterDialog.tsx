import type { bookingMoneyMachine } from "@crewfleet/machines"
import { moneyWords } from "@crewfleet/sdk/rules"
import type { ActorRefFrom, StateFrom } from "xstate"
import { ReasonForm } from "../acting/ReasonForm.tsx"
import { write } from "../time/write.ts"
import { Callout } from "../ui/Callout.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface CounterDialogProps {
  readonly state: StateFrom<typeof bookingMoneyMachine>
  readonly send: ActorRefFrom<typeof bookingMoneyMachine>["send"]
  readonly money: (major: number) => string
}

/** Asks why an entry of money is cancelled, and cancels it. */
export function CounterDialog({ state, send, money }: CounterDialogProps) {
  const { sheet, act, reason, problems, overtaken } = state.context
  const entry = sheet?.entries.find(({ id }) => id === act?.entryId)
  if (!entry) return null
  const busy = state.hasTag("busy")
  const abandon = () => send({ type: "act.abandoned" })
  return (
    <Dialog open title="Cancel entry" {...(!busy && { onCancel: abandon })}>
      <ReasonForm
        act="Cancel entry"
        kind="danger"
        asked={{
          label: "Reason for cancelling",
          hint: "Everybody who may see the booking's money can read it.",
          optional: false
        }}
        reason={reason}
        problems={problems}
        busy={busy}
        onType={(text) => send({ type: "reason.typed", reason: text })}
        onConfirm={() => send({ type: "act.confirmed" })}
        onAbandon={abandon}
      >
        <p>
          {moneyWords(entry)} of {money(entry.amount)} on {write("date", entry.date)}. The entry stays, and
          another one undoes it.
        </p>
        {overtaken && (
          <Callout tone="warning" title="Somebody else has entered something meanwhile">
            <p>Nothing was changed by you. You can send it again.</p>
          </Callout>
        )}
      </ReasonForm>
    </Dialog>
  )
}
