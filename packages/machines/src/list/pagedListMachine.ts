import type { Page } from "@crewfleet/sdk"
import { pageWindow, searchPause } from "@crewfleet/sdk/rules"
import { assign, cancel, raise, setup } from "xstate"
import { port } from "../port.ts"
import { failedAgain, notFailed, type Retrying, retryPause, triesAgain } from "./Retrying.ts"

/** What happens to a list; page numbers are zero-based. */
export type PagedListEvent<Filter> =
  | { readonly type: "search.typed"; readonly text: string }
  /** The typing has paused, or Enter was pressed. */
  | { readonly type: "search.settled" }
  | { readonly type: "page.chosen"; readonly page: number }
  | { readonly type: "size.chosen"; readonly size: number }
  | { readonly type: "sort.chosen"; readonly sort: Sort | undefined }
  | { readonly type: "filter.chosen"; readonly filter: Filter }
  /** Nothing is searched for any more; `filter` is the one that narrows nothing. */
  | { readonly type: "filters.cleared"; readonly filter: Filter }
  /** It was led elsewhere, as the Back button does; what is not told is as it was at first. */
  | { readonly type: "place.changed"; readonly place: ListPlace<Filter> }
  /** The same page once more: a retry after a failure, a refresh otherwise. */
  | { readonly type: "reload.asked" }

/** The order of a list. */
export interface Sort {
  readonly by: string
  readonly direction: "ascending" | "descending"
}

/** What a list asks of its port; `page` is zero-based. */
export interface ListRequest<Filter> {
  readonly search: string
  readonly page: number
  readonly size: number
  readonly sort?: Sort | undefined
  readonly filter: Filter
}

/** Where a list is, as far as that is told: the rest is as it was at first. */
export interface ListPlace<Filter> {
  readonly search?: string
  readonly page?: number
  readonly size?: number
  readonly sort?: Sort
  readonly filter?: Partial<Filter>
}

/** What is asked for at a place of a list that begins with `first`. */
export const requestAt = <Filter>(
  first: ListRequest<Filter>,
  place: ListPlace<Filter>
): ListRequest<Filter> => ({ ...first, ...place, filter: { ...first.filter, ...place.filter } })

/** What a list keeps in mind. */
export interface PagedListContext<Row, Filter> extends Retrying {
  /** What stands in the search box, asked for or not. */
  readonly typed: string
  /** What is asked for where nothing was chosen. */
  readonly first: ListRequest<Filter>
  readonly request: ListRequest<Filter>
  /** Whether the page is another than was asked for, as there are no longer so many. */
  readonly corrected: boolean
  /** The last answer; it stays while the next one is on its way. */
  readonly answer: Page<Row> | undefined
}

/** How one list differs from others. */
export interface PagedListOptions {
  readonly id: string
  /** What it lists, in a sentence for whoever looks at the machine. */
  readonly description: string
  /** Rows a page, until a person chooses otherwise. */
  readonly size: number
  /** The keys under which recordings may show what they hold, beside those that always may. */
  readonly harmless?: ReadonlyArray<string>
  /** The order, until a person chooses otherwise; the service's own, unless told. */
  readonly sort?: Sort
}

/** The zero-based number of the last page there is. */
const lastPage = (
  { request }: { readonly request: ListRequest<unknown> },
  { totalElements }: Page<unknown>
) => pageWindow({ ...request, totalElements }).pageCount - 1

/** What lists rows, with or without its port filled. */
export type PagedListLogic<Row, Filter> = ReturnType<typeof pagedListMachine<Row, Filter>>

/**
 * A list that is searched and paged through. A changed request stops the one before, so the latest answer wins; the
 * rows stay visible meanwhile, and what was typed or chosen survives every failure. While the service cannot be reached
 * it tries again by itself, after longer and longer pauses.
 */
