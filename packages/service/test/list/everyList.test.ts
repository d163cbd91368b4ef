import type { PromiseClient } from "@crewfleet/sdk"
import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { directions, onboardingFormNames } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import { beforeAll, describe, expect, it } from "vitest"
import type { Tables } from "../../src/database/Tables.ts"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { someHirer } from "../dashboard/someRows.ts"
import { insertForm, insertForms } from "../onboarding/insertForms.ts"
import { somePromotion } from "../promotion/somePromotion.ts"
import { describeServedOnce, type Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"

const day = 86_400_000

/** So many lines of every list. */
const many = 7

const fill = async (served: Served) => {
  const { addVehicle, addBooking } = bookingsAt(served)
  const { agency, worker } = served.people
  const now = new Date()
  const failed = { kind: "remind-of-hires", payload: "{}", createdAt: now, expiresAt: now, runAt: now }
  await served.query((db) => insertForms(db, worker, many))
  for (let at = 0; at < many; at += 1) {
    const vehicleId = await addVehicle({ regno: `LI${at} STS`, model: at % 2 ? "Focus" : "Fiesta" })
    await addBooking({ vehicleId, status: "BOOKED", startAt: inDays(5), endAt: inDays(6) })
    await served.query(async (db) => {
      const hirer = someHirer({ name: `Ada ${at % 3}`, rating: at % 2 ? 4 : null })
      const { id } = await db.insertInto("clients").values(hirer).returning("id").executeTakeFirstOrThrow()
      const agencies = [{ name: `Branch ${at % 2}` }]
      const [branch] = await db.insertInto("agencies").values(agencies).returning("id").execute()
      await db
        .insertInto("workerAgencies")
        .values({ workerId: worker, agencyId: branch?.id ?? 0 })
        .execute()
      await fillStaff(db, served, at)
      await db
        .insertInto("promotions")
        .values(somePromotion({ agencyId: agency, title: `Ada ${at % 3}` }))
        .execute()
      const job = { ...failed, key: String(at), what: String(at), dueAt: now, failure: "Error" }
      await db
        .insertInto("jobs")
        .values({ ...job, endedAt: now, outcome: "expired" })
        .execute()
      const hire = { vehicleId, clientId: id, status: "COMPLETE" as const }
      await addBooking({
        ...hire,
        startAt: new Date(now.getTime() - 9 * day),
        endAt: new Date(now.getTime() - 8 * day)
      })
    })
  }
}

/** A worker at work, an applicant, a note, and a training and a compliance that wait; and a shift beside the worker, at a ward of its own. */
const fillStaff = async (db: Kysely<Tables>, { people }: Served, at: number) => {
  const { agency: agencyId, client, worker } = people
  const moment = new Date()
  const person = { lastName: `Reed ${at % 3}`, email: `ada${at}@post.example`, telephone: String(at) }
  const rows = ["Ada", "Applying"].map((firstName) => ({ ...person, firstName }))
  const [employed, applying] = await db.insertInto("workers").values(rows).returning("id").execute()
  const sharesSince = moment
  await db
    .insertInto("workerAgencies")
    .values([
      { workerId: employed?.id ?? 0, agencyId, sharesSince },
      { workerId: applying?.id ?? 0, agencyId, sharesSince, standing: "APPLIED", appliedAt: moment }
    ])
    .execute()
  await insertForm(db, employed?.id ?? 0, "application")
  await db
    .insertInto("workerNotes")
    .values({ workerId: worker, agencyId, body: `Note ${at}`, writtenAt: moment })
    .execute()
  for (const kind of ["TRAINING", "COMPLIANCE"]) {
    const document = {
      ownerKind: "worker",
      ownerId: worker,
      kind,
      subject: at + 1,
      createdAt: moment
    } as const
    const { id } = await db.insertInto("documents").values(document).returning("id").executeTakeFirstOrThrow()
    const version = { number: 1, issued: "2026-01-01", expires: `20${30 + (at % 3)}-01-01`, putAt: moment }
    await db
      .insertInto("documentVersions")
      .values({ ...version, documentId: id, status: "WAITING_APPROVAL" })
      .execute()
  }
  const [ward] = await db
    .insertInto("clients")
    .values(someHirer({ name: `Ward ${at % 2}` }))
    .returning("id")
    .execute()
  for (const clientId of [client, ward?.id ?? 0]) {
    const journey = { agencyId, clientId, ref: `T-${at}`, requiredAt: inDays(1), createdAt: moment }
    const { id: jobId } = await db
      .insertInto("transportJobs")
      .values(journey)
      .returning("id")
      .executeTakeFirstOrThrow()
    const shift = { jobId, assignmentCodeId: 1, shiftDate: inDays(1), shiftEndDate: inDays(2) }
    await db
      .insertInto("shiftBookings")
      .values([
        { ...shift, workerId: worker },
        { ...shift, workerId: employed?.id ?? 0 }
      ])
      .execute()
  }
}

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

/** Who asks for each list, and in which ways. */
const lists: Readonly<Record<string, readonly [who: string, ways: ReadonlyArray<List>]>> = {
  "booking.list": [
    "agency",
    searches.flatMap(({ text: searchCriteria }) =>
      ([{}, { direction: "DESC" }, { statuses: ["BOOKED", "COMPLETE"] }] as const).map(
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
      sorts("name", "totalBooking", "rating").map(
        (query): List =>
          ({ hirer }) =>
          ({ page, size, after }) =>
            hirer.list({ params: { page, size }, query: { ...query, searchCriteria, after } })
      )
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
  ]
}

/** What guests choose from has its page in its address, as the specification has it, and is all on the first. */
const onOnePage = "applicant.assignmentCodes"

it("leaves out no list of the contract", () => {
  const paged = endpointFacts(Api).filter(
    ({ params, query }) => "after" in query || "size" in { ...params, ...query }
  )
  const names = paged.map(({ group, name }) => `${group}.${name}`)
  expect(names.toSorted()).toEqual([...Object.keys(lists), onOnePage].toSorted())
})

describeServedOnce("Every list", (served) => {
  const clientOf = clientsOf(served)
  beforeAll(() => fill(served))

  describe.each(Object.entries(lists))("%s", (_, [who, ways]) => {
    it("leads from page to page by its cursors to all that it has, in every order, found or not", async () => {
      const client = await clientOf(who)
      for (const [number, way] of ways.entries()) {
        const list = way(client, served)
        const all = await list({ page: 0, size: 100 })
        const listed: Array<unknown> = []
        for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
          const { content, next } = await list({ page: 0, size: 3, after })
          listed.push(...content)
          after = next ?? undefined
        }
        expect(listed, `${who} ${number}`).toEqual(all.content)
        expect(listed.length, `${who} ${number}`).toBeGreaterThan(2)
      }
    })

    it("refuses a cursor that is none", async () => {
      const list = ways[0]?.(await clientOf(who), served)
      for (const after of ["", "nonsense", "A".repeat(200), "😀"]) {
        const refusal = list && (await refusalOf(list({ page: 0, size: 3, after })))
        expect(refusal, after).toMatchObject({ status: 400, violations: [{ field: "after" }] })
      }
    })
  })

  it("lets nobody go on from where another agency is", async () => {
    const [own, others] = [await clientOf("agency"), await clientOf("other-agency")]
    const { next: after } = await own.hirer.list({ params: { page: 0, size: 3 }, query: {} })
    const asked = { params: { page: 0, size: 3 }, query: { after: after ?? "" } }
    expect((await own.hirer.list(asked)).content).toHaveLength(3)
    expect(await statusOf(others.hirer.list(asked))).toBe(400)
    expect(await statusOf((await clientOf("admin")).booking.list(asked))).toBe(400)
  })
})
