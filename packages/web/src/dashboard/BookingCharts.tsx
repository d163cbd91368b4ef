import type { bookingSummaryMachine } from "@crewfleet/machines"
import { codeParts, conversion, outsideStatusParts, statusParts } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { bookingTone } from "../booking/bookingTone.ts"
import { entire } from "../list/entire.ts"
import styles from "./BookingCharts.module.css"
import { ChartCard } from "./ChartCard.tsx"
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
        parts={value && codeParts(value.byPaymentMethod)}
        nothing="No payments yet"
      />
      <ChartCard
        {...part}
        title="Bookings by Status"
        kind="ring"
        situation="loadByStatus"
        parts={value && statusParts(value.byStatus)}
        toneOf={bookingTone}
        mayNote
        note={noteOn(outsideStatusParts(value?.byStatus))}
        nothing="No bookings yet"
      />
      <ChartCard
        {...part}
        title="Bookings by Source"
        kind="bars"
        situation="loadBySource"
        parts={value && codeParts(value.bySource)}
        nothing="No sources yet"
        headline={
          <p className={styles.conversion}>
            <strong>{conversion(value?.bySource)}%</strong> conversion
          </p>
        }
      />
    </>
  )
}

const noteOn = (outside: number) =>
  outside > 0 ? `Without ${whole(outside)} authorised or reserved, which Total Bookings counts.` : undefined
