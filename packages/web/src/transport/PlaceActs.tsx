import type { SeatBooking } from "@crewfleet/sdk"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { Button } from "../ui/Button.tsx"
import type { JobOnPage } from "./JobOnPage.ts"

interface PlaceActsProps extends Pick<JobOnPage, "act"> {
  readonly booking: SeatBooking
  readonly busy: boolean
  /** The id of what is said of them. */
  readonly reasons: string
  /** Something is in the way of approving, or of removing; the words for it stand beside their name. */
  readonly isBarred: boolean
}

/** What the agency can do about somebody's place: decide about an application, or take it away. */
export function PlaceActs({ booking, busy, reasons, isBarred, act }: PlaceActsProps) {
  const { id: bookingId, version, worker, shiftStatus } = booking
  const name = nameOfWorker(worker)
  if (shiftStatus === "APPLIED")
    return (
      <>
        <Button
          size="small"
          kind="primary"
          aria-label={`Approve ${name}`}
          aria-describedby={reasons}
          disabled={busy || isBarred}
          onClick={() => act({ do: "approve", bookingId, version })}
        >
          Approve
        </Button>
        <Button
          size="small"
          aria-label={`Reject ${name}`}
          disabled={busy}
          onClick={() => act({ do: "reject", bookingId, version })}
        >
          Reject
        </Button>
      </>
    )
  return (
    shiftStatus === "BOOKED" && (
      <Button
        size="small"
        kind="quiet"
        aria-label={`Remove ${name}`}
        aria-describedby={reasons}
        disabled={busy || isBarred}
        onClick={() => act({ do: "remove", bookingId, version })}
      >
        Remove
      </Button>
    )
  )
}
