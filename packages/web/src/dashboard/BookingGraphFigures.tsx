import type { GraphContext, graphMachine } from "@crewfleet/machines"
import { pointRows, revenueIn, seriesWriter } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import type { ActorRefFrom } from "xstate"
import { PartBody } from "../list/PartBody.tsx"
import { moneyWriter } from "../money/moneyWriter.ts"
import { timeZone } from "../time/timeZone.ts"
import { LineGraph } from "../ui/LineGraph.tsx"
import { Skeleton } from "../ui/Skeleton.tsx"
import { FigureLink } from "./FigureLink.tsx"
import { whole } from "./figures.ts"
import { timeframeWords } from "./timeframeWords.ts"

interface BookingGraphFiguresProps {
  readonly graph: ActorRefFrom<typeof graphMachine>
  readonly currency: string
  readonly busy: boolean
}

// Fetched beside the figures, not after them; should it fail, the graph fetches it again.
import("../ui/LinePlot.tsx").catch(() => {})

/** The curve and its table, as they were asked for; what is asked for next changes nothing until it is there. */
export function BookingGraphFigures({ graph, currency, busy }: BookingGraphFiguresProps) {
  const { points, request, failure, attempts } = useSelector(graph, contextOf, showTheSame)
  const isRevenue = request.metric === "revenue"
  const series = useMemo(
    () =>
      revenueIn(points ?? [], currency).map(({ timestamp, value }) => ({ at: Date.parse(timestamp), value })),
    [points, currency]
  )
  const written = useMemo(
    () =>
      seriesWriter(
        series.map(({ at }) => at),
        timeZone()
      ),
    [series]
  )
  const formatMoney = useMemo(() => moneyWriter(currency, "rounded"), [currency])
  const graphOfSeries = useMemo(() => {
    const rows = pointRows(
      { ...request, currency, timestamps: points?.map(({ timestamp }) => timestamp) ?? [] },
      timeZone()
    )
    return (
      <LineGraph
        label={`${isRevenue ? "Revenue" : "Bookings"}, ${timeframeWords[request.timeframe].toLowerCase()}`}
        timeHeading="Time"
        valueHeading={isRevenue ? "Revenue" : "Bookings"}
        points={series}
        formatTime={written.point}
        formatTick={written.tick}
        formatValue={isRevenue ? formatMoney : whole}
        linked={(at, words) => <FigureLink rows={rows[at]}>{words}</FigureLink>}
      />
    )
  }, [series, points, currency, request, isRevenue, written, formatMoney])

  return (
    <PartBody
      room="21rem"
      situation="loadGraph"
      failure={failure}
      attempts={attempts}
      busy={busy}
      onRetry={() => graph.send({ type: "reload.asked" })}
      nothing={points?.length === 0 ? "No bookings in this interval" : undefined}
      skeleton={<Skeleton height="100%" />}
    >
      {points && graphOfSeries}
    </PartBody>
  )
}

const contextOf = ({ context }: { readonly context: GraphContext }) => context

const showTheSame = (one: GraphContext, other: GraphContext) =>
  one.points === other.points && one.failure === other.failure
