import { type graphMachine, graphWords } from "@crewfleet/machines"
import { metrics, type Timeframe, timeframes } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { Card } from "../ui/Card.tsx"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import styles from "./BookingGraph.module.css"
import { BookingGraphFigures } from "./BookingGraphFigures.tsx"
import { timeframeWords } from "./timeframeWords.ts"

interface BookingGraphProps {
  readonly graph: ActorRefFrom<typeof graphMachine>
  readonly currency: string
}

/** Bookings, or what they earned, over an interval of one's choice. */
export function BookingGraph({ graph, currency }: BookingGraphProps) {
  const busy = useSelector(graph, isBusy)
  const { timeframe, metric } = useSelector(graph, ({ context }) => context.request)
  const mayChooseRevenue = useSelector(graph, mayChoose)
  const segments = metrics.map((value) => ({
    value,
    label: metricWords[value],
    disabled: value === "revenue" && !mayChooseRevenue
  }))

  return (
    <Card
      title="Booking Performance"
      busy={busy}
      actions={
        <>
          {!mayChooseRevenue && <p className={styles.why}>{graphWords.mayChooseMetric}</p>}
          <SegmentedControl
            label="Metric"
            segments={segments}
            value={metric}
            onChange={(metric) => graph.send({ type: "metric.chosen", metric })}
          />
          <SelectField
            name="timeframe"
            label="Interval"
            labelHidden
            choices={intervals}
            value={timeframe}
            onChange={({ currentTarget }) =>
              graph.send({ type: "timeframe.chosen", timeframe: currentTarget.value as Timeframe })
            }
          />
        </>
      }
    >
      <BookingGraphFigures graph={graph} currency={currency} busy={busy} />
    </Card>
  )
}

type State = SnapshotFrom<typeof graphMachine>

const isBusy = (state: State) => state.hasTag("busy")
const mayChoose = (state: State) => state.can({ type: "metric.chosen", metric: "revenue" })

const metricWords = { count: "Bookings", revenue: "Revenue" } as const
const intervals = timeframes.map((value) => ({ value, label: timeframeWords[value] }))
