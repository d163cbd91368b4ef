import { type ListRequest, requestAt } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { choiceFilter } from "../../src/list/choiceFilter.tsx"
import { choicesFilter } from "../../src/list/choicesFilter.tsx"
import { dayFilter } from "../../src/list/dayFilter.tsx"
import { type AnyList, isNarrowed, openFilter, placeIn, withPlace } from "../../src/list/listPlace.ts"

interface Filter {
  readonly agencyId: number
  readonly statuses: ReadonlyArray<"ACTIVE" | "COMPLETED">
  readonly kind?: string | undefined
  readonly from: string
}

const list: AnyList<Filter> = {
  filter: { agencyId: 7, statuses: [], kind: "NEW", from: "" },
  columns: [{ sort: "id" }, {}, { sort: "title" }],
  orders: [{ label: "Created", sort: "createdDate" }],
  sizes: [10, 25, 50],
  filters: {
    statuses: choicesFilter({
      name: "status",
      label: "Status",
      placeholder: "Any status",
      choices: [
        { value: "ACTIVE", label: "Active" },
        { value: "COMPLETED", label: "Completed" }
      ]
    }),
    kind: choiceFilter({
      name: "kind",
      label: "Kind",
      placeholder: "Any kind",
      choices: { NEW: "New", OLD: "Old" }
    }),
    from: dayFilter({ name: "from", label: "From" })
  }
}
const first: ListRequest<Filter> = {
  search: "",
  page: 0,
  size: 25,
  sort: { by: "createdDate", direction: "descending" },
  filter: list.filter
}
const shownAt = (query: string) => requestAt(first, placeIn(list, query))
const written = (query: string, rest = "") => withPlace(list, rest, { request: shownAt(query), first })

describe("the place of a list", () => {
  it.each([
    "",
    "search=offer&page=3",
    "sort=title",
    "sort=createdDate",
    "status=ACTIVE,COMPLETED&kind=OLD&from=2026-11-20&sort=id&direction=descending&page=2&size=50",
    "kind=ALL"
  ])("is the same when it is read from %j and written again", (query) => {
    expect(decodeURIComponent(written(query))).toBe(query)
  })

  it("is told whole by its address", () => {
    expect(
      shownAt("search=a+b&page=3&size=50&sort=title&direction=descending&status=ACTIVE&kind=ALL")
    ).toEqual({
      search: "a b",
      page: 2,
      size: 50,
      sort: { by: "title", direction: "descending" },
      filter: { agencyId: 7, statuses: ["ACTIVE"], kind: undefined, from: "" }
    })
  })

  it.each([
    "page=0",
    "page=-4",
    "page=x",
    "page=1e300",
    "page=2.5",
    "page=",
    "size=0",
    "size=1000000",
    "size=-1",
    "size=25.0",
    "size=constructor",
    "sort=password",
    "sort=constructor",
    "sort=__proto__&direction=descending",
    "sort=",
    "status=GONE,constructor,__proto__",
    "status=",
    "kind=toString",
    "kind=NEW'--",
    "from=2026-02-30",
    "from=tomorrow",
    "agencyId=8",
    "filter=%7B%22agencyId%22%3A8%7D",
    "search=%00%01%0a",
    "search=%20%20",
    "%E0%A4%A=%",
    "=&&=&?"
  ])("begins as at first where the address says nothing by %j", (query) => {
    expect(shownAt(query)).toEqual(first)
  })

  it("takes of several statuses those that there are, each once, and of a search no more than anybody types", () => {
    expect(shownAt("status=COMPLETED,GONE,ACTIVE,ACTIVE").filter.statuses).toEqual(["COMPLETED", "ACTIVE"])
    expect(shownAt(`search=${"x".repeat(100_000)}`).search).toHaveLength(200)
  })

  it("leaves the rest of the address alone", () => {
    expect(written("", "theme=dark&status=ACTIVE&page=3")).toBe("theme=dark")
    expect(written("page=2", "tab=bookings")).toBe("tab=bookings&page=2")
  })

  it("is narrowed by a search or a filter, and by neither where all filters are open", () => {
    expect(isNarrowed(list, shownAt("kind=ALL"))).toBe(false)
    expect(isNarrowed(list, shownAt("kind=ALL&page=3&size=50&sort=id"))).toBe(false)
    for (const query of ["", "kind=ALL&search=x", "kind=ALL&status=ACTIVE"])
      expect(isNarrowed(list, shownAt(query)), query).toBe(true)
    expect(openFilter(list)).toEqual({ agencyId: 7, statuses: [], kind: undefined, from: "" })
  })
})

describe("the place of a list that opens narrowed", () => {
  const opening = {
    ...list,
    opensAt: { filter: { from: "2026-11-27" }, sort: { by: "id", direction: "ascending" } }
  } as const satisfies AnyList<Filter>
  const at = (query: string) => requestAt(first, placeIn(opening, query))
  const words = (query: string, rest = "") => withPlace(opening, rest, { request: at(query), first })

  it.each([
    "",
    "from=",
    "from=2026-11-27",
    "from=2026-11-27&sort=id&page=2",
    "status=ACTIVE",
    "search=offer",
    "sort=id"
  ])("is the same when it is read from %j and written again", (query) => {
    expect(words(query)).toBe(query)
  })

  it("is told by an address without a word of it, and by none else", () => {
    expect(at("other=1")).toEqual({
      ...first,
      ...opening.opensAt,
      filter: { ...list.filter, from: "2026-11-27" }
    })
    expect(at("status=ACTIVE").filter.from).toBe("")
    expect(words("sort=id&from=2026-11-27", "other=1&from=x")).toBe("other=1")
    expect(words("from=", "other=1")).toBe("other=1&from=")
  })
})
