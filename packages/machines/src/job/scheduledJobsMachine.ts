import { type Failure, failureOf, type Notice, noticesFor, type ScheduledJob } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

type Event = { readonly type: "reload.asked" } | { readonly type: "run.asked"; readonly name: string }

type Context = {
  /** The last list; it stays while the next is on its way. */
  readonly jobs: ReadonlyArray<ScheduledJob> | undefined
  readonly failure: Failure | undefined
  /** The one that is being started. */
  readonly starting: string | undefined
}

const scheduledJobs = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    list: port<ReadonlyArray<ScheduledJob>, undefined>("list"),
    run: port<void, { readonly name: string }>("run")
  },
  delays: { startsWithin: 1_500 },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    keepList: assign((_, { output }: { output: ReadonlyArray<ScheduledJob> }) => ({
      jobs: output,
      failure: undefined
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    chooseOne: assign((_, { name }: { name: string }) => ({ starting: name })),
    chooseNone: assign({ starting: undefined })
  }
})

const loading = scheduledJobs.createStateConfig({
  description: "The list of jobs is on its way.",
  tags: "busy",
  invoke: {
    id: "list",
    src: "list",
    input: undefined,
    onDone: { actions: { type: "keepList", params: ({ event }) => event }, target: "listed" },
    onError: { actions: { type: "keepFailure", params: ({ event }) => event }, target: "failed" }
  }
})

const listed = scheduledJobs.createStateConfig({
  description: "The person sees how each job went, and may run one now.",
  on: {
    "run.asked": { actions: { type: "chooseOne", params: ({ event }) => event }, target: "starting" },
    "reload.asked": "loading"
  }
})

const starting = scheduledJobs.createStateConfig({
  description: "The chosen job is being started.",
  tags: "busy",
  exit: "chooseNone",
  invoke: {
    id: "run",
    src: "run",
    input: ({ context }) => ({ name: context.starting as string }),
    onDone: { actions: { type: "notify", params: words.jobStarted }, target: "started" },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "listed" }
  }
})

/** What the platform does by the clock: a list in which one can be run now. */
export const scheduledJobsMachine = scheduledJobs.createMachine({
  id: "scheduledJobs",
  description: "What the platform does by the clock: a list in which a job can be run now.",
  meta: { harmless: ["standing"] },
  context: { jobs: undefined, failure: undefined, starting: undefined },
  initial: "loading",
  states: {
    loading,
    listed,
    starting,
    started: {
      description: "The job has a moment to be done before the list is loaded anew.",
      tags: "busy",
      after: { startsWithin: "loading" }
    },
    failed: {
      description: "The list could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    }
  }
})
