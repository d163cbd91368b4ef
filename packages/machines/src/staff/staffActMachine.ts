import { failureOf, isRefusedWith, type Notice, noticesFor } from "@crewfleet/sdk"
import { recordWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"
import type { StaffScope } from "./StaffScope.ts"

/** What an agency does about a worker with one press. */
export type StaffActName =
  | "takeOn"
  | "letGo"
  | "findFit"
  | "findUnfit"
  | "removeJob"
  | "makeOffer"
  | "withdrawOffer"

/** One thing that is done, and about whom. */
export interface StaffAct extends StaffScope {
  readonly act: StaffActName
  /** The number of the job that is taken away. */
  readonly jobId?: number | undefined
}

/** What happens while an agency does something about a worker. */
export type StaffActEvent =
  | { readonly type: "act.asked"; readonly act: StaffAct }
  | { readonly type: "act.confirmed" }
  | { readonly type: "act.cancelled" }

const done: Readonly<Record<StaffActName, Notice>> = {
  takeOn: recordWords.workerTakenOn,
  letGo: recordWords.workerLetGo,
  findFit: recordWords.fitToWorkSaved,
  findUnfit: recordWords.fitToWorkSaved,
  removeJob: recordWords.workerJobRemoved,
  makeOffer: recordWords.offerMade,
  withdrawOffer: recordWords.offerWithdrawn
}

/** What ends something is asked for twice. */
const isAskedTwice = ({ act }: StaffAct) => act === "letGo" || act === "removeJob"

const staffAct = setup({
  types: {
    context: {} as { readonly act: StaffAct | undefined },
    events: {} as StaffActEvent,
    emitted: {} as
      | { readonly type: "notice"; readonly notice: Notice }
      /** The worker is another by now, so that what is shown must be loaded anew. */
      | { readonly type: "outdated" },
    tags: {} as "busy"
  },
  actors: { do: port<unknown, StaffAct>("do") },
  actions: {
    choose: assign((_, { act }: { readonly act: StaffAct }) => ({ act })),
    forget: assign({ act: undefined }),
    notifyDone: enqueueActions(({ context: { act }, enqueue }) => {
      if (act) enqueue.emit({ type: "notice", notice: done[act.act] })
    }),
    reportOutdated: emit({ type: "outdated" }),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    })
  },
  guards: {
    isAskedTwice: (_, { act }: { readonly act: StaffAct }) => isAskedTwice(act),
    /** Somebody else was faster, or it is there no more. */
    isOvertaken: (_, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      return isRefusedWith(failure, 409) || isRefusedWith(failure, 404)
    }
  }
})

const resting = staffAct.createStateConfig({
  description: "Nothing is done; something may be asked for.",
  entry: "forget",
  on: {
    "act.asked": [
      {
        guard: { type: "isAskedTwice", params: ({ event }) => event },
        target: "confirming",
        actions: { type: "choose", params: ({ event }) => event }
      },
      { target: "doing", actions: { type: "choose", params: ({ event }) => event } }
    ]
  }
})

const doing = staffAct.createStateConfig({
  description: "What was asked for is on its way.",
  tags: "busy",
  invoke: {
    id: "do",
    src: "do",
    input: ({ context }) => context.act as StaffAct,
    onDone: { target: "resting", actions: ["notifyDone", "reportOutdated"] },
    onError: [
      {
        guard: { type: "isOvertaken", params: ({ event }) => event },
        target: "resting",
        actions: [{ type: "explain", params: ({ event }) => event }, "reportOutdated"]
      },
      { target: "resting", actions: { type: "explain", params: ({ event }) => event } }
    ]
  }
})

/** An agency takes somebody on or lets them go, says whether they are fit to work, or takes a job away. */
export const staffActMachine = staffAct.createMachine({
  id: "staffAct",
  description: "An agency takes a worker on or lets them go, says whether they are fit, or takes a job away.",
  context: { act: undefined },
  initial: "resting",
  states: {
    resting,
    confirming: {
      description: "The person says whether they are sure.",
      on: { "act.confirmed": "doing", "act.cancelled": "resting" }
    },
    doing
  }
})
