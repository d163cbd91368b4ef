import { type Failure, failureOf } from "@crewfleet/sdk"
import { assign, type EventObject, emit, fromCallback, setup } from "xstate"
import type { ListRequest } from "./pagedListMachine.ts"

/** What is exported: every row that a list would show, page after page. */
export type ExportRequest = Pick<ListRequest<unknown>, "search" | "sort" | "filter">

/** What happens to an export. */
export type ExportEvent =
  | { readonly type: "export.asked"; readonly request: ExportRequest }
  | { readonly type: "export.cancelled" }
  /** The same once more after a failure. */
  | { readonly type: "export.retried" }
  | ExportProgress

/** What the port tells: how far it is, then how it ended. */
export type ExportProgress =
  | { readonly type: "rows.fetched"; readonly rows: number; readonly total: number }
  | { readonly type: "rows.complete"; readonly rows: number }
  | { readonly type: "rows.failed"; readonly failure: Failure | "changed" }

/** What an export keeps in mind. */
export interface ExportContext {
  readonly request: ExportRequest | undefined
  readonly rows: number
  /** 0 while nobody knows. */
  readonly total: number
  /** Why there is no file; `changed` when rows came or went while they were fetched. */
  readonly failure: Failure | "changed" | undefined
}

const exporting = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    emitted: {} as { readonly type: "export.complete"; readonly rows: number },
    tags: {} as "busy"
  },
  actors: {
    /** Fetches every page and writes the file only when all are there; sends `ExportProgress`. */
    collect: fromCallback<EventObject, ExportRequest>(() => {
      throw new Error('Nothing is plugged into "collect"')
    })
  },
  actions: {
    begin: assign({ rows: 0, total: 0, failure: undefined }),
    keepRequest: assign((_, { request }: { readonly request: ExportRequest }) => ({ request })),
    keepProgress: assign((_, { rows, total }: { readonly rows: number; readonly total: number }) => ({
      rows,
      total
    })),
    keepFailure: assign((_, { failure }: { readonly failure: Failure | "changed" }) => ({ failure })),
    keepError: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    reportComplete: emit((_, { rows }: { readonly rows: number }) => ({ type: "export.complete", rows }))
  }
})

const collecting = exporting.createStateConfig({
  description: "Page after page is fetched; the person may cancel.",
  tags: "busy",
  entry: "begin",
  invoke: {
    id: "collect",
    src: "collect",
    input: ({ context }) => {
      if (context.request === undefined) throw new Error("Something must be asked for before it is fetched")
      return context.request
    },
    onError: { target: "failed", actions: { type: "keepError", params: ({ event }) => event } }
  },
  on: {
    "rows.fetched": { actions: { type: "keepProgress", params: ({ event }) => event } },
    "rows.complete": { target: "idle", actions: { type: "reportComplete", params: ({ event }) => event } },
    "rows.failed": { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } },
    "export.cancelled": "idle"
  }
})

/** All that a list shows as one file: fetched to its end or not kept at all, and cancelled at any moment. */
export const exportMachine = exporting.createMachine({
  id: "export",
  description: "All that a list shows becomes one file, or none at all.",
  context: { request: undefined, rows: 0, total: 0, failure: undefined },
  initial: "idle",
  states: {
    idle: {
      description: "An export can be asked for.",
      on: {
        "export.asked": {
          target: "collecting",
          actions: { type: "keepRequest", params: ({ event }) => event }
        }
      }
    },
    collecting,
    failed: {
      description: "There is no file; the person may try again or give up.",
      on: { "export.retried": "collecting", "export.cancelled": "idle" }
    }
  }
})
