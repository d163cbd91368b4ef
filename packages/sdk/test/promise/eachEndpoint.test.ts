import { each, makeClient, type Page, type PromiseClient } from "@crewfleet/sdk"
import { expect, expectTypeOf, it } from "vitest"
import { client, idsOf, numbers } from "./pages.ts"

/** The paged endpoints, by their types. */
type Paged = {
  [Group in keyof PromiseClient]: {
    [Name in keyof PromiseClient[Group] as PromiseClient[Group][Name] extends (
      ...asked: never
    ) => Promise<Page<unknown>>
      ? `${Group}.${Name & string}`
      : never]: PromiseClient[Group][Name]
  }
}[keyof PromiseClient]
type PagedName = Paged extends infer Calls ? (Calls extends Calls ? keyof Calls : never) : never

it("takes every paged endpoint of the contract, each told where it has its page", async () => {
  const at = "2026-06-01T09:00:00.000Z"
  const item = (id: number) => ({
    ...{ id, name: `n${id}`, dueAt: at, attempts: 1, failure: "Error", firstname: "Una", lastname: "Reed" },
    ...{
      standing: "TAKEN_ON",
      assignmentCodes: [],
      shares: true,
      fitToWork: true,
      waiting: 0,
      declined: false
    },
    ...{ sort: "training", workerId: 1, number: 1, uploaded: at, note: "n", at, address: [] },
    ...{ jobId: 1, ref: "T-1", clientName: "n", assignmentCode: "Driver", shiftDate: at, shiftEndDate: at },
    ...{ by: null, organisation: null, fields: [], form: "bank", revision: 1, again: false, submitted: at },
    ...{ refPrefix: "T-1", transportStatus: "NEW", dateTimeRequired: at, audiences: [], agencyId: 1 },
    ...{ agencyName: "n", assignmentCodeName: "Driver", shiftStatus: "BOOKED", leads: false, times: [] },
    ...{ trainingId: 1, complianceId: 1, type: "EXTERNAL", status: "APPROVED", version: 1 }
  })
  const asked: Array<string> = []
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(String(input))
    const [size = 0, page = 0] = [
      ...(url.pathname.match(/\/\d+/g) ?? []).map((part) => Number(part.slice(1))).toReversed()
    ]
    const { searchParams } = url
    const paging = searchParams.has("page")
      ? { page: Number(searchParams.get("page")), size: Number(searchParams.get("size")) }
      : { page, size }
    asked.push(`${paging.page}/${paging.size}`)
    const content = numbers(5)
      .slice(paging.page * paging.size, (paging.page + 1) * paging.size)
      .map(item)
    return Response.json({ content, totalElements: 5 })
  }
  const paged = makeClient({ baseUrl: "http://service.test", fetch })
  const query = { size: 2 }
  const window = { ...query, start: at, end: at }
  const all: Readonly<Record<PagedName, AsyncIterable<{ readonly id: number }>>> = {
    "booking.list": each(paged.booking.list, { params: { size: 2 } }),
    "hirer.list": each(paged.hirer.list, { params: { size: 2 } }),
    "hirer.all": each(paged.hirer.all, { params: { size: 2 } }),
    "agency.list": each(paged.agency.list, { params: { size: 2 } }),
    "hirer.bookings": each(paged.hirer.bookings, { params: { id: 1, size: 2 } }),
    "promotion.list": each(paged.promotion.list, { query }),
    "vehicle.list": each(paged.vehicle.list, { query }),
    "vehicle.locations": each(paged.vehicle.locations, { query }),
    "vehicleChoice.available": each(paged.vehicleChoice.available, { query: window }),
    "vehicleChoice.filtered": each(paged.vehicleChoice.filtered, { query, payload: {} }),
    "job.failures": each(paged.job.failures, { params: { size: 2 } }),
    "worker.agencies": each(paged.worker.agencies, { params: { workerId: 1, size: 2 } }),
    "worker.clients": each(paged.worker.clients, { params: { workerId: 1, size: 2 } }),
    "worker.colleagues": each(paged.worker.colleagues, { params: { workerId: 1, size: 2 } }),
    "worker.ofClient": each(paged.worker.ofClient, { params: { clientId: 1, size: 2 } }),
    "agencyWorker.list": each(paged.agencyWorker.list, { params: { size: 2 } }),
    "agencyWorker.applicants": each(paged.agencyWorker.applicants, { params: { size: 2 } }),
    "agencyWorker.waiting": each(paged.agencyWorker.waiting, { params: { size: 2 } }),
    "application.looks": each(paged.application.looks, { params: { workerId: 1 }, query }),
    "bank.looks": each(paged.bank.looks, { params: { workerId: 1 }, query }),
    "hmrc.looks": each(paged.hmrc.looks, { params: { workerId: 1 }, query }),
    "occupational.looks": each(paged.occupational.looks, { params: { workerId: 1 }, query }),
    "onboarding.waiting": each(paged.onboarding.waiting, { params: { size: 2 } }),
    "agencyWorker.notes": each(paged.agencyWorker.notes, { params: { workerId: 1, size: 2 } }),
    "driver.shifts": each(paged.driver.shifts, { params: { workerId: 1, size: 2 } }),
    "transport.list": each(paged.transport.list, { params: { size: 2 } }),
    "transport.looks": each(paged.transport.looks, { params: { id: 1, size: 2 } }),
    "seat.own": each(paged.seat.own, { params: { workerId: 1, size: 2 } }),
    "training.list": each(paged.training.list, { params: { workerId: 1, size: 2 } }),
    "compliance.list": each(paged.compliance.list, { params: { workerId: 1, size: 2 } }),
    "transportRequest.list": each(paged.transportRequest.list, { params: { size: 2 } }),
    "transportRequest.looks": each(paged.transportRequest.looks, { params: { id: 1, size: 2 } })
  }
  for (const items of Object.values(all)) {
    asked.length = 0
    expect(await idsOf(items)).toEqual(numbers(5))
    expect(asked).toEqual(["0/2", "1/2", "2/2"])
  }
})

it("is typed by its endpoint", () => {
  const agencies = () => each(client.worker.agencies, { params: { workerId: 1, size: 100 } })
  expectTypeOf(agencies).returns.toExtend<AsyncIterable<{ id: number; name: string }>>()
  // @ts-expect-error the worker is missing
  const without = () => each(client.worker.agencies, { params: { size: 100 } })
  // @ts-expect-error the page is not for the caller to say
  const numbered = () => each(client.booking.list, { params: { page: 1, size: 100 } })
  // @ts-expect-error currencies come in one piece
  const unpaged = () => each(client.agency.currencies, { params: { size: 100 } })
  expect([without, numbered, unpaged]).toHaveLength(3)
})
