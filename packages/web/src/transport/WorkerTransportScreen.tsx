import type { Session } from "@crewfleet/sdk"
import { useState } from "react"
import { Page } from "../layout/Page.tsx"
import { useLogic } from "../useLogic.ts"
import { OpenSeats } from "./OpenSeats.tsx"
import { OwnSeats } from "./OwnSeats.tsx"
import { SeatDialog, type SeatTarget } from "./SeatDialog.tsx"
import * as portal from "./seatLogics.ts"

interface WorkerTransportScreenProps {
  readonly session: Pick<Session, "workerId">
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.SeatLogics
}

/** Where a worker is booked or has applied, and the seats that they may take. */
export function WorkerTransportScreen({
  session,
  owner,
  logics = portal.seatLogics
}: WorkerTransportScreenProps) {
  const [of] = useState({ workerId: session.workerId ?? 0 })
  const [open, askOpen] = useLogic(logics.open, { input: { request: of } })
  const [own, askOwn] = useLogic(logics.own, { input: { filter: of } })
  const [target, setTarget] = useState<SeatTarget>()
  const reload = () => {
    askOpen({ type: "reload.asked" })
    askOwn({ type: "reload.asked" })
  }
  return (
    <Page lead="Journeys with patients for which your agencies need a crew.">
      <OwnSeats of={of} state={own} send={askOwn} all={logics.all} onChoose={setTarget} />
      <OpenSeats of={of} state={open} onReload={reload} logic={logics.application} />
      {target && (
        <SeatDialog
          key={`${target.act}-${target.seat.id}`}
          target={target}
          of={of}
          owner={owner}
          logics={logics}
          onDone={() => {
            setTarget(undefined)
            reload()
          }}
        />
      )}
    </Page>
  )
}
