import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { WhoMayWorkScreen } from "../../src/eligibility/WhoMayWorkScreen.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { files, logics, matrix, service } from "./openEligibility.tsx"

serving(service)

// jsdom lays nothing out: a table has room for twenty rows, and a row or a card is as high as one of them.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T09:00:00Z") })
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1_000)
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(880)
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(1_000)
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(44)
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The matrix as somebody of agency 7 sees it, and what it asks for. */
const open = (query = "?code=3") => {
  const asked: Array<unknown> = []
  service.use(
    handlers.eligibility.matrix(({ params, query: { agencyId, start, end } }) => {
      asked.push([params.assignmentCodeId, agencyId, start, end])
      return { ...matrix, ...(start && { start }), ...(end && { end }) }
    })
  )
  history.replaceState(null, "", `/agency/workers/eligibility${query}`)
  render(
    <>
      <WhoMayWorkScreen agencyId={7} logics={logics} />
      <NoticeRegion />
    </>
  )
  return asked
}

const table = () => screen.findByRole("region", { name: "Workers, table" })
const names = async () =>
  within(await table())
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent)

describe("WhoMayWorkScreen", () => {
  it("says who may work tomorrow and how many may no longer before long", async () => {
    const asked = open()
    await screen.findByText(
      "2 of 3 may work tomorrow. In 30 days, 1 may no longer work, unless something is renewed."
    )
    expect(asked).toEqual([["3", "7", undefined, undefined]])
    for (const name of [
      "1 May not work",
      "0 May work, with warnings",
      "2 May work",
      "1 May no longer work in 30 days"
    ])
      screen.getByRole("button", { name })
  })

  it("shows each worker with what is in the way, in the order of the service and in words", async () => {
    open()
    const [, first, second] = within(await table()).getAllByRole("row")
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Zoë HillNW-1",
      "May not work",
      "Life support: expired",
      "Met",
      "Not met: expired"
    ])
    expect(second?.textContent).toContain("May not work from 30 Nov 2026")
    expect(screen.getByRole("link", { name: "Grace Lee" }).getAttribute("href")).toBe(
      "/agency/workers/info/7/2"
    )
  })

  it("narrows by each number and keeps that in the address, with Back", async () => {
    open()
    await press("1 May no longer work in 30 days")
    await waitFor(async () => expect(await names()).toEqual(["Grace LeeNW-2"]))
    expect(location.search).toBe("?code=3&ahead=stops-30")
    await press("1 May not work")
    await screen.findByText("No worker is as you have asked")
    history.back()
    await waitFor(async () => expect(await names()).toEqual(["Grace LeeNW-2"]))
    await press("Clear Filters")
    await waitFor(async () => expect(await names()).toHaveLength(3))
  })

  it("narrows by what is not met, as an address says it", async () => {
    open("?code=3&lacks=9")
    expect(await names()).toEqual(["Zoë HillNW-1"])
  })

  it("forgets what is typed and not yet searched by when the filters are cleared", async () => {
    open()
    const field = await screen.findByRole("searchbox", { name: "Search workers" })
    await names()
    fireEvent.change(field, { target: { value: "zzz" } })
    await press("Clear Filters")
    expect(field).toHaveProperty("value", "")
    await waitFor(async () => expect(await names()).toHaveLength(3))
    expect(location.search).not.toContain("search")
  })

  it("searches by a name, and keeps it in the address once somebody stops typing", async () => {
    open()
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search workers" }), "hill")
    await waitFor(async () => expect(await names()).toEqual(["Zoë HillNW-1", "Omar Hill"]))
    expect(location.search).toBe("?code=3&search=hill")
  })

  it("asks for the shift in the address by the agency's clock, which ends on the day after where it must", async () => {
    const asked = open("?code=3&day=2026-12-05&from=20:00&until=07:00")
    await table()
    expect(asked).toEqual([["3", "7", "2026-12-05T20:00:00.000Z", "2026-12-06T07:00:00.000Z"]])
    screen.getByRole("heading", { name: "Nurse, from 5 Dec 2026, 20:00 until 6 Dec 2026, 07:00" })
  })

  it("asks for the times of tomorrow that are typed, once the field is left", async () => {
    const asked = open()
    await table()
    await userEvent.type(screen.getByLabelText(/^From/), "20:00")
    expect(asked).toHaveLength(1)
    await userEvent.tab()
    await waitFor(() =>
      expect(asked[1]).toEqual(["3", "7", "2026-11-24T20:00:00.000Z", "2026-11-25T00:00:00.000Z"])
    )
    expect(location.search).toBe("?code=3&day=2026-11-24&from=20%3A00")
  })

  it("asks anew when another assignment code is chosen", async () => {
    const asked = open()
    await table()
    await userEvent.selectOptions(screen.getByLabelText("Assignment code"), "001 Cleaner")
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toEqual(["1", "7", undefined, undefined])
  })

  it("exports those whom it shows", async () => {
    files.length = 0
    open("?code=3&search=hill")
    await press("Export CSV")
    await waitFor(() => expect(files.map((rows) => rows.map(({ id }) => id))).toEqual([[1, 3]]))
  })

  it("takes an address in which anything may stand", async () => {
    open("?code=x&day=2026-02-30&from=25:00&verdict=PERHAPS&lacks=-1&ahead=stops-31")
    expect(await names()).toHaveLength(3)
  })

  it("says that nobody is booked as that yet", async () => {
    open()
    service.use(handlers.eligibility.matrix(() => ({ ...matrix, workers: [] })))
    await screen.findByText("Nobody is booked as Nurse yet")
  })

  it("says that it could not be loaded, and tries again when asked", async () => {
    open()
    service.use(handlers.eligibility.matrix(failing(500)))
    await screen.findByText("Error loading who may work")
    service.use(handlers.eligibility.matrix(() => matrix))
    await press("Retry")
    expect(await names()).toHaveLength(3)
  })

  it("draws the rows in sight of a thousand workers, and says how many there are", async () => {
    const [worker] = matrix.workers
    const workers = Array.from({ length: 1_000 }, (_, at) => ({ ...worker, id: at + 1 })) as never
    open()
    service.use(handlers.eligibility.matrix(() => ({ ...matrix, workers })))
    expect((await names()).length).toBeLessThan(60)
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001")
  })

  it("draws the cells in sight of twenty requirements under all of their headings, and others when scrolled", async () => {
    open()
    const requirements = Array.from({ length: 20 }, (_, at) => ({
      ...{ id: at + 1, name: `Requirement ${at + 1}`, anyOf: [{ kind: "training", id: at + 1 }] },
      ...{ otherwise: "REFUSE", graceDays: 0, binding: false }
    }))
    const [worker] = matrix.workers
    const cells = requirements.map(() => ({ outcome: "MET" }))
    service.use(
      handlers.eligibility.matrix(() => ({
        ...matrix,
        requirements,
        workers: worker ? [{ ...worker, cells }] : []
      }))
    )
    const scroller = await table()
    const columns = () => screen.getAllByText("Met").map((cell) => Number(cell.getAttribute("aria-colindex")))
    expect(within(scroller).getAllByRole("columnheader")).toHaveLength(23)
    expect(columns()).toEqual([4, 5, 6, 7])
    scroller.scrollLeft = 1_520
    fireEvent.scroll(scroller)
    await waitFor(() => expect(columns()).toContain(13))
    expect(columns()).not.toContain(4)
  })
})

describe("on a phone", () => {
  it("heads a card with each name, with the reasons in words", async () => {
    const wide = globalThis.matchMedia
    globalThis.matchMedia = (() => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {}
    })) as never
    open()
    const card = (await screen.findByRole("heading", { name: "Zoë Hill" })).closest("article")
    globalThis.matchMedia = wide
    expect(card?.textContent).toContain("May not work")
    expect(card?.textContent).toContain("Life support ended before 24 Nov 2026")
  })
})
