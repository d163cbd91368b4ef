import type { GraphPoint, UserType } from "@crewfleet/sdk"
import {
  defaultMetric,
  defaultTimeframe,
  type Metric,
  mayChoose,
  revenueByCurrency,
  type Timeframe
} from "@crewfleet/sdk/rules"
import { assign, setup } from "xstate"
import { failedAgain, notFailed, type Retrying, retryPause, triesAgain } from "../list/Retrying.ts"
import { port } from "../port.ts"
import type { Viewer } from "../Viewer.ts"

/** What happens to the graph. */
export type GraphEvent =
  | { readonly type: "timeframe.chosen"; readonly timeframe: Timeframe }
  | { readonly type: "metric.chosen"; readonly metric: Metric }
  /** Revenue in another of the currencies that the points tell. */
  | { readonly type: "currency.chosen"; readonly currency: string }
  /** The same once more: a retry after a failure, a refresh otherwise. */
  | { readonly type: "reload.asked" }

/** What the graph asks of its port; without `agencyId`, the figures of every agency. */
export interface GraphRequest {
  readonly timeframe: Timeframe
  readonly metric: Metric
  readonly agencyId?: number | undefined
}

/** What the graph keeps in mind. */
export interface GraphContext extends Retrying {
  readonly userType: UserType
  readonly request: GraphRequest
  /** The last answer; it stays while the next one is on its way. */
  readonly points: ReadonlyArray<GraphPoint> | undefined
  /** The currency that was chosen to show revenue in: ISO 4217. */
  readonly currency: string | undefined
}

const graph = setup({
  types: {
    input: {} as Viewer,
    context: {} as GraphContext,
    events: {} as GraphEvent,
    tags: {} as "busy"
  },
  actors: {
    load: port<ReadonlyArray<GraphPoint>, GraphRequest>("load")
  },
  actions: {
    ask: assign(({ context }, change: Partial<GraphRequest>) => ({
      request: { ...context.request, ...change }
    })),
    chooseCurrency: assign((_, { currency }: { readonly currency: string }) => ({ currency })),
    keepPoints: assign((_, { points }: { readonly points: ReadonlyArray<GraphPoint> }) => ({
      ...notFailed,
      points
    })),
    keepFailure: assign(({ context }, { error }: { readonly error: unknown }) => ({
      ...failedAgain(context, error),
      points: undefined
    }))
  },
  delays: { retryPause },
  guards: {
    triesAgain,
    mayChooseMetric: ({ context }, { metric }: { readonly metric: Metric }) =>
      mayChoose(context.userType, metric),
    isEarned: ({ context }, chosen: { readonly currency: string }) =>
      revenueByCurrency(context.points ?? []).some(({ currency }) => currency === chosen.currency),
    showsPoints: ({ context }) => context.points !== undefined,
    isEmpty: (_, { points }: { readonly points: ReadonlyArray<GraphPoint> }) => points.length === 0
  }
})

const fetching = graph.createStateConfig({
  tags: "busy",
  invoke: {
    id: "load",
    src: "load",
    input: ({ context }) => context.request,
    onDone: [
      {
        guard: { type: "isEmpty", params: ({ event }) => ({ points: event.output }) },
        target: "empty",
        actions: { type: "keepPoints", params: ({ event }) => ({ points: event.output }) }
      },
      { target: "loaded", actions: { type: "keepPoints", params: ({ event }) => ({ points: event.output }) } }
    ],
    onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

/**
 * The performance graph: an interval and a metric to choose; the latest choice wins. While the service cannot be reached
 * it tries again by itself, after longer and longer pauses.
 */
export const graphMachine = graph.createMachine({
  id: "graph",
  description: "Bookings or revenue over time, by the interval and metric that the person chooses.",
  meta: { harmless: ["metric", "timeframe"] },
  context: ({ input }) => ({
    userType: input.userType,
    request: { timeframe: defaultTimeframe, metric: defaultMetric, agencyId: input.agencyId },
    ...notFailed,
    points: undefined,
    currency: undefined
  }),
  initial: "loading",
  on: {
    "timeframe.chosen": {
      target: ".asking",
      actions: { type: "ask", params: ({ event }) => ({ timeframe: event.timeframe }) }
    },
    "metric.chosen": {
      guard: { type: "mayChooseMetric", params: ({ event }) => event },
      target: ".asking",
      actions: { type: "ask", params: ({ event }) => ({ metric: event.metric }) }
    },
    "currency.chosen": {
      guard: { type: "isEarned", params: ({ event }) => event },
      actions: { type: "chooseCurrency", params: ({ event }) => event }
    },
    "reload.asked": ".asking"
  },
  states: {
    asking: {
      description: "Other figures are wanted: with a curve to show meanwhile, or from nothing.",
      always: [{ guard: "showsPoints", target: "refreshing" }, "loading"]
    },
    loading: { ...fetching, description: "The first figures are on their way." },
    loaded: {
      description: "The curve is shown; the person may choose another interval, metric or currency."
    },
    empty: { description: "There are no figures for what was chosen." },
    refreshing: { ...fetching, description: "Figures are on their way, and the curve before stays visible." },
    failed: {
      description: "The figures could not be loaded; the person may try again, and it tries by itself.",
      after: { retryPause: { guard: "triesAgain", target: "asking" } }
    }
  }
})

/** Why something on the graph cannot be chosen, by the name of the guard that says so. */
export const graphWords = {
  mayChooseMetric: "Only platform admins see revenue"
} as const
