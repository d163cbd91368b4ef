import { writeInstant } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { Mailer } from "../mail/Mailer.ts"
import { mailAddress } from "../mail/mailAddress.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { minutesAfter, now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"

/** How long a mail about a job is of use. */
const minutes = 3 * 24 * 60

/** What a mail says: nothing of a patient stands in it, nor in its subject. */
export interface JobMail {
  /** What it is about: of the same one is sent to the same person. */
  readonly key: string
  readonly subject: string
  readonly paragraphs: ReadonlyArray<string>
}

/** What mails call a job: its reference, and when it is. */
export interface NamedJob {
  readonly id: number
  readonly ref: string
  readonly requiredAt: Date
  readonly agencyId: number | null
  /** When the crew begins; null until the job is planned. */
  readonly shiftDate?: Date | null
}

/** A job in the words of a mail: “T-100012 on Thursday, 26 November 2026 at 09:30”. */
export const jobInMail = Effect.fnUntraced(function* ({ ref, requiredAt, agencyId }: NamedJob) {
  return `${ref} on ${writeInstant("moment", requiredAt, yield* timeZoneOf(agencyId ?? undefined))}`
})

/** The same for the crew, who begin at another time than the patient is picked up: “T-100012 (your shift begins on …)”. */
export const shiftInMail = Effect.fnUntraced(function* (job: NamedJob) {
  const { shiftDate, ref, agencyId } = job
  if (!shiftDate) return yield* jobInMail(job)
  return `${ref} (your shift begins on ${writeInstant("moment", shiftDate, yield* timeZoneOf(agencyId ?? undefined))})`
})

const send = Effect.fnUntraced(function* (to: string, whom: string, { key, subject, paragraphs }: JobMail) {
  const mailer = yield* Mailer
  const expiresAt = minutesAfter(yield* now, minutes)
  yield* mailer.send({ key: `${key} to ${whom}`, to, subject, text: paragraphs.join("\n\n"), expiresAt })
})

/** Mails whoever asked for a journey; where a client did, with the way to its page. */
export const mailWard = Effect.fnUntraced(function* (jobId: number, mail: JobMail) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db.selectFrom("transportJobs").select(["answers", "clientId"]).where("id", "=", jobId).executeTakeFirst()
  )
  const { semail } = (row?.answers ?? {}) as { readonly semail?: unknown }
  if (typeof semail !== "string") return
  const url = yield* PublicUrl
  const paragraphs = row?.clientId
    ? [...mail.paragraphs, `The page of the request says more: ${url}/client/transport/${jobId}`]
    : [...mail.paragraphs, "The link in the receipt of your request shows where it stands."]
  yield* send(semail, "ward", { ...mail, paragraphs })
})

/** Mails the people of an agency who look after transport jobs, with the way to the job. */
export const mailAgency = Effect.fnUntraced(function* (agencyId: number, jobId: number, mail: JobMail) {
  const { query } = yield* Database
  const people = yield* query((db) =>
    db
      .selectFrom("users")
      .innerJoin("userRoles", "userRoles.userId", "users.id")
      .innerJoin("rolePermissions", "rolePermissions.roleId", "userRoles.roleId")
      .select(["users.id", "email"])
      .distinct()
      .where("agentId", "=", agencyId)
      .where("userType", "=", "AGENCY")
      .where("permission", "=", "VIEW_TRANSPORT")
      .orderBy("users.id")
      .execute()
  )
  const address = `${yield* PublicUrl}/agency/jobs/transport/${jobId}`
  for (const { id, email } of people)
    yield* send(email, `user ${id}`, { ...mail, paragraphs: [...mail.paragraphs, address] })
})

/** Mails some workers, where they sign in. */
export const mailWorkers = Effect.fnUntraced(function* (workerIds: ReadonlyArray<number>, mail: JobMail) {
  const { query } = yield* Database
  const workers = yield* query((db) =>
    db
      .selectFrom("workers")
      .select(["workers.id", "firstName", mailAddress.as("email")])
      .where("id", "in", [0, ...workerIds])
      .orderBy("id")
      .execute()
  )
  for (const { id, email, firstName } of workers)
    yield* send(email, `worker ${id}`, {
      ...mail,
      paragraphs: mail.paragraphs.map((text, at) => (at === 0 ? `${firstName}, ${text}` : text))
    })
})
