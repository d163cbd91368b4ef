import type { TransportLook } from "@crewfleet/sdk"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { fullName } from "../form/fullName.ts"
import { listOf } from "../list/listOf.ts"
import { minutesAfter, now } from "../time/now.ts"
import type { JobViewer } from "./shownJob.ts"

/** Writes down that somebody looked at what not everybody may read of a job; a ward's own looks are not written down. */
export const writeLook = Effect.fnUntraced(function* (
  jobId: number,
  audiences: ReadonlyArray<string>,
  viewer: JobViewer
) {
  if (audiences.length === 0 || viewer.kind === "client") return
  const { query } = yield* Database
  const at = yield* now
  const by = viewer.kind === "link" ? { linkId: viewer.linkId } : { userId: viewer.userId }
  yield* query((db) =>
    db
      .insertInto("transportLooks")
      .values({ jobId, audiences: JSON.stringify(audiences), at, ...by })
      .execute()
  )
})

/** Minutes within which whoever reads the same again reads on: it is one look. */
const sitting = 30

/** Writes down that somebody read what people wrote about a job, which may name the patient: once in a sitting. */
export const writeLookOnce = Effect.fnUntraced(function* (
  jobId: number,
  what: "messages" | "history" | "log" | "pack",
  viewer: JobViewer
) {
  if (viewer.kind === "client") return
  const { query } = yield* Database
  const since = minutesAfter(yield* now, -sitting)
  const earlier = yield* query((db) =>
    db
      .selectFrom("transportLooks")
      .select("id")
      .where("jobId", "=", jobId)
      .where((look) =>
        viewer.kind === "link" ? look("linkId", "=", viewer.linkId) : look("userId", "=", viewer.userId)
      )
      .where("at", ">", since)
      .where(sql<boolean>`audiences ? ${what}`)
      .limit(1)
      .executeTakeFirst()
  )
  if (!earlier) yield* writeLook(jobId, [what], viewer)
})

interface Asked {
  readonly jobId: number
  /** An agency, which is told nothing of people of another. */
  readonly agencyId?: number | undefined
}

/** Who looked at what not everybody may read of a job, the last first. */
export const transportLooks = listOf({
  table: "transportLooks",
  where: (look, { jobId, agencyId }: Asked) => [
    look("jobId", "=", jobId),
    ...(agencyId === undefined
      ? []
      : [
          sql<boolean>`not exists (select from users
            where users.id = transport_looks.user_id and users.agent_id <> ${agencyId})`
        ])
  ],
  sorts: { looked: [] },
  direction: "DESC",
  size: 20,
  rows: (db, ids) =>
    db
      .selectFrom("transportLooks")
      .leftJoin("users", "users.id", "transportLooks.userId")
      .leftJoin("agencies", "agencies.id", "users.agentId")
      .leftJoin("accessLinks", "accessLinks.id", "transportLooks.linkId")
      .select(["transportLooks.id", "at", "audiences", "firstName", "lastName", "givenTo"])
      .select(["agencies.name as organisation", "userType"])
      .where("transportLooks.id", "in", ids)
      .execute(),
  line: ({ id, at, audiences, givenTo, organisation, userType, ...person }): TransportLook => ({
    id,
    at: at.toISOString(),
    by: fullName(person) ?? (givenTo === null ? undefined : `${givenTo} (with a link)`),
    organisation: organisation ?? (userType === "WORKER" ? "Crew" : undefined),
    audiences
  })
})