export const pagedListMachine = <Row, Filter>({
  id,
  description,
  size,
  sort,
  harmless = []
}: PagedListOptions) => {
  const list = setup({
    types: {
      input: {} as { readonly filter: Filter; readonly start?: ListPlace<Filter> },
      context: {} as PagedListContext<Row, Filter>,
      events: {} as PagedListEvent<Filter>,
      tags: {} as "busy"
    },
    actors: { load: port<Page<Row>, { readonly request: ListRequest<Filter> }>("load") },
    delays: { searchPause, retryPause },
    actions: {
      type: assign((_, { text }: { readonly text: string }) => ({ typed: text })),
      awaitPause: raise({ type: "search.settled" }, { id: "pause", delay: "searchPause" }),
      stopWaiting: cancel("pause"),
      ask: assign(({ context }, change: Partial<ListRequest<Filter>>) => ({
        request: { ...context.request, ...change },
        corrected: false
      })),
      askAt: assign(({ context }, { place }: { readonly place: ListPlace<Filter> }) => ({
        request: requestAt(context.first, place),
        typed: place.search ?? "",
        corrected: false
      })),
      askLastPage: assign(({ context }, { answer }: { readonly answer: Page<Row> }) => ({
        request: { ...context.request, page: lastPage(context, answer) },
        corrected: true
      })),
      keepAnswer: assign((_, { answer }: { readonly answer: Page<Row> }) => ({ ...notFailed, answer })),
      keepFailure: assign(({ context }, { error }: { readonly error: unknown }) => ({
        ...failedAgain(context, error),
        answer: undefined
      }))
    },
    guards: {
      triesAgain,
      searchesAnew: ({ context }) => context.typed.trim() !== context.request.search,
      showsRows: ({ context }) => context.answer !== undefined,
      isEmpty: (_, { answer }: { readonly answer: Page<Row> }) => answer.content.length === 0,
      isPastTheEnd: ({ context }, { answer }: { readonly answer: Page<Row> }) =>
        context.request.page > lastPage(context, answer)
    }
  })

  const fetching = list.createStateConfig({
    tags: "busy",
    invoke: {
      id: "load",
      src: "load",
      input: ({ context }) => ({ request: context.request }),
      onDone: [
        {
          guard: { type: "isPastTheEnd", params: ({ event }) => ({ answer: event.output }) },
          target: "asking",
          actions: { type: "askLastPage", params: ({ event }) => ({ answer: event.output }) }
        },
        {
          guard: { type: "isEmpty", params: ({ event }) => ({ answer: event.output }) },
          target: "empty",
          actions: { type: "keepAnswer", params: ({ event }) => ({ answer: event.output }) }
        },
        {
          target: "loaded",
          actions: { type: "keepAnswer", params: ({ event }) => ({ answer: event.output }) }
        }
      ],
      onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
    }
  })

  return list.createMachine({
    id,
    description,
    meta: { harmless },
    context: ({ input: { filter, start = {} } }) => {
      const first: ListRequest<Filter> = { search: "", page: 0, size, ...(sort && { sort }), filter }
      const request = requestAt(first, start)
      return { typed: request.search, first, request, corrected: false, ...notFailed, answer: undefined }
    },
    initial: "loading",
    on: {
      "search.typed": {
        actions: [{ type: "type", params: ({ event }) => event }, "stopWaiting", "awaitPause"]
      },
      "search.settled": {
        guard: "searchesAnew",
        target: ".asking",
        actions: [
          "stopWaiting",
          { type: "ask", params: ({ context }) => ({ search: context.typed.trim(), page: 0 }) }
        ]
      },
      "page.chosen": {
        target: ".asking",
        actions: { type: "ask", params: ({ event }) => ({ page: event.page }) }
      },
      "size.chosen": {
        target: ".asking",
        actions: { type: "ask", params: ({ event }) => ({ size: event.size, page: 0 }) }
      },
      "sort.chosen": {
        target: ".asking",
        actions: { type: "ask", params: ({ event }) => ({ sort: event.sort, page: 0 }) }
      },
      "filter.chosen": {
        target: ".asking",
        actions: { type: "ask", params: ({ event }) => ({ filter: event.filter, page: 0 }) }
      },
      "filters.cleared": {
        target: ".asking",
        actions: [
          "stopWaiting",
          { type: "type", params: { text: "" } },
          { type: "ask", params: ({ event }) => ({ search: "", page: 0, filter: event.filter }) }
        ]
      },
      "place.changed": {
        target: ".asking",
        actions: ["stopWaiting", { type: "askAt", params: ({ event }) => event }]
      },
      "reload.asked": ".asking"
    },
    states: {
      asking: {
        description: "Other rows are wanted: with some to show meanwhile, or from nothing.",
        always: [{ guard: "showsRows", target: "refreshing" }, "loading"]
      },
      loading: { ...fetching, description: "The first rows are on their way." },
      loaded: { description: "Rows are shown; the person may search, order, filter and turn pages." },
      empty: { description: "Nothing matches; the person may search or filter otherwise." },
      refreshing: { ...fetching, description: "Rows are on their way, and those before stay visible." },
      failed: {
        description: "The rows could not be loaded; the person may try again, and it tries by itself.",
        after: { retryPause: { guard: "triesAgain", target: "asking" } }
      }
    }
  })
}
