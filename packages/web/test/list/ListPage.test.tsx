import { exportLogic, type ListRequest, listLogic, pagedListMachine } from "@crewfleet/machines"
import type { Page } from "@crewfleet/sdk"
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { navigate } from "wouter/use-browser-location"
import { choiceFilter } from "../../src/list/choiceFilter.tsx"
import type { List } from "../../src/list/List.ts"
import { ListPage } from "../../src/list/ListPage.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { press } from "../person.ts"

interface Street {
  readonly id: number
  readonly name: string
}

interface Filter {
  readonly city: string
  readonly kind?: string | undefined
}

type Request = ListRequest<Filter>

/** What is asked for, and how it is answered: 60 streets, unless a test says otherwise. */
const asked: Array<Request> = []
const streets = ({ page, size }: Request): Page<Street> => ({
  content: Array.from({ length: Math.min(size, Math.max(0, 60 - page * size)) }, (_, at) => ({
    id: page * size + at + 1,
    name: `Street ${page * size + at + 1}`
  })),
  totalElements: 60
})
let answer: (request: Request) => Page<Street> | Promise<Page<Street>> = streets

const ask = async (_: unknown, request: Request) => {
  asked.push(request)
  return answer(request)
}
const machine = pagedListMachine<Street, Filter>({
  id: "streets",
  description: "The streets of a city.",
  size: 25
})
const load = async () => ({}) as never

const list: List<Street, Filter> = {
  names: ["street", "streets"],
  title: ({ kind }) => (kind ? `Streets that are ${kind}` : "All streets"),
  logic: listLogic(machine, ask)(load),
  filter: { city: "Leeds" },
  columns: [
    { heading: "Id", sort: "id", cell: ({ id }) => id },
    { heading: "Name", sort: "name", card: "heading", cell: ({ name }) => name }
  ],
  search: {},
  filters: {
    kind: choiceFilter({
      name: "kind",
      label: "Kind",
      placeholder: "Any kind",
      choices: { long: "Long", short: "Short" }
    })
  },
  sizes: [10, 25, 50],
  situation: "loadBookings",
  none: { title: "There are no streets yet", advice: "Build one." },
  csv: { logic: exportLogic(load, ask), columns: { Id: ({ id }) => id, Name: ({ name }) => name } }
}

const open = (query = "") => {
  history.replaceState(null, "", `/streets${query}`)
  render(
    <>
      <ListPage
        list={list}
        actions={[
          { label: "Build", onPress: () => {} },
          { label: "Demolish", may: false, onPress: () => {} },
          { label: "Map", href: "/map" }
        ]}
      />
      <NoticeRegion />
    </>
  )
}
const shown = (name: string) => screen.findByRole("rowheader", { name })
const addressIs = (query: string) => waitFor(() => expect(location.search).toBe(query))
const isAsked = (request: Partial<Request>) => waitFor(() => expect(asked.at(-1)).toMatchObject(request))
const searchBox = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search streets" })
const kind = () => screen.getByLabelText<HTMLSelectElement>("Kind")

beforeEach(() => {
  asked.splice(0)
  answer = streets
})
afterEach(cleanup)

describe("the place of a ListPage", () => {
  it("stands in the address, size and all, and comes back after a reload", async () => {
    open()
    await shown("Street 1")
    await userEvent.selectOptions(screen.getByLabelText("Rows a page"), "10 a page")
    await addressIs("?size=10")
    await press("Name")
    await addressIs("?size=10&sort=name")
    await press("Next page")
    await addressIs("?size=10&sort=name&page=2")
    await shown("Street 11")
    await userEvent.selectOptions(kind(), "Long")
    await addressIs("?size=10&sort=name&kind=long")
    await userEvent.type(searchBox(), "st{Enter}")
    await addressIs("?size=10&sort=name&kind=long&search=st")
    const before = asked.at(-1)

    cleanup()
    open(location.search)
    await shown("Street 1")
    expect(asked.at(-1)).toEqual(before)
    expect([searchBox().value, kind().value]).toEqual(["st", "long"])
    expect(screen.getByRole("heading", { name: "Streets that are long" })).toBeTruthy()
  })

  it("is led back choice by choice, and forth, by the list that is there: nothing begins anew", async () => {
    open()
    await shown("Street 1")
    const field = searchBox()
    await press("Next page")
    await addressIs("?page=2")
    await userEvent.selectOptions(screen.getByLabelText("Rows a page"), "50 a page")
    await addressIs("?size=50")
    await userEvent.type(field, "s{Enter}")
    await addressIs("?size=50&search=s")
    await userEvent.type(field, "t{Enter}")
    await addressIs("?size=50&search=st")

    act(() => history.back())
    await isAsked({ search: "", size: 50, page: 0 })
    act(() => history.back())
    await isAsked({ search: "", size: 25, page: 1 })
    await shown("Street 26")
    act(() => history.back())
    await isAsked({ size: 25, page: 0 })
    await shown("Street 1")
    expect(location.search).toBe("")
    act(() => history.forward())
    await isAsked({ page: 1 })
    expect(location.search).toBe("?page=2")
    expect(searchBox()).toBe(field)
  })

  it("is where a link to the page leads, whatever was being typed", async () => {
    open("?search=hill&kind=long&page=2")
    await shown("Street 26")
    const field = searchBox()
    await userEvent.type(field, "side")
    act(() => navigate("/streets?kind=short"))
    await isAsked({ search: "", page: 0, filter: { city: "Leeds", kind: "short" } })
    expect([field.value, kind().value, searchBox() === field]).toEqual(["", "short", true])
    await addressIs("?kind=short")
  })

  it("is put right without a step back where the address is past the end or says nothing", async () => {
    open("?page=9&size=7&sort=password&kind=none")
    const steps = history.length
    await shown("Street 60")
    await addressIs("?page=3")
    expect(asked.map(({ page, size, sort, filter }) => ({ page, size, sort, filter }))).toEqual(
      [8, 2].map((page) => ({ page, size: 25, sort: undefined, filter: { city: "Leeds" } }))
    )
    expect(history.length).toBe(steps)
  })

  it("leaves alone what others keep in the same address", async () => {
    open("?theme=dark")
    await shown("Street 1")
    await press("Next page")
    await addressIs("?theme=dark&page=2")
    act(() => navigate("/streets?page=2"))
    await press("Next page")
    await addressIs("?page=3")
  })
})

