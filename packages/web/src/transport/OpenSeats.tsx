import type { openSeatsMachine, SeatsRequest } from "@crewfleet/machines"
import { seatsInOrder } from "@crewfleet/sdk/rules"
import type { SnapshotFrom } from "xstate"
import { PartBody } from "../list/PartBody.tsx"
import { notify } from "../notice/noticesAtom.ts"
import { Card } from "../ui/Card.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { OpenSeatItem } from "./OpenSeatItem.tsx"
import styles from "./Seats.module.css"
import type { SeatLogics } from "./seatLogics.ts"

interface OpenSeatsProps {
  readonly of: SeatsRequest
  readonly state: SnapshotFrom<typeof openSeatsMachine>
  /** Seats are other than shown by now. */
  readonly onReload: () => void
  readonly logic: SeatLogics["application"]
}

/** Shows `openSeatsMachine` and `seatApplicationMachine`: the seats that a worker may take, those first that they may. */
export function OpenSeats({ of, state, onReload, logic }: OpenSeatsProps) {
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const [application, send] = useLogic(logic, { input: of }, (emitted) =>
    emitted.type === "notice" ? notify(emitted.notice) : onReload()
  )
  const applying = application.matches("applying") ? application.context.specId : undefined
  return (
    <Card title="Seats you may take" flush busy={busy}>
      <PartBody
        room="7rem"
        situation="authenticatedCall"
        failure={value ? undefined : failure}
        attempts={attempts}
        busy={busy}
        onRetry={onReload}
        nothing={value?.length === 0 ? "No seats are open" : undefined}
        advice="A seat stands here when an agency that you work for needs a crew."
        skeleton={<SkeletonRows rows={3} />}
      >
        {value && (
          <ul className={styles.list} aria-label="Seats you may take">
            {seatsInOrder(value).map((seat) => (
              <OpenSeatItem
                key={seat.workerSpecId}
                seat={seat}
                busy={applying === seat.workerSpecId}
                waits={applying !== undefined}
                onApply={() =>
                  send({ type: "seat.chosen", specId: seat.workerSpecId, key: crypto.randomUUID() })
                }
              />
            ))}
          </ul>
        )}
      </PartBody>
    </Card>
  )
}
