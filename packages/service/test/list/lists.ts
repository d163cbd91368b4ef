import type { PromiseClient } from "@crewfleet/sdk"
import { directions, onboardingFormNames } from "@crewfleet/sdk/rules"
import { inDays } from "../booking/bookingsAt.ts"
import type { Served } from "../servedOnBoth.ts"

type List = (
  client: PromiseClient,
  served: Served
) => (page: { page: number; size: number; after?: string | undefined }) => Promise<{
  readonly content: ReadonlyArray<unknown>
  readonly next?: string | null | undefined
}>

const sorts = <const Sort extends string>(...words: ReadonlyArray<Sort>) =>
  words.flatMap((sort) => directions.map((direction) => ({ sort, direction })))
const searches = [{}, { text: "ada" }]
/** All that was ever made. */
const ever = "2020-01-01T00:00:00Z/2100-01-01T00:00:00Z"

/** Who asks for each list, and in which ways. */
export const lists: Readonly<Record<string, readonly [who: string, ways: ReadonlyArray<List>]>> = {
  "booking.list": [
    "agency",
    searches.flatMap(({ text: searchCriteria }) =>
      (
        [
          {},
          { direction: "DESC" },
          { statuses: ["BOOKED", "COMPLETE"] },
          { made: ever },
          { made: ever, direction: "DESC", statuses: ["BOOKED", "COMPLETE"] },
          { made: ever, sort: "end" }
        ] as const
      ).map(
        (query): List =>
          ({ booking }) =>
          ({ page, size, after }) =>
            booking.list({ params: { page, size }, query: { ...query, searchCriteria, after } })
      )
    )
  ],
  "hirer.list": [
    "agency",
    searches.flatMap(({ text: searchCriteria }) =>
      [...sorts("name", "totalBooking", "rating"), { added: ever }].map(
        (query): List =>
          ({ hirer }) =>
          ({ page, size, after }) =>
            hirer.list({ params: { page, size }, query: { ...query, searchCriteria, after } })
      )
    )
  ],
  "hirer.all": [
    "admin",
    searches.flatMap(({ text: searchCriteria }) =>
      [...sorts("name", "rating"), { added: ever }].map(
        (query): List =>
          ({ hirer }) =>
          ({ page, size, after }) =>
            hirer.all({ params: { page, size }, query: { ...query, searchCriteria, after } })
      )
    )
  ],
  "agency.list": [
    "admin",
    [{}, { text: "a" }].map(
      ({ text: searchCriteria }): List =>
        ({ agency }) =>
        ({ page, size, after }) =>
          agency.list({ params: { page, size }, query: { searchCriteria, after } })
    )
  ],
  "hirer.bookings": [
    "agency",
    [
      ({ hirer }, { people }) =>
        ({ page, size, after }) =>
          hirer.bookings({ params: { id: people.client, page, size }, query: { after } })
    ]
  ],
  "promotion.list": [
    "agency",
    searches.flatMap(({ text: query }) =>
      sorts("createdDate", "id", "title", "startDate", "expiryDate", "discount", "status").map(
        (order): List =>
          ({ promotion }) =>
          (paging) =>
            promotion.list({ query: { ...order, query, ...paging } })
      )
    )
  ],
  "vehicle.list": [
    "agency",
    [{}, { query: "focus" }].flatMap((query) =>
      ([{}, { direction: "ASC" }, { statuses: ["ACTIVE", "DRAFT"] }] as const).map(
        (more): List =>
          ({ vehicle }) =>
          (paging) =>
            vehicle.list({ query: { ...query, ...more, ...paging } })
      )
    )
  ],
  "vehicle.locations": [
    "agency",
    [
      ({ vehicle }) =>
        (query) =>
          vehicle.locations({ query })
    ]
  ],
  "vehicleChoice.available": [
    "agency",
    [
      ({ vehicleChoice }) =>
        (paging) =>
          vehicleChoice.available({ query: { ...paging, start: inDays(1), end: inDays(30) } })
    ]
  ],
  "vehicleChoice.filtered": [
    "agency",
    [
      ({ vehicleChoice }) =>
        (query) =>
          vehicleChoice.filtered({ query, payload: {} })
    ]
  ],
  "job.failures": [
    "admin",
    [
      ({ job }) =>
        ({ page, size, after }) =>
          job.failures({ params: { page, size }, query: { after } })
    ]
  ],
  "worker.agencies": [
    "worker",
    [
      ({ worker }, { people }) =>
        ({ page, size, after }) =>
          worker.agencies({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "worker.clients": [
    "worker",
    [
      ({ worker }, { people }) =>
        ({ page, size, after }) =>
          worker.clients({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "worker.colleagues": [
    "worker",
    [
      ({ worker }, { people }) =>
        ({ page, size, after }) =>
          worker.colleagues({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "worker.ofClient": [
    "client",
    searches.map(
      ({ text: search }): List =>
        ({ worker }, { people }) =>
        ({ page, size, after }) =>
          worker.ofClient({ params: { clientId: people.client, page, size }, query: { search, after } })
    )
  ],
  "agencyWorker.list": [
    "agency",
    searches.flatMap(({ text: search }) =>
      sorts("name", "nextExpiry").map(
        (query): List =>
          ({ agencyWorker }) =>
          ({ page, size, after }) =>
            agencyWorker.list({ params: { page, size }, query: { ...query, search, after } })
      )
    )
  ],
  "agencyWorker.applicants": [
    "agency",
    searches.map(
      ({ text: search }): List =>
        ({ agencyWorker }) =>
        ({ page, size, after }) =>
          agencyWorker.applicants({ params: { page, size }, query: { search, after } })
    )
  ],
  "agencyWorker.waiting": [
    "agency",
    [
      ({ agencyWorker }) =>
        ({ page, size, after }) =>
          agencyWorker.waiting({ params: { page, size }, query: { after } })
    ]
  ],
  "agencyWorker.notes": [
    "agency",
    [
      ({ agencyWorker }, { people }) =>
        ({ page, size, after }) =>
          agencyWorker.notes({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "onboarding.waiting": [
    "agency",
    [
      ({ onboarding }) =>
        ({ page, size, after }) =>
          onboarding.waiting({ params: { page, size }, query: { after } })
    ]
  ],
  ...Object.fromEntries(
    onboardingFormNames.map((name) => [
      `${name}.looks`,
      [
        "worker",
        [
          (client: PromiseClient, { people }: Served) =>
            (page: { page: number; size: number; after?: string | undefined }) =>
              client[name].looks({ params: { workerId: people.worker }, query: page })
        ]
      ] as const
    ])
  ),
  "driver.shifts": [
    "agency",
    [
      ({ driver }, { people }) =>
        ({ page, size, after }) =>
          driver.shifts({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "training.list": [
    "worker",
    [
      ({ training }, { people }) =>
        ({ page, size, after }) =>
          training.list({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "compliance.list": [
    "worker",
    [
      ({ compliance }, { people }) =>
        ({ page, size, after }) =>
          compliance.list({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "transport.list": [
    "agency",
    searches.flatMap(({ text: searchCriteria }) =>
      ([{}, { direction: "DESC" }, { statuses: ["NEW", "TAKEN"] }] as const).map(
        (query): List =>
          ({ transport }) =>
          ({ page, size, after }) =>
            transport.list({ params: { page, size }, query: { ...query, searchCriteria, after } })
      )
    )
  ],
  "transport.looks": [
    "agency",
    [
      ({ transport }) =>
        async ({ page, size, after }) => {
          const { content } = await transport.list({ params: { page: 0, size: 1 }, query: {} })
          const id = content[0]?.id ?? 0
          return transport.looks({ params: { id, page, size }, query: { after } })
        }
    ]
  ],
  "seat.own": [
    "worker",
    [
      ({ seat }, { people }) =>
        ({ page, size, after }) =>
          seat.own({ params: { workerId: people.worker, page, size }, query: { after } })
    ]
  ],
  "transportRequest.list": [
    "client",
    searches.flatMap(({ text: searchCriteria }) =>
      ([{}, { direction: "DESC" }, { statuses: ["NEW", "CLOSED"] }] as const).map(
        (query): List =>
          ({ transportRequest }) =>
          ({ page, size, after }) =>
            transportRequest.list({ params: { page, size }, query: { ...query, searchCriteria, after } })
      )
    )
  ],
  "transportRequest.looks": [
    "client",
    [
      ({ transportRequest }) =>
        async ({ page, size, after }) => {
          const { content } = await transportRequest.list({ params: { page: 0, size: 1 }, query: {} })
          const id = content[0]?.id ?? 0
          return transportRequest.looks({ params: { id, page, size }, query: { after } })
        }
    ]
  ]
}

/** What guests choose from has its page in its address, as the specification has it, and is all on the first. */
export const onOnePage = "applicant.assignmentCodes"