describe("ListPage", () => {
  it("tells nothing yet from nothing found, of which it leads out", async () => {
    answer = () => ({ content: [], totalElements: 0 })
    open()
    expect(await screen.findByText("There are no streets yet")).toBeTruthy()
    expect(screen.getByText("Build one.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Show all streets" })).toBeNull()
    await userEvent.selectOptions(kind(), "Long")
    expect(await screen.findByText("No streets match")).toBeTruthy()
    expect(screen.getByText("Change or clear the filters to see others.")).toBeTruthy()
    answer = streets
    await press("Show all streets")
    await shown("Street 1")
    expect(asked.at(-1)).toMatchObject({ search: "", filter: { city: "Leeds", kind: undefined } })
    await addressIs("")
  })

  it("holds the places of rows while it loads, says why it could not, and tries again", async () => {
    let fail = (_: unknown) => {}
    answer = () => new Promise((_, reject) => (fail = reject))
    open("?search=hill")
    const card = await screen.findByRole("region", { name: "All streets" })
    expect(card.getAttribute("aria-busy")).toBe("true")
    expect(within(card).queryByRole("table")).toBeNull()
    await waitFor(() => expect(asked).toHaveLength(1))
    fail({ _tag: "Refused", status: 500, violations: [] })
    expect(await screen.findByText("Error loading bookings")).toBeTruthy()
    expect(searchBox().value).toBe("hill")
    answer = streets
    await press("Retry")
    await shown("Street 1")
    expect(asked.at(-1)).toMatchObject({ search: "hill" })
  })

  it("shows what may be done beside it, and nothing that may not", async () => {
    open()
    expect(await screen.findByRole("button", { name: "Build" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Map" }).getAttribute("href")).toBe("/map")
    expect(screen.queryByText("Demolish")).toBeNull()
  })

  it("offers its orders where the headings are out of sight", async () => {
    open()
    await shown("Street 1")
    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Name ↓")
    await isAsked({ sort: { by: "name", direction: "descending" }, page: 0 })
    await addressIs("?sort=name&direction=descending")
  })

  it("saves all that it shows as one file, under its name and the day", async () => {
    const files: Array<Blob> = []
    const names: Array<string> = []
    const given = { createObjectURL: URL.createObjectURL, click: HTMLAnchorElement.prototype.click }
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      names.push(this.download)
    }
    vi.useFakeTimers({ now: new Date("2026-11-20T09:00:00Z"), toFake: ["Date"] })
    open("?kind=long&sort=name")
    await shown("Street 1")
    await press("Export CSV")
    expect(await screen.findByText("60 streets exported")).toBeTruthy()
    vi.useRealTimers()
    URL.createObjectURL = given.createObjectURL
    HTMLAnchorElement.prototype.click = given.click
    expect(names).toEqual(["streets-2026-11-20.csv"])
    const lines = (await files[0]?.text())?.split("\r\n") ?? []
    expect(lines.slice(0, 2)).toEqual(["Id,Name", "1,Street 1"])
    expect(lines).toHaveLength(62)
    expect(asked.at(-1)).toMatchObject({
      page: 0,
      size: 500,
      sort: { by: "name", direction: "ascending" },
      filter: { city: "Leeds", kind: "long" }
    })
  })
})
