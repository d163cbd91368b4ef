import {
  askTransportRequests,
  clientTransportLogic,
  exportLogic,
  transportRequestsLogic
} from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { openTransportStatuses } from "@crewfleet/sdk/rules"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory } from "fake-indexeddb"
import { getDefaultStore } from "jotai"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { NewRequestScreen } from "../../src/transport/NewRequestScreen.tsx"
import { RequestScreen } from "../../src/transport/RequestScreen.tsx"
import { RequestsScreen } from "../../src/transport/RequestsScreen.tsx"
import { makeRequestLogics } from "../../src/transport/requestLogics.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { brand, visiting } from "../visiting.ts"
import { complete, job } from "./someRequests.ts"

const listed = {
  id: 31,
  refPrefix: "TR-31",
  transportStatus: "ACCEPTED",
  dateTimeRequired: complete.dateTimeRequired,
  pward: "Ward 7",
  pickupPostCode: "LS1 3EX",
  destination: "Fern Lodge",
  destinationPostCode: "YO1 7HH",
  agencyName: "Northway"
} as const
const earlier = {
  id: 8,
  ref: "TR-8",
  dateTimeRequired: complete.dateTimeRequired,
  transportStatus: "NEW"
} as const
const asked: Array<unknown> = []
const service = setupServer(
  handlers.transportRequest.agencies(() => [
    { id: 1, name: "Northway" },
    { id: 2, name: "Harbour" }
  ]),
  handlers.transportRequest.list(({ query }) => {
    asked.push(query)
    return { content: [listed], totalElements: 1, totalPages: 1 }
  }),
  handlers.transportRequest.byId(() => ({ ...job, samePatient: [earlier] })),
  handlers.transportRequest.create(({ payload }) => {
    asked.push(payload)
    return job
  }),
  handlers.transportRequest.samePatient(({ payload }) => {
    asked.push(payload)
    return [earlier]
  }),
  handlers.transportRequest.messages(() => []),
  handlers.transportRequest.looks(() => ({
    content: [
      {
        id: 1,
        at: "2026-11-23T09:00:00.000Z",
        by: "Gareth Pugh",
        organisation: "Northway",
        audiences: ["identity", "care"]
      }
    ],
    totalElements: 1,
    totalPages: 1
  }))
)
serving(service)
visiting()
beforeAll(() => vi.stubGlobal("indexedDB", new IDBFactory()))
beforeEach(() => {
  asked.length = 0
})
afterEach(cleanup)

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })
const logics = {
  ...makeRequestLogics(load),
  list: transportRequestsLogic(load),
  export: exportLogic(load, askTransportRequests),
  ask: (host: Parameters<typeof clientTransportLogic>[1]) => clientTransportLogic(load, host)
}
const at = (address: string) => history.replaceState(null, "", address)
const region = async (name: string) => within(await screen.findByRole("region", { name }))

describe("the list of requests", () => {
  it("shows those that are open first, with what happens to each in words", async () => {
    at("/client/transport")
    render(<RequestsScreen logics={logics} />)
    const link = await screen.findByRole("link", { name: "TR-31" })
    expect(link.getAttribute("href")).toBe("/client/transport/31")
    expect(screen.getByText("Ward 7, LS1 3EX")).toBeTruthy()
    expect(
      screen.getByText("Northway has accepted this journey, and plans vehicle, driver and crew.")
    ).toBeTruthy()
    expect(asked).toMatchObject([{ statuses: openTransportStatuses.join(",") }])
    expect(screen.getByRole("link", { name: "Request transport" }).getAttribute("href")).toBe(
      "/client/transport/new"
    )
  })

  it("narrows to one status, or shows all", async () => {
    at("/client/transport?status=CLOSED")
    render(<RequestsScreen logics={logics} />)
    await screen.findByRole("link", { name: "TR-31" })
    await userEvent.selectOptions(screen.getByLabelText("Status"), "")
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked).toMatchObject([{ statuses: "CLOSED" }, {}])
    expect(Object(asked[1]).statuses).toBeUndefined()
  })
})

