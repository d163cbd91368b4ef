import { setTimeout as sleep } from "node:timers/promises"
import {
  type Credentials,
  type SignedInClient,
  type SignInOptions,
  signIn,
  type UserType
} from "@crewfleet/sdk"
import { startService } from "@crewfleet/service"
import { demoAccounts, demoPassword, kyselyOn, startPGlite, type Tables } from "@crewfleet/service/parts"
import { type Kysely, sql } from "kysely"
import { type DoubleClock, lengthOf, momentOf, usualMoment } from "./DoubleClock.ts"
import { databaseOf } from "./databaseOf.ts"
import { isSettled } from "./isSettled.ts"
import { tellTime, useOwnTime } from "./ownTime.ts"
import { secretKey } from "./secrets.ts"
import { snapshot } from "./snapshot.ts"

/** What a double may be told. */
export interface DoubleOptions {
  /** Where its clock stands at first. The demo in it is as of the last 08:00 UTC: the same for all moments of 24 hours. */
  readonly now?: Date | number | string | undefined
  /** A whole number by which people and rentals of the demo are drawn; those that everybody knows from the demo, unless said. */
  readonly seed?: number | undefined
  /** The port to listen on; any free one, unless said. */
  readonly port?: number | undefined
  /** Takes each line of the service's log; nobody, unless said. */
  readonly log?: ((line: string) => void) | undefined
}

/** A mail that the double has sent to nobody. */
export interface DoubleMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  /** In milliseconds since 1970, by the clock of the double. */
  readonly sentAt: number
}

/** Somebody who can sign in. */
export interface DoubleAccount {
  readonly email: string
  /** What is to be seen of them, in a sentence. */
  readonly shows: string
  readonly userType: UserType
}

/** The whole service, in memory. */
export interface Double {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  readonly clock: DoubleClock
  /** Everybody who can sign in, with what they show. */
  readonly accounts: ReadonlyArray<DoubleAccount>
  /** What an account signs in with: its name is what stands before the `@`, such as `agency`. */
  readonly credentials: (account: string) => Credentials
  /** Signs in as an account. */
  readonly client: (account: string, options?: Omit<SignInOptions, "baseUrl">) => Promise<SignedInClient>
  /** All mail, oldest first, once everything is done that is due. */
  readonly outbox: () => Promise<ReadonlyArray<DoubleMail>>
  /** Resolves once all is done that is due by the clock: mail that was asked for, and work that comes round. */
  readonly settled: () => Promise<void>
  /** Ends it, and all that was in it. */
  readonly stop: () => Promise<void>
}

/** Starts the real service in this process, on a database in memory with the demo in it and a clock that stands still. */
export const startDouble = async ({
  now = usualMoment,
  seed,
  port,
  log
}: DoubleOptions = {}): Promise<Double> => {
  let moment = momentOf(now)
  const pglite = await startPGlite({ loadDataDir: await snapshot({ seededAt: lastMorning(moment), seed }) })
  await useOwnTime(pglite)
  await pglite.query(tellTime, [moment])
  const db = kyselyOn(pglite)
  const options = { secretKey, demo: true, now: () => moment, log: log ?? (() => {}), ...(port && { port }) }
  const { url, stop } = await startService(options, databaseOf(db))
  const set = async (next: number) => {
    await sql`select setval('clock.moment', ${next}::bigint)`.execute(db)
    moment = next
  }
  const settled = async () => {
    while (!(await isSettled(db, moment))) await sleep(10)
  }
  const credentials = (account: string): Credentials => ({
    username: account.includes("@") ? account : `${account}@crewfleet.example`,
    password: demoPassword
  })
  return {
    url,
    clock: {
      now: () => moment,
      set: async (next) => set(momentOf(next)),
      advance: (by) => set(moment + lengthOf(by))
    },
    accounts: demoAccounts,
    credentials,
    client: (account, more) => signIn({ baseUrl: url, ...more }, credentials(account)),
    outbox: async () => {
      await settled()
      return mailsIn(db)
    },
    settled,
    stop
  }
}

const day = 86_400_000
const morning = 8 * 3_600_000

const lastMorning = (moment: number) => Math.floor((moment - morning) / day) * day + morning

const mailsIn = async (db: Kysely<Tables>): Promise<ReadonlyArray<DoubleMail>> => {
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "recipient as to", "subject", "text", "createdAt"])
    .orderBy("id")
    .execute()
  return mails.map(({ createdAt, ...mail }) => ({ ...mail, sentAt: createdAt.getTime() }))
}
