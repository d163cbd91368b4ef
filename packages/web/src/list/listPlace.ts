import type { ListRequest, ListStart } from "@crewfleet/machines"

/** Where a list begins, as the query of an address tells it; page numbers there begin with 1. */
export const startIn = (query: string): ListStart => {
  const words = new URLSearchParams(query)
  const page = Number(words.get("page") ?? 1)
  const by = words.get("sort")
  const direction = words.get("direction") === "descending" ? "descending" : "ascending"
  return {
    search: words.get("search")?.trim() ?? "",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page - 1 : 0,
    ...(by && { sort: { by, direction } })
  }
}

/** Writes into a query where a list is, and leaves the rest of it as it was. */
export const withPlace = (
  query: string,
  { search, page, sort }: Omit<ListRequest<unknown>, "size" | "filter">
) => {
  const words = new URLSearchParams(query)
  const set = (name: string, value: string | undefined) =>
    value ? words.set(name, value) : words.delete(name)
  set("search", search)
  set("page", page > 0 ? String(page + 1) : undefined)
  set("sort", sort?.by)
  set("direction", sort?.direction === "descending" ? "descending" : undefined)
  return words.toString()
}
