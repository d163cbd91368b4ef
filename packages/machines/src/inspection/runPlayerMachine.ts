import { assign, setup } from "xstate"

/** How many times as fast as it happened a run is played. */
export const playSpeeds = [1, 2, 4, 8, 16] as const

/** The longest pause between two steps, in milliseconds: nobody waits for somebody who thought. */
const longestPause = 2_000

/** What happens to a run that is looked at. */
export type RunPlayerEvent =
  | { readonly type: "play.asked" }
  | { readonly type: "pause.asked" }
  /** The last step is wanted, and whatever comes after it. */
  | { readonly type: "follow.asked" }
  /** One step forth (1) or back (-1). */
  | { readonly type: "stepped"; readonly by: 1 | -1 }
  | { readonly type: "jumped"; readonly to: number }
  | { readonly type: "speed.chosen"; readonly speed: number }
  /** More has happened: when each step did, in milliseconds since the run began. */
  | { readonly type: "run.grown"; readonly times: ReadonlyArray<number> }

/** Where somebody is in a run. */
export interface RunPlayerContext {
  /** The step that is looked at, by its index; -1 where there is none. */
  readonly at: number
  readonly speed: number
  /** When each step happened, in milliseconds since the run began. */
  readonly times: ReadonlyArray<number>
}

const within = (at: number, { times }: RunPlayerContext) =>
  Math.max(Math.min(at, times.length - 1), times.length > 0 ? 0 : -1)

const player = setup({
  types: {
    input: {} as { readonly times: ReadonlyArray<number> },
    context: {} as RunPlayerContext,
    events: {} as RunPlayerEvent
  },
  actions: {
    step: assign(({ context }, { by }: { readonly by: number }) => ({
      at: within(context.at + by, context)
    })),
    jump: assign(({ context }, { to }: { readonly to: number }) => ({ at: within(to, context) })),
    goToEnd: assign(({ context }) => ({ at: context.times.length - 1 })),
    goToStart: assign(({ context }) => ({ at: within(0, context) })),
    chooseSpeed: assign((_, { speed }: { readonly speed: number }) => ({ speed })),
    grow: assign(({ context }, { times }: { readonly times: ReadonlyArray<number> }) => ({
      times,
      at: within(Math.max(context.at, 0), { ...context, times })
    }))
  },
  guards: {
    isAtEnd: ({ context: { at, times } }) => at >= times.length - 1
  },
  delays: {
    untilNext: ({ context: { at, speed, times } }) =>
      Math.min(Math.max((times[at + 1] ?? 0) - (times[at] ?? 0), 0), longestPause) / speed
  }
})

const moving = {
  stepped: {
    target: "paused",
    actions: { type: "step", params: ({ event }: { readonly event: { readonly by: number } }) => event }
  },
  jumped: {
    target: "paused",
    actions: { type: "jump", params: ({ event }: { readonly event: { readonly to: number } }) => event }
  },
  "follow.asked": { target: "following", actions: "goToEnd" }
} as const

const paused = player.createStateConfig({
  description: "One step is looked at.",
  on: {
    ...moving,
    "play.asked": [{ guard: "isAtEnd", target: "playing", actions: "goToStart" }, { target: "playing" }]
  }
})

const playing = player.createStateConfig({
  description: "Step follows step as it happened, faster where that was asked for.",
  on: { ...moving, "pause.asked": "paused" },
  always: { guard: "isAtEnd", target: "paused" },
  after: { untilNext: { target: "playing", reenter: true, actions: { type: "step", params: { by: 1 } } } }
})

const following = player.createStateConfig({
  description: "The last step is looked at, whatever comes.",
  on: {
    ...moving,
    "pause.asked": "paused",
    "run.grown": {
      actions: [{ type: "grow", params: ({ event }) => event }, "goToEnd"]
    }
  }
})

/** A run of machines is played, stepped through or followed while it goes on. */
export const runPlayerMachine = player.createMachine({
  id: "runPlayer",
  description: "A run of machines is played, stepped through, or followed while it goes on.",
  meta: { harmless: ["at", "speed", "times", "by", "to"] },
  context: ({ input: { times } }) => ({ at: Math.min(0, times.length - 1), speed: 1, times }),
  initial: "paused",
  on: {
    "speed.chosen": { actions: { type: "chooseSpeed", params: ({ event }) => event } },
    "run.grown": { actions: { type: "grow", params: ({ event }) => event } }
  },
  states: { paused, playing, following }
})
