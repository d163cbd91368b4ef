import type { ownSeatsMachine, SeatsRequest } from "@crewfleet/machines"
import type { SnapshotFrom } from "xstate"
import { PartBody } from "../list/PartBody.tsx"
import type { SendToList } from "../list/useList.ts"
import { Card } from "../ui/Card.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { StepPager } from "../ui/StepPager.tsx"
import { AllShiftsButton } from "./AllShiftsButton.tsx"
import { OwnSeatItem } from "./OwnSeatItem.tsx"
import type { SeatTarget } from "./SeatDialog.tsx"
import styles from "./Seats.module.css"
import type { SeatLogics } from "./seatLogics.ts"

interface OwnSeatsProps {
  readonly of: SeatsRequest
  readonly state: SnapshotFrom<typeof ownSeatsMachine>
  readonly send: SendToList<SeatsRequest>
  readonly all: SeatLogics["all"]
  readonly onChoose: (target: SeatTarget) => void
}

/** Shows `ownSeatsMachine`: where a worker has applied, is booked, or was, the last to begin first. */
export function OwnSeats({ of, state, send, all, onChoose }: OwnSeatsProps) {
  const { answer, request, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const hasAny = (answer?.totalElements ?? 0) > 0
  return (
    <Card
      title="Your shifts and applications"
      flush
      busy={busy}
      actions={hasAny && <AllShiftsButton of={of} logic={all} />}
    >
      <PartBody
        room="7rem"
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={busy}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={answer?.content.length === 0 ? "You are booked for no journey" : undefined}
        advice="A shift stands here from when you apply for it."
        skeleton={<SkeletonRows rows={3} />}
      >
        {answer && (
          <>
            <ul className={styles.list} aria-label="Your shifts and applications">
              {answer.content.map((seat) => (
                <OwnSeatItem key={seat.id} seat={seat} onChoose={onChoose} />
              ))}
            </ul>
            {answer.totalElements > request.size && (
              <StepPager
                label="Pages of your shifts"
                page={request.page}
                size={request.size}
                total={answer.totalElements}
                onPage={(page) => send({ type: "page.chosen", page })}
              />
            )}
          </>
        )}
      </PartBody>
    </Card>
  )
}