describe("a request as its client follows it", () => {
  const open = () => {
    at("/client/transport/31")
    render(<RequestScreen id={31} owner="id:3" logics={logics} />)
  }

  it("says why it has ended, where it has", async () => {
    const ended = { transportStatus: "DECLINED", endedBecause: "No vehicle is left" } as const
    service.use(handlers.transportRequest.byId(() => ({ ...job, ...ended })))
    open()
    const standing = await region("What happens")
    expect(standing.getByText("No vehicle is left")).toBeTruthy()
  })

  it("shows the crew as it will come, each fit for that day or not booked yet", async () => {
    open()
    const crew = await region("Who comes")
    const rows = crew.getAllByRole("row").map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual([
      "Not booked yetCleaner",
      "Not booked yetDriver",
      "Una Reed, team leaderNurseFit for this day"
    ])
    expect(crew.getByText("Owen Price")).toBeTruthy()
    expect(crew.getByText("Ford Transit, YK22 ABC")).toBeTruthy()
  })

  it("says that the same patient was asked for on the same day", async () => {
    open()
    expect(await screen.findByText("This patient was asked for on the same day already")).toBeTruthy()
    expect(screen.getByRole("link", { name: "TR-8" }).getAttribute("href")).toBe("/client/transport/8")
  })

  it("reads times by the clocks of the agency, on both days on which London's change", async () => {
    const times = {
      ...{ dateTimeRequired: "2026-10-25T00:30:00.000Z", timeZone: "Europe/London" },
      ...{ shiftDate: "2026-10-25T02:30:00.000Z", shiftEndDate: "2027-03-28T01:30:00.000Z" }
    }
    service.use(handlers.transportRequest.byId(() => ({ ...job, ...times })))
    getDefaultStore().set(brandAtom, { ...brand, timeZone: "America/New_York" })
    open()
    const standing = await region("What happens")
    for (const text of ["25 Oct 2026, 01:30 BST", "25 Oct 2026, 02:30", "28 Mar 2027, 02:30"])
      expect(standing.getByText(text)).toBeTruthy()
    const answers = await region("What was asked for")
    expect(answers.getByText("25 Oct 2026, 01:30 BST")).toBeTruthy()
  })

  it("puts words in the place of an answer that is withheld", async () => {
    const { nhs: _, ...others } = job
    service.use(handlers.transportRequest.byId(() => ({ ...others, withheld: ["nhs"] }) as typeof job))
    open()
    const answers = await region("What was asked for")
    expect(answers.getByText("NHS number").nextElementSibling?.textContent).toBe("Not shown to you")
  })

  it("tells who has looked at what", async () => {
    open()
    const looks = await region("Who has looked at it")
    expect(await looks.findByText("Gareth Pugh")).toBeTruthy()
    expect(looks.getByText("who the patient is, risks and needs")).toBeTruthy()
  })

  it("leads to a new one like it", async () => {
    open()
    const link = await screen.findByRole("link", { name: "New one like this" })
    expect(link.getAttribute("href")).toBe("/client/transport/new?from=31")
  })

  it("names no patient in the window's title", async () => {
    open()
    await region("Who comes")
    expect(document.title).toContain("Transport 31")
    expect(document.title).not.toContain("Ada")
  })
})

describe("asking as a client", () => {
  it("begins like an earlier request but without its time, and asks the agency that is chosen", async () => {
    at("/client/transport/new?from=31")
    render(<NewRequestScreen owner="id:31" logics={logics} />)
    await userEvent.selectOptions(await screen.findByLabelText("Agency"), "Harbour")
    await userEvent.click(screen.getByRole("link", { name: "Check your answers" }))
    expect(await screen.findByText("Ada Hale")).toBeTruthy()
    await press("Send request")
    await userEvent.click(await screen.findByRole("link", { name: "Enter the date and time of the pickup" }))
    fireEvent.change(await screen.findByLabelText("Date and time required"), {
      target: { value: complete.dateTimeRequired.slice(0, 16) }
    })
    await press("Continue")
    await userEvent.click(await screen.findByRole("link", { name: /^Say that what is told here is right/ }))
    await userEvent.click(await screen.findByRole("checkbox"))
    await press("Continue")
    await press("Send request")
    expect(await screen.findByRole("heading", { level: 1, name: "Request sent" })).toBeTruthy()
    const sent = asked.find((payload) => Object(payload).agencyId !== undefined)
    expect(sent).toMatchObject({ agencyId: 2, patientName: "Ada Hale", destination: "Fern Lodge" })
    expect(screen.getByRole("link", { name: "Follow the request" }).getAttribute("href")).toBe(
      "/client/transport/31"
    )
  })

  it("asks the agency of the earlier request, and takes the time as that agency's clocks show it", async () => {
    at("/client/transport/new?from=31&section=journey")
    service.use(
      handlers.transportRequest.agencies(() => [
        { id: 1, name: "Northway", timeZone: "Europe/Paris" },
        { id: 2, name: "Harbour" }
      ])
    )
    render(<NewRequestScreen owner="id:34" logics={logics} />)
    fireEvent.change(await screen.findByLabelText("Date and time required"), {
      target: { value: "2099-07-01T10:30" }
    })
    await userEvent.click(screen.getByRole("link", { name: "Sections" }))
    expect(await screen.findByLabelText("Agency")).toHaveProperty("value", "1")
    await userEvent.click(screen.getByRole("link", { name: "Check your answers" }))
    expect(await screen.findByText("1 Jul 2099, 10:30")).toBeTruthy()
    await userEvent.click(screen.getByRole("link", { name: "Sections" }))
    await userEvent.selectOptions(await screen.findByLabelText("Agency"), "Harbour")
    await userEvent.click(screen.getByRole("link", { name: "Check your answers" }))
    expect(await screen.findByText("1 Jul 2099, 09:30")).toBeTruthy()
  })

  it("wants an agency where there are several", async () => {
    at("/client/transport/new?check=true")
    render(<NewRequestScreen owner="id:32" logics={logics} />)
    await press("Send request")
    await userEvent.click(await screen.findByRole("link", { name: "Choose the agency" }))
    expect(await screen.findByLabelText("Agency")).toHaveProperty("value", "")
  })

  it("hints at the same patient on the same day, once name, birth and day are there", async () => {
    at("/client/transport/new?from=31&section=patient")
    render(<NewRequestScreen owner="id:33" logics={logics} />)
    await screen.findByLabelText("Patient's name")
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole("link", { name: "Back to the sections" }))
    await userEvent.click(await screen.findByRole("link", { name: "The journey" }))
    fireEvent.change(await screen.findByLabelText("Date and time required"), {
      target: { value: "2026-11-24T09:00" }
    })
    expect(await screen.findByRole("link", { name: "TR-8" })).toBeTruthy()
    expect(asked).toEqual([{ patientName: "Ada Hale", pdob: "1980-02-03", day: "2026-11-24" }])
  })
})
