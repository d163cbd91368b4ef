import type { SeatsRequest } from "@crewfleet/machines"
import type { OwnSeat } from "@crewfleet/sdk"
import { objectionForm, withdrawalForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { timeZone } from "../time/timeZone.ts"
import { EnteredHours } from "./EnteredHours.tsx"
import type { SeatLogics } from "./seatLogics.ts"

/** What a worker does about one of their places. */
export interface SeatTarget {
  readonly act: "withdraw" | "object"
  readonly seat: OwnSeat
}

interface SeatDialogProps {
  readonly target: SeatTarget
  readonly of: SeatsRequest
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: Pick<SeatLogics, "withdrawal" | "objection">
  readonly onDone: () => void
}

/** Asks a worker who gives a place back why, and one who objects to hours what is wrong with them. */
export function SeatDialog({ target: { act, seat }, of, owner, logics, onDone }: SeatDialogProps) {
  const [logic] = useState(() => {
    const inHand = { ...of, bookingId: seat.id, version: seat.version }
    return act === "withdraw" ? logics.withdrawal(inHand) : logics.objection(inHand)
  })
  const dialog = { logic, owner, thing: `seat.${act}.${seat.id}`, onDone: () => onDone() }
  const [latest] = seat.times
  return act === "withdraw" ? (
    <EditorDialog<{ readonly id: number }, typeof withdrawalForm>
      {...dialog}
      of={withdrawalForm}
      title={`Withdraw from ${seat.refPrefix}`}
      submit="Withdraw"
    />
  ) : (
    <EditorDialog<{ readonly id: number }, typeof objectionForm>
      {...dialog}
      of={objectionForm}
      title={`Object to the hours of ${seat.refPrefix}`}
      submit="Send objection"
    >
      {() => latest && <EnteredHours own times={[latest]} zone={seat.timeZone ?? timeZone()} />}
    </EditorDialog>
  )
}
