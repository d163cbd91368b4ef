import type { TransportChange } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  changedFields,
  changeReasonForm,
  changeReasonProblems,
  plainWords,
  requestWords,
  timesInZone,
  touchesPlan,
  transportForm
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { checkedRequest, type RequestAnswers } from "./checkedRequest.ts"
import { crewOf, type KeptSpec } from "./crewOf.ts"
import { followLines } from "./followLines.ts"
import { moveJourney } from "./moveJourney.ts"
import { requestColumns } from "./requestColumns.ts"
import { prolongLinks } from "./requestLink.ts"
import { mailAsked, mailFormerAddress, mailLink } from "./requestMail.ts"
import { doerAmong, lockedRequest, type RequestViewer } from "./requestViewer.ts"
import { takeStep } from "./takeStep.ts"
import { jobInMail } from "./transportMail.ts"
import { patientErased } from "./transportRefusals.ts"
import { writeSpecs } from "./writeSpecs.ts"

const conflict = (message: string): Refusal => ({ _tag: "Conflict", message })

/**
 * Changes a request: all of it, as it was at a version. What differs is written down before and after with the reason, which whoever has accepted it is told, and what touches the plan
 * of an accepted one takes it back to where it is planned; its life says what may change at all. Where nothing differs, nothing is
 * done.
 */
export const changeRequest = Effect.fnUntraced(function* (
  id: number,
  viewer: RequestViewer,
  { version, reason, ...sent }: TransportChange
) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedRequest(id, viewer)
      if (job.erasedAt) return yield* Effect.fail(patientErased)
      if (version !== undefined && version !== job.version)
        return yield* Effect.fail(conflict(requestWords.changedMeanwhile))
      const { dateTimeRequired: kept } = job.answers as { readonly dateTimeRequired?: string }
      const { confirmed: said, ...asked } = timesInZone(sent, yield* zoneOfAsked(job), kept)
      const crew = yield* query((db) => crewOf(db, id))
      const before = { ...job.answers, transportWorkerSpecList: crew.map(lineOf) }
      const passed = [...job.confirmed, ...sameTime(job.answers, asked), ...(said ?? [])]
      const { answers, confirmed } = yield* checkedRequest({
        ...asked,
        transportWorkerSpecList:
          asked.transportWorkerSpecList === undefined ? crew.map(lineOf) : asked.transportWorkerSpecList,
        confirmed: passed
      })
      const fields = changedFields(before, { ...answers })
      if (fields.length === 0) return
      const unsaid = changeReasonProblems(changeReasonForm.read({ reason }), {
        now: (yield* now).toISOString(),
        transportStatus: job.status
      })
      if (unsaid.length > 0) return yield* Effect.fail(violating(unsaid))
      const by = doerAmong(viewer)
      const event = { type: "request.changed", touchesPlan: touchesPlan(fields), reason } as const
      yield* takeStep({ id, event, by })
      yield* writeSpecs(id, answers.transportWorkerSpecList, true)
      yield* keepChange(
        id,
        {
          fields,
          before,
          after: { ...answers },
          reason: plainWords(reason ?? "") || null,
          isSeen: job.status === "NEW"
        },
        by
      )
      const client = yield* query((db) =>
        db
          .selectFrom("clients")
          .select("name")
          .where("id", "=", job.clientId ?? 0)
          .executeTakeFirst()
      )
      const columns = requestColumns(answers, { ref: job.ref, clientName: client?.name ?? null })
      yield* query((db) =>
        db
          .updateTable("transportJobs")
          .set({ ...columns, confirmed: JSON.stringify(confirmed) })
          .where("id", "=", id)
          .execute()
      )
      yield* moveJourney({ ...job, requiredAt: columns.requiredAt }, job.requiredAt, by)
      yield* followLines({ ...job, requiredAt: columns.requiredAt }, crew, by)
      yield* prolongLinks(id, columns.requiredAt)
      if (fields.includes("semail"))
        yield* tellAddresses({ ...job, ...columns, agencyId: job.agencyId }, before, answers)
      if (job.agencyId === null)
        yield* mailAsked(id, {
          key: `transport ${id} request.changed ${job.version}`,
          subject: `Journey ${job.ref}`,
          paragraphs: [`The ward has changed the journey ${yield* jobInMail(job)}.`]
        })
    })
  )
})

type Answers = Readonly<Record<string, unknown>>

/** A line of the crew as it travels on the wire, its fields in the order of the form. */
const lineOf = ({ assignmentCode, gender, numberOfStaff, rowId }: KeptSpec) => ({
  assignmentCode,
  gender,
  numberOfStaff,
  rowId
})

/** A time that stays as it was is not odd for having passed meanwhile. */
const sameTime = (before: Answers, { dateTimeRequired }: Omit<TransportChange, "confirmed" | "version">) => {
  if (dateTimeRequired !== before.dateTimeRequired) return []
  const typed = transportForm.read({ dateTimeRequired })
  const answer = JSON.stringify(typed.dateTimeRequired)
  return [{ field: "dateTimeRequired", text: "This time has passed", answer }]
}

type Job = Effect.Success<ReturnType<typeof lockedRequest>>

/** Mail goes to another address from now on, of which the one until now is told; a guest's link goes there, too. */
const tellAddresses = Effect.fnUntraced(function* (
  job: Pick<Job, "id" | "ref" | "requiredAt" | "agencyId" | "clientId">,
  { semail }: Answers,
  answers: RequestAnswers
) {
  if (typeof semail === "string") yield* mailFormerAddress(job, semail)
  if (job.clientId !== null) return
  const agency = yield* askedAgency(job)
  const request = { ...job, agencyId: agency.id, agencyName: agency.name }
  yield* mailLink(request, answers.semail, answers.pward ?? null)
})

/** The agency that has accepted a request, or that was asked first. */
const askedAgency = Effect.fnUntraced(function* ({ id, agencyId }: Pick<Job, "id" | "agencyId">) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("agencies")
      .innerJoin("transportJobAgencies", "agencyId", "agencies.id")
      .select(["agencies.id", "name"])
      .where("jobId", "=", id)
      .orderBy(sql`agencies.id = ${agencyId ?? 0}`, "desc")
      .orderBy("transportJobAgencies.id")
      .executeTakeFirstOrThrow()
  )
})

const zoneOfAsked = Effect.fnUntraced(function* (job: Pick<Job, "id" | "agencyId">) {
  return yield* timeZoneOf((yield* askedAgency(job)).id)
})

interface Change {
  readonly fields: ReadonlyArray<string>
  readonly before: Answers
  readonly after: Answers
  readonly reason: string | null
  /** Nobody has to be shown what was changed before they accepted it. */
  readonly isSeen: boolean
}

const keepChange = Effect.fnUntraced(function* (
  jobId: number,
  { fields, before, after, reason, isSeen }: Change,
  by: ReturnType<typeof doerAmong>
) {
  const { query } = yield* Database
  const at = yield* now
  const among = (answers: Answers) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, answers[field] ?? null])))
  const row = {
    jobId,
    before: among(before),
    after: among(after),
    reason,
    at,
    seenAt: isSeen ? at : null,
    ...by
  }
  yield* query((db) => db.insertInto("transportChanges").values(row).execute())
})
