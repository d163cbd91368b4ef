import { openTransportStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../../packages/service/src/database/Database.ts"
import { jobBoard } from "../../packages/service/src/transport/jobBoard.ts"
import { jobPage, jobPageOfAll } from "../../packages/service/src/transport/jobPage.ts"
import { jobSchedule } from "../../packages/service/src/transport/jobSchedule.ts"
import { requestList } from "../../packages/service/src/transport/requestList.ts"
import { fillJobs } from "./fillJobs.ts"
import { benchSizes, type Calls } from "./sizes.ts"

const scope = 7
const size = 25
const day = 86_400_000
const dayFrom = (days: number) => new Date(Date.now() + days * day).toISOString()

type Asked = Partial<Parameters<typeof jobPageOfAll>[0]>
type List = (asked: Asked) => Effect.Effect<{ readonly next?: string | undefined }, unknown, Database>

/** The page behind the first, by its cursor, which is asked for once in each database. */
const secondPage = (list: List) => {
  const cursors = new WeakMap<object, string | undefined>()
  return Effect.gen(function* () {
    const database = yield* Database
    if (!cursors.has(database)) cursors.set(database, (yield* list({})).next)
    return yield* list({ after: cursors.get(database) })
  })
}

/** What is done in each of the three lists, as the portal asks: for what is open, unless somebody wants to see all. */
const asked = (name: string, list: List): Calls => {
  const open: List = (more) => list({ statuses: openTransportStatuses, ...more })
  return {
    [`${name}, open`]: open({}),
    [`${name}, open, second page`]: secondPage(open),
    [`${name}, open, search for a reference`]: open({ search: "T-4925" }),
    [`${name}, open, search for a ward`]: open({ search: "ward 52" }),
    [`${name}, all`]: list({}),
    [`${name}, all, latest first`]: list({ sort: "requiredAt", direction: "DESC" }),
    [`${name}, all, second page`]: secondPage(list),
    [`${name}, all, search for a reference`]: list({ search: "T-4925" }),
    [`${name}, all, search for a ward`]: list({ search: "ward 52" })
  }
}

const calls: Calls = {
  ...asked("an agency's jobs", (more) => jobPage({ scope, size, ...more })),
  ...asked("everybody's jobs", (more) => jobPageOfAll({ size, ...more })),
  ...asked("a client's requests", (more) => requestList({ scope, size, ...more })),
  "the board": jobBoard(scope),
  "the schedule of a day": jobSchedule(scope, dayFrom(0), dayFrom(1)),
  "the schedule of a week": jobSchedule(scope, dayFrom(-3), dayFrom(4))
}

/** Measures the lists of transport jobs, the board and the schedule at 10,000 and at 1,000,000 jobs on PostgreSQL, taking turns. */
export const benchTransport = (many?: number, rounds?: number) =>
  benchSizes(calls, fillJobs, 10_000, many, rounds)

if (import.meta.main) console.table(await benchTransport())
