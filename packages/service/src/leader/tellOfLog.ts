import { incidentKinds, momentIn, writeInstant } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import type { LockedJob } from "../transport/planning.ts"
import { jobInMail, mailAgency, mailWorkers } from "../transport/transportMail.ts"
import type { RecordSent } from "./receivedRecord.ts"

/** Mails the agency of a journey what happens to its log; nothing of what is noted stands in a mail. */
const toAgency = Effect.fnUntraced(function* (
  job: LockedJob,
  key: string,
  subject: string,
  say: (named: string) => string
) {
  if (job.agencyId === null) return
  yield* mailAgency(job.agencyId, job.id, {
    key: `log ${job.id} ${key}`,
    subject: `${subject}: journey ${job.ref}`,
    paragraphs: [say(yield* jobInMail(job))]
  })
})

/** What is received of an incident. */
interface IncidentReceived {
  /** Of this very version. */
  readonly id: string
  readonly incidentId: string
  /** The version that it corrects. */
  readonly follows: string | null | undefined
  readonly content: object
}

interface Incident {
  readonly kind?: string | null
  readonly start?: string | null
  readonly withdrawn?: boolean | null
}

/**
 * Says at once that something has happened on the road: what kind of thing, and when; and later, that it was of another kind, that it
 * was recorded by mistake, or that it was none.
 */
export const tellOfIncident = Effect.fnUntraced(function* (
  job: LockedJob,
  { id, incidentId, follows, content }: IncidentReceived
) {
  const { query } = yield* Database
  const incident: Incident = content
  const corrected = yield* query((db) =>
    db
      .selectFrom("transportLogRecords")
      .select("content")
      .where("jobId", "=", job.id)
      .where("id", "=", follows ?? null)
      .executeTakeFirst()
  )
  const before: Incident | undefined = corrected?.content
  if (before && (incident.withdrawn ? before.withdrawn : isSameKind(incident, before))) return
  const began = momentIn(incident.start ?? "")
  const zone = yield* timeZoneOf(job.agencyId ?? undefined)
  const when = began === undefined ? "" : `, ${writeInstant("moment", began, zone)}`
  const { subject, say } = toldOf(incident, before)
  const key = before ? `incident ${incidentId} ${id}` : `incident ${incidentId}`
  yield* toAgency(job, key, subject, (named) => `${say(named)}${when}.`)
})

const isSameKind = (one: Incident, other: Incident) => one.kind === other.kind && !other.withdrawn

const toldOf = (incident: Incident, before: Incident | undefined) => {
  const kind = kindOf(incident)
  if (incident.withdrawn)
    return {
      subject: "Recorded by mistake",
      say: (named: string) =>
        `What the leader of the journey ${named} had recorded was a mistake, and is withdrawn: ${kind}`
    }
  const said = before?.withdrawn
    ? "takes back that this was a mistake"
    : before
      ? `has corrected what was recorded as ${kindOf(before)}`
      : "has recorded"
  return { subject: kind, say: (named: string) => `The leader of the journey ${named} ${said}: ${kind}` }
}

const kindOf = ({ kind }: Incident): string =>
  Object.entries(incidentKinds).find(([code]) => code === kind)?.[1] ?? "Incident"

/** Says once that something came from whoever kept the log before: it stands beside what is there. Each check of a vehicle is told. */
export const tellOfAside = (job: LockedJob, { id, kind, hand }: Pick<RecordSent, "id" | "kind" | "hand">) =>
  kind === "vehicle"
    ? toAgency(
        job,
        `aside ${id}`,
        "Vehicle checked beside the log",
        (named) =>
          `A check of the vehicle has arrived from whoever kept the log of the journey ${named} before. It stands beside the log: look at what it found.`
      )
    : toAgency(
        job,
        `aside ${hand.id}`,
        "Noted beside the log",
        (named) =>
          `Something has arrived that was noted by whoever kept the log of the journey ${named} before. It stands beside the log, and has replaced nothing.`
      )

/** Says that a log is submitted. */
export const tellOfSubmission = (job: LockedJob) =>
  toAgency(
    job,
    "submitted",
    "Log submitted",
    (named) =>
      `The log of the journey ${named} is submitted. Read it beside the plan, and close the job or give the log back.`
  )

/** Says that what was given back is mended. */
export const tellOfMended = (job: LockedJob, returnId: number) =>
  toAgency(
    job,
    `mended ${returnId}`,
    "Log mended",
    (named) => `All that was given back of the log of the journey ${named} has come again.`
  )

/** Says that a vehicle is out of service, and why, so that others are found for what it was to do. */
export const tellOfUnfit = (job: LockedJob, recordId: string, labels: ReadonlyArray<string>) =>
  toAgency(
    job,
    `unfit ${recordId}`,
    "Vehicle out of service",
    (named) =>
      `The vehicle of the journey ${named} is out of service until this is mended: ${labels.join(", ")}. Look at what else it was to do.`
  )

/** Tells whoever leads a journey that its log was given back; what is to be mended stands in the log alone. */
export const tellOfReturn = Effect.fnUntraced(function* (job: LockedJob, workerId: number, returnId: number) {
  yield* mailWorkers([workerId], {
    key: `log ${job.id} returned ${returnId}`,
    subject: `Log given back: journey ${job.ref}`,
    paragraphs: [
      `your agency has given the log of the journey ${yield* jobInMail(job)} back to you. Open it, and mend what they name:`,
      `${yield* PublicUrl}/guest/team-leader-login/${job.id}`
    ]
  })
})
