import {
  type ListPlace,
  type ListRequest,
  type PagedListContext,
  requestAt,
  type Sort
} from "@crewfleet/machines"
import type { List, ListFilter } from "./List.ts"

/** What the parts of an address do not depend on: of which rows the list is. */
export type AnyList<Filter> = Pick<
  List<never, Filter>,
  "filter" | "filters" | "opensAt" | "orders" | "sizes"
> & {
  readonly columns: ReadonlyArray<{ readonly sort?: string }>
}

/** The filters of a list, each with the key of what it narrows. */
export const filtersOf = <Filter>({ filters = {} }: Pick<AnyList<Filter>, "filters">) =>
  Object.entries(filters) as unknown as ReadonlyArray<
    readonly [keyof Filter, ListFilter<Filter[keyof Filter], Filter>]
  >

/** Where a list is, as the query of its address tells it; page numbers there begin with 1. What is nothing is left out. */
export const placeIn = <Filter>(list: AnyList<Filter>, query: string): ListPlace<Filter> => {
  const words = new URLSearchParams(query)
  if (list.opensAt && !namesOf(list).some((name) => words.has(name))) return list.opensAt
  const page = Number(words.get("page") ?? 1)
  const size = list.sizes?.find((known) => String(known) === words.get("size"))
  const sort = sortIn(list, words)
  const filter: Partial<Filter> = {}
  for (const [key, { name, read }] of filtersOf(list)) {
    const word = words.get(name)
    if (word !== null) filter[key] = read(word, list.filter[key])
  }
  return {
    search: searchIn(words.get("search") ?? ""),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page - 1 : 0,
    ...(size && { size }),
    ...(sort && { sort }),
    filter
  }
}

/** All words of an address that are of a list. */
const namesOf = <Filter>(list: AnyList<Filter>): ReadonlyArray<string> => [
  ...["search", "sort", "direction", "page", "size"],
  ...filtersOf(list).map(([, { name }]) => name)
]

const lastPage = 100_000
const longestSearch = 200

const searchIn = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, longestSearch)

const sortIn = <Filter>(list: AnyList<Filter>, words: URLSearchParams): Sort | undefined => {
  const by = words.get("sort")
  if (by === null || !sortsOf(list).includes(by)) return undefined
  return { by, direction: words.get("direction") === "descending" ? "descending" : "ascending" }
}

const sortsOf = <Filter>({ columns, orders = [] }: AnyList<Filter>) => [
  ...columns.flatMap(({ sort = [] }) => sort),
  ...orders.map(({ sort }) => sort)
]

/**
 * A query in which the words of a list tell where it is; the words of others stay. Where a list opens narrowed, it has none
 * there, and a filter that leaves all stands in it where nothing is chosen.
 */
export const withPlace = <Filter>(
  list: AnyList<Filter>,
  query: string,
  { request, first }: Pick<PagedListContext<unknown, Filter>, "request" | "first">
): string => {
  const words = new URLSearchParams(query)
  const set = (name: string, value: string, isFirst: boolean) =>
    isFirst ? words.delete(name) : words.set(name, value)
  const { search, page, size, sort } = request
  set("search", search, search === "")
  for (const [key, { name, write }] of filtersOf(list)) {
    const value = request.filter[key]
    set(name, write(value), isSame(value, first.filter[key]))
  }
  const isFirstSort = sort === undefined || isSame(sort, first.sort)
  set("sort", sort?.by ?? "", isFirstSort)
  set("direction", "descending", isFirstSort || sort.direction === "ascending")
  set("page", String(page + 1), page === 0)
  set("size", String(size), size === first.size)
  if (list.opensAt) tellOpening(list, words, isSame(request, requestAt(first, list.opensAt)))
  return words.toString().replaceAll("%2C", ",")
}

const tellOpening = <Filter>(list: AnyList<Filter>, words: URLSearchParams, opens: boolean) => {
  const names = namesOf(list)
  if (opens) for (const name of names) words.delete(name)
  else if (!names.some((name) => words.has(name)))
    for (const [key, { name, none, write }] of filtersOf(list))
      if (list.opensAt?.filter?.[key] !== undefined) words.set(name, write(none))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The filter that leaves all of whose a list is. */
export const openFilter = <Filter>(list: AnyList<Filter>): Filter => {
  const filter = { ...list.filter }
  for (const [key, { none }] of filtersOf(list)) filter[key] = none
  return filter
}

/** Whether a list shows less than there is. */
export const isNarrowed = <Filter>(list: AnyList<Filter>, { search, filter }: ListRequest<Filter>): boolean =>
  search !== "" || filtersOf(list).some(([key, { none }]) => !isSame(filter[key], none))
