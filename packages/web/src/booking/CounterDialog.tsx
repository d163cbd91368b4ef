import type { bookingMoneyMachine } from "@crewfleet/machines"
import { counterObstacle, moneyWords } from "@crewfleet/sdk/rules"
import type { ActorRefFrom, StateFrom } from "xstate"
import { ActWarnings } from "../acting/ActWarnings.tsx"
import { ReasonForm } from "../acting/ReasonForm.tsx"
import { write } from "../time/write.ts"
import { Dialog } from "../ui/Dialog.tsx"

interface CounterDialogProps {
  readonly state: StateFrom<typeof bookingMoneyMachine>
  readonly send: ActorRefFrom<typeof bookingMoneyMachine>["send"]
  readonly money: (major: number) => string
}

/** Asks why an entry of money is cancelled, and cancels it. */
export function CounterDialog({ state, send, money }: CounterDialogProps) {
  const { sheet, act, reason, problems, warnings, overtaken } = state.context
  const entry = sheet?.entries.find(({ id }) => id === act?.entryId)
  if (!sheet || !entry) return null
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
        <ActWarnings
          warnings={warnings}
          overtaken={overtaken}
          title="Somebody else has entered something meanwhile"
        >
          <p>
            Nothing was changed by you.
            {counterObstacle(sheet, entry) === undefined && " You can send it again."}
          </p>
        </ActWarnings>
      </ReasonForm>
    </Dialog>
  )
}
