import type { bookingViewMachine } from "@crewfleet/machines"
import { type Booking, isRefusedWith } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import type { SnapshotFrom } from "xstate"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { BookingSkeleton } from "./BookingSkeleton.tsx"

interface OneBookingProps {
  readonly state: SnapshotFrom<typeof bookingViewMachine>
  readonly onReload: () => void
  /** What is said where there is no such booking. */
  readonly notFound: string
  readonly children: (booking: Booking) => ReactNode
}

/** The page of a single booking: on its way, there, or why it is not. */
export function OneBooking({ state, onReload, notFound, children }: OneBookingProps) {
  const { value, failure, attempts } = state.context
  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Booking not found" actions={<BackLink />}>
        {notFound}
      </PageMessage>
    )
  return (
    <Page>
      <PartBody
        situation="loadBooking"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={onReload}
        nothing={state.matches("empty") ? "Nothing is known about this booking" : undefined}
        skeleton={<BookingSkeleton />}
      >
        {value && children(value)}
      </PartBody>
    </Page>
  )
}
