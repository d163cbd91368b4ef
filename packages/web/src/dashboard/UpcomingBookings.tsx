import type { upcomingBookingsMachine } from "@crewfleet/machines"
import { type UserType, words } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { PartBody } from "../list/PartBody.tsx"
import { afterPaint } from "../ui/afterPaint.ts"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Pager } from "../ui/Pager.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { BookingSearch } from "./BookingSearch.tsx"
import { bookingColumns } from "./bookingColumns.tsx"
import styles from "./UpcomingBookings.module.css"

interface UpcomingBookingsProps {
  readonly upcomingBookings: ActorRefFrom<typeof upcomingBookingsMachine>
  readonly userType: UserType
  readonly currency: string
}

/** The bookings that are still to come, to search and page through. */
export function UpcomingBookings({ upcomingBookings, userType, currency }: UpcomingBookingsProps) {
  const busy = useSelector(upcomingBookings, isBusy)
  const answer = useSelector(upcomingBookings, ({ context }) => context.answer)
  const failure = useSelector(upcomingBookings, ({ context }) => context.failure)
  const attempts = useSelector(upcomingBookings, ({ context }) => context.attempts)
  const { page, size } = useSelector(upcomingBookings, ({ context }) => context.request)
  const columns = useMemo(() => bookingColumns(userType, currency), [userType, currency])
  const table = useMemo(
    () =>
      answer && (
        <DataTable
          caption="Upcoming bookings"
          columns={columns}
          rows={answer.content}
          rowKey={({ id }) => id}
        />
      ),
    [answer, columns]
  )

  return (
    <Card
      title="Upcoming Bookings"
      flush
      busy={busy}
      actions={<BookingSearch upcomingBookings={upcomingBookings} />}
    >
      <PartBody
        situation="loadBookings"
        failure={failure}
        attempts={attempts}
        busy={busy}
        onRetry={() => upcomingBookings.send({ type: "reload.asked" })}
        nothing={answer?.content.length === 0 ? words.noUpcomingBookings.text : undefined}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonRows rows={size} />
          </div>
        }
      >
        {answer && (
          <div>
            {table}
            <Pager
              label="Pages of upcoming bookings"
              page={page}
              size={size}
              total={answer.totalElements}
              atLeast={answer.atLeast}
              onPage={(page) => afterPaint(() => upcomingBookings.send({ type: "page.chosen", page }))}
            />
          </div>
        )}
      </PartBody>
    </Card>
  )
}

const isBusy = (state: SnapshotFrom<typeof upcomingBookingsMachine>) => state.hasTag("busy")
