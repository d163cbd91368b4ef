import type { LoadingEvent, PagedListEvent } from "@crewfleet/machines"

/** What a person does with a part that loads, which asks for one thing and then for another. */
export const loadingScript = <Value, Request>(
  request: Request,
  another: Request,
  answers: ReadonlyArray<Value>
) => {
  const events: ReadonlyArray<LoadingEvent<Request>> = [
    { type: "reload.asked" },
    { type: "request.changed", request: another }
  ]
  return { inputs: [{ request }], events, answers: { load: answers } }
}

/** What a person does with a list, which is empty, has pages, or lost its last page meanwhile. */
export const listScript = <Item, Filter>(filter: Filter, another: Filter, item: Item) => {
  const events: ReadonlyArray<PagedListEvent<Filter>> = [
    { type: "search.typed", text: "ada@post.example" },
    { type: "search.settled" },
    { type: "page.chosen", page: 1 },
    { type: "size.chosen", size: 25 },
    { type: "sort.chosen", sort: undefined },
    { type: "filter.chosen", filter: another },
    { type: "filters.cleared", filter },
    { type: "place.changed", place: { search: "ada@post.example", page: 1, size: 25 } },
    { type: "reload.asked" }
  ]
  const answers = [
    { content: [], totalElements: 0 },
    { content: [item], totalElements: 60 },
    { content: [], totalElements: 5 }
  ]
  return { inputs: [{ filter }], events, answers: { load: answers } }
}
