import { type graphMachine, graphWords } from "@crewfleet/machines"
import {
  graphRows,
  metrics,
  revenueByCurrency,
  revenueCurrency,
  type Timeframe,
  timeframes
} from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { Fragment } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { moneyWriter } from "../money/moneyWriter.ts"
import { timeZone } from "../time/timeZone.ts"
import { Card } from "../ui/Card.tsx"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import styles from "./BookingGraph.module.css"
import { BookingGraphFigures } from "./BookingGraphFigures.tsx"
import { FigureLink } from "./FigureLink.tsx"
import { timeframeWords } from "./timeframeWords.ts"
import { useGraphPlace } from "./useGraphPlace.ts"

interface BookingGraphProps {
  readonly graph: ActorRefFrom<typeof graphMachine>
  readonly currency: string
}

/** Bookings, or what they earned, over an interval of one's choice. */
export function BookingGraph({ graph, currency }: BookingGraphProps) {
  useGraphPlace(graph)
  const busy = useSelector(graph, isBusy)
  const request = useSelector(graph, ({ context }) => context.request)
  const { timeframe, metric } = request
  const points = useSelector(graph, ({ context }) => context.points)
  const wished = useSelector(graph, ({ context }) => context.currency ?? currency)
  const earned = metric === "revenue" && points ? revenueByCurrency(points) : []
  const timestamps = points?.map(({ timestamp }) => timestamp) ?? []
  const shown = revenueCurrency(points ?? [], wished)
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
          {earned.length > 1 && (
            <SelectField
              name="currency"
              label="Currency"
              labelHidden
              choices={earned.map(({ currency }) => ({ value: currency, label: currency }))}
              value={shown}
              onChange={({ currentTarget }) =>
                graph.send({ type: "currency.chosen", currency: currentTarget.value })
              }
            />
          )}
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
      {earned.length > 1 && (
        <p className={styles.earned}>
          {earned.map(({ currency, value }, at) => (
            <Fragment key={currency}>
              {at > 0 && " · "}
              <FigureLink rows={graphRows({ ...request, currency, timestamps }, timeZone())}>
                {moneyWriter(currency)(value)}
              </FigureLink>
            </Fragment>
          ))}
        </p>
      )}
      <BookingGraphFigures graph={graph} currency={shown} busy={busy} />
    </Card>
  )
}

type State = SnapshotFrom<typeof graphMachine>

const isBusy = (state: State) => state.hasTag("busy")
const mayChoose = (state: State) => state.can({ type: "metric.chosen", metric: "revenue" })

const metricWords = { count: "Bookings", revenue: "Revenue" } as const
const intervals = timeframes.map((value) => ({ value, label: timeframeWords[value] }))
