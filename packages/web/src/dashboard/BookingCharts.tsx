import type { bookingSummaryMachine } from "@crewfleet/machines"
import {
  conversion,
  outsideStatusParts,
  outsideStatusRows,
  paymentParts,
  sourceParts,
  statusParts,
  statusTotalRows
} from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { bookingTone } from "../booking/bookingTone.ts"
import { entire } from "../list/entire.ts"
import styles from "./BookingCharts.module.css"
import { ChartCard } from "./ChartCard.tsx"
import { FigureLink } from "./FigureLink.tsx"
import { whole } from "./figures.ts"

interface BookingChartsProps {
  readonly bookingSummary: ActorRefFrom<typeof bookingSummaryMachine>
}

/** The bookings of all time by payment method, status and source. */
export function BookingCharts({ bookingSummary }: BookingChartsProps) {
  const state = useSelector(bookingSummary, entire)
  const { value, failure, attempts } = state.context
  const part = {
    failure,
    attempts,
    busy: state.hasTag("busy"),
    onRetry: () => bookingSummary.send({ type: "reload.asked" })
  }

  return (
    <>
      <ChartCard
        {...part}
        title="Bookings by Payment Method"
        kind="bars"
        bars={4}
        situation="loadByPaymentMethod"
        parts={value && paymentParts(value.byPaymentMethod)}
        nothing="No payments yet"
      />
      <ChartCard
        {...part}
        title="Bookings by Status"
        kind="ring"
        situation="loadByStatus"
        parts={value && statusParts(value.byStatus)}
        toneOf={bookingTone}
        totalRows={statusTotalRows}
        mayNote
        note={noteOn(outsideStatusParts(value?.byStatus))}
        nothing="No bookings yet"
      />
      <ChartCard
        {...part}
        title="Bookings by Source"
        kind="bars"
        situation="loadBySource"
        parts={value && sourceParts(value.bySource)}
        nothing="No sources yet"
        headline={
          <p className={styles.conversion}>
            <strong>
              <FigureLink rows={value && sourceParts(value.bySource)[0]?.rows}>
                {conversion(value?.bySource)}%
              </FigureLink>
            </strong>{" "}
            conversion
          </p>
        }
      />
    </>
  )
}

const noteOn = (outside: number) =>
  outside > 0 && (
    <>
      Without <FigureLink rows={outsideStatusRows}>{whole(outside)}</FigureLink> authorised or reserved, which
      Total Bookings counts.
    </>
  )
