import { noticeDays, writeInstant } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { type ClockJob, eachSubject, type Subject } from "../job/ClockJob.ts"
import { Mailer } from "../mail/Mailer.ts"
import { mailAddress } from "../mail/mailAddress.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { now } from "../time/now.ts"

type Told = ClockJob<Database | Mailer | PublicUrl>

/** Tells workers who want to be mailed of it what of their records ends soon, in one mail a day. */
export const tellWorkersOfEndings = (timeZone: string): Told => ({
  name: "tell-workers-of-endings",
  sentence: "Tells workers what of their records ends soon",
  due: { daily: "07:00", timeZone },
  work: eachSubject({
    thing: "Worker",
    due: (db, at) => dueTo(db, timeZone, at, toWorkers),
    perform: Effect.fnUntraced(function* ({ what: workerId, ...day }) {
      const { query } = yield* Database
      const endings = yield* noticed(day, toWorkers, sql`endings.worker_id = ${workerId}`)
      const worker = yield* query((db) =>
        db
          .selectFrom("workers")
          .select(["firstName", mailAddress.as("email")])
          .where("id", "=", Number(workerId))
          .executeTakeFirst()
      )
      if (!worker || endings.length === 0) return
      const url = yield* PublicUrl
      const lines = endings.map(({ name, expires }) => `- ${name}: ${written(expires)}`)
      yield* send(day, `worker ${workerId}`, worker.email, {
        subject: "Some of your records end soon",
        text: [
          `${worker.firstName}, these end soon:`,
          lines.join("\n"),
          `Renew them in time, so that you can go on working: ${url}/worker/home`,
          `You choose which mails you get: ${url}/worker/settings`
        ].join("\n\n")
      })
    })
  })
})

/** Tells the people of an agency what ends soon of what it relies on, in one mail a day. */
export const tellAgenciesOfEndings = (timeZone: string): Told => ({
  name: "tell-agencies-of-endings",
  sentence: "Tells agencies what of their workers' records ends soon",
  due: { daily: "07:00", timeZone },
  work: eachSubject({
    thing: "Agency",
    due: (db, at) => dueTo(db, timeZone, at, toAgencies),
    perform: Effect.fnUntraced(function* ({ what: agencyId, ...day }) {
      const { query } = yield* Database
      const endings = yield* noticed(day, toAgencies, sql`endings.agency_id = ${agencyId}`)
      if (endings.length === 0) return
      const people = yield* query((db) =>
        db
          .selectFrom("users")
          .innerJoin("userRoles", "userRoles.userId", "users.id")
          .innerJoin("rolePermissions", "rolePermissions.roleId", "userRoles.roleId")
          .select(["users.id", "email", "firstName"])
          .distinct()
          .where("agentId", "=", Number(agencyId))
          .where("userType", "=", "AGENCY")
          .where("permission", "=", "VIEW_WORKER")
          .execute()
      )
      const lines = endings.map(({ worker, name, expires }) => `- ${worker}, ${name}: ${written(expires)}`)
      const address = `${yield* PublicUrl}/agency/workers`
      for (const { id, email, firstName } of people)
        yield* send(day, `user ${id}`, email, {
          subject: "Records of your workers end soon",
          text: `${firstName}, these end soon:\n\n${lines.join("\n")}\n\nLook at your workers: ${address}`
        })
    })
  })
})

type Day = Pick<Subject, "when" | "until"> & { readonly today: string }

/** To whom endings are told: the column that names them, what they are called in notices, and what tells endings apart. */
interface Recipient {
  /** Whether they want to be. */
  readonly wants: RawBuilder<boolean>
  readonly id: RawBuilder<number>
  readonly recipient: RawBuilder<string>
  readonly what: RawBuilder<string>
}

const toWorkers: Recipient = {
  wants: sql`not exists (
    select from worker_notices chosen where chosen.worker_id = endings.worker_id and not chosen.endings)`,
  id: sql<number>`endings.worker_id`,
  recipient: sql<string>`'worker ' || endings.worker_id`,
  what: sql<string>`endings.what`
}

const toAgencies: Recipient = {
  wants: sql`true`,
  id: sql<number>`endings.agency_id`,
  recipient: sql<string>`'agency ' || endings.agency_id`,
  what: sql<string>`'worker ' || endings.worker_id || ' ' || endings.what`
}

/** The notice that is due so many days before the end; null while there is none. */
const days = (today: RawBuilder<unknown>) =>
  sql`(select min(days) from unnest(array[${sql.join(noticeDays.map((count) => sql.lit(count)))}]) days
    where days >= endings.expires - ${today})`

/**
 * Whether an ending is due to be told, and was not told as near to its day as this. Nothing is noted for who does not want to be
 * told: whoever wants to again is told once of what ends soon then.
 */
const isDue = (today: RawBuilder<unknown>, { wants, recipient, what }: Recipient) => sql<boolean>`
  ${wants} and endings.expires >= ${today} and endings.expires - ${today} <= ${sql.lit(Math.max(...noticeDays))}
  and not exists (
    select from expiry_notices notice
    where notice.recipient = ${recipient} and notice.what = ${what} and notice.expires = endings.expires
      and notice.days <= ${days(today)})`

const dueTo = (db: Kysely<Tables>, timeZone: string, at: Date, recipient: Recipient) => {
  const today = sql`(${at.toISOString()}::timestamptz at time zone ${timeZone})::date`
  const midnight = (later: number) =>
    sql<Date>`(${today} + ${sql.lit(later)})::timestamp at time zone ${timeZone}`
  return db
    .selectFrom("recordEndings as endings")
    .where(isDue(today, recipient))
    .select([
      recipient.id.as("what"),
      midnight(0).as("when"),
      midnight(1).as("until"),
      sql<string>`${today}`.as("today")
    ])
    .distinct() as unknown as SelectQueryBuilder<Tables, keyof Tables, Subject & Day>
}

/** The endings of which somebody is told now, written down as such: each once for each of its days. */
const noticed = Effect.fnUntraced(function* ({ today }: Day, recipient: Recipient, own: RawBuilder<unknown>) {
  const { query } = yield* Database
  const at = yield* now
  const day = sql`${today}::date`
  const { rows } = yield* query((db) =>
    sql<{ readonly name: string; readonly worker: string; readonly expires: string }>`
      with due as (
        select distinct ${recipient.recipient} as recipient, ${recipient.what} as what, endings.expires,
          ${days(day)} as days, endings.name, endings.worker_id
        from record_endings endings
        where ${own} and ${isDue(day, recipient)}
      ), told as (
        insert into expiry_notices (recipient, what, expires, days, at)
        select recipient, what, expires, days, ${at.toISOString()}::timestamptz from due
        on conflict do nothing
        returning what, expires
      )
      select due.name, first_name || ' ' || last_name as worker, due.expires
      from told join due using (what, expires) join workers on workers.id = due.worker_id
      order by due.expires, worker, due.name`.execute(db)
  )
  return rows
})

const send = Effect.fnUntraced(function* (
  { today, until }: Day,
  recipient: string,
  to: string,
  mail: { readonly subject: string; readonly text: string }
) {
  const mailer = yield* Mailer
  yield* mailer.send({ key: `endings ${today} for ${recipient}`, to, expiresAt: until, ...mail })
})

const written = (day: string) => writeInstant("date", `${day}T00:00Z`, "UTC")
