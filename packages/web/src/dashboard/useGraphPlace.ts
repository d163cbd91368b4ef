import type { graphMachine } from "@crewfleet/machines"
import { defaultMetric, defaultTimeframe, metrics, timeframes } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useSearch } from "wouter"
import type { ActorRefFrom } from "xstate"

/** Keeps in the address which interval and metric the graph shows, as `useListPlace` does where a list is. */
export const useGraphPlace = (graph: ActorRefFrom<typeof graphMachine>): void => {
  const { timeframe, metric } = useSelector(graph, ({ context }) => context.request)
  const [path, navigate] = useLocation()
  const query = useSearch()
  const known = useRef<string>(undefined)

  const agree = useEffectEvent(() => {
    const isGiven = query !== known.current
    known.current = query
    const place = placeIn(query)
    if (place.timeframe === timeframe && place.metric === metric) return
    if (isGiven) {
      if (place.timeframe !== timeframe) graph.send({ type: "timeframe.chosen", timeframe: place.timeframe })
      if (place.metric !== metric) graph.send({ type: "metric.chosen", metric: place.metric })
      return
    }
    const wanted = withPlace(query, { timeframe, metric })
    known.current = wanted
    navigate(wanted ? `${path}?${wanted}` : path)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when either moves they may no longer agree
  useEffect(() => agree(), [timeframe, metric, query])
}

const placeIn = (query: string) => {
  const words = new URLSearchParams(query)
  return {
    timeframe: timeframes.find((known) => known === words.get("interval")) ?? defaultTimeframe,
    metric: metrics.find((known) => known === words.get("metric")) ?? defaultMetric
  }
}

const withPlace = (query: string, { timeframe, metric }: ReturnType<typeof placeIn>): string => {
  const words = new URLSearchParams(query)
  if (timeframe === defaultTimeframe) words.delete("interval")
  else words.set("interval", timeframe)
  if (metric === defaultMetric) words.delete("metric")
  else words.set("metric", metric)
  return words.toString()
}
