import type { TransportMessage } from "@crewfleet/sdk"
import { transportMessageForm, withheldWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { fullName } from "../form/fullName.ts"
import type { Doer } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { lockedJob } from "./lockedJob.ts"
import { otherAgencies } from "./otherAgencies.ts"
import type { JobViewer } from "./readerOf.ts"
import type { RequestViewer } from "./requestViewer.ts"
import { writeLookOnce } from "./transportLooks.ts"
import { jobInMail, mailAgency, mailWard } from "./transportMail.ts"
import { patientErased } from "./transportRefusals.ts"
import { visibleJob } from "./visibleJob.ts"

const quarter = 15 * 60_000

/** What ward and agency wrote to each other about a job, the first first. */
export const transportMessages = Effect.fnUntraced(function* (jobId: number, viewer: RequestViewer) {
  const { query } = yield* Database
  const rows = yield* query((db) => messageRows(db).where("jobId", "=", jobId).execute())
  if (rows.length > 0) yield* writeLookOnce(jobId, "messages", viewer)
  return rows.map(messageOf)
})

/**
 * The same as an agency that may see the job reads it: what its own people wrote, and what the ward did, which may name the
 * patient, once there is no other agency that could take the job. That they were read is written down.
 */
export const messagesForAgency = Effect.fnUntraced(function* (
  jobId: number,
  viewer: Extract<JobViewer, { readonly kind: "agency" }>
) {
  const { agencyId } = viewer
  yield* visibleJob(jobId, agencyId)
  const { query } = yield* Database
  const hidden = withheldWords("agencyAmongOthers")
  const isShown = (yield* query((db) => otherAgencies(db, jobId, agencyId))).length === 0
  const rows = yield* query((db) =>
    messageRows(db)
      .where("jobId", "=", jobId)
      .where((message) => message.or([message("side", "=", "WARD"), message("agentId", "=", agencyId)]))
      .execute()
  )
  if (rows.some(({ side }) => isShown || side === "AGENCY")) yield* writeLookOnce(jobId, "messages", viewer)
  return rows.map((row) => messageOf(isShown || row.side === "AGENCY" ? row : { ...row, body: hidden }))
})

const messageRows = (db: Parameters<Parameters<Database["Service"]["query"]>[0]>[0]) =>
  db
    .selectFrom("transportMessages")
    .leftJoin("users", "users.id", "transportMessages.userId")
    .leftJoin("accessLinks", "accessLinks.id", "transportMessages.linkId")
    .select(["transportMessages.id", "side", "body", "at", "firstName", "lastName", "givenTo"])
    .orderBy("transportMessages.id")

type Row = Awaited<ReturnType<ReturnType<typeof messageRows>["executeTakeFirstOrThrow"]>>

const messageOf = ({ firstName, lastName, givenTo, at, ...message }: Row): TransportMessage =>
  withoutNulls({ ...message, at: at.toISOString(), by: fullName({ firstName, lastName }) ?? givenTo })

/** Writes to the other side, who is mailed that there is something to read, once in a quarter of an hour. */
export const addMessage = Effect.fnUntraced(function* (
  jobId: number,
  from: "WARD" | { readonly agencyId: number },
  body: string,
  by: Doer
) {
  const side = from === "WARD" ? "WARD" : "AGENCY"
  const written = yield* checkedAnswers(transportMessageForm, transportMessageForm.read({ body }))
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedJob({ id: jobId, ...(from !== "WARD" && from) })
      if (job.erasedAt) return yield* Effect.fail(patientErased)
      const at = yield* now
      const { id } = yield* query((db) =>
        db
          .insertInto("transportMessages")
          .values({ jobId, side, body: written.body, at, ...by })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      const mail = {
        key: `transport ${jobId} message from ${side} ${Math.floor(at.getTime() / quarter)}`,
        subject: `Journey ${job.ref}`,
        paragraphs: [`There is a message about the journey ${yield* jobInMail(job)}.`]
      }
      if (side === "AGENCY") yield* mailWard(jobId, mail)
      for (const agencyId of side === "WARD" ? yield* askedAgencies(jobId, job.agencyId) : [])
        yield* mailAgency(agencyId, jobId, mail)
      return messageOf(
        yield* query((db) => messageRows(db).where("transportMessages.id", "=", id).executeTakeFirstOrThrow())
      )
    })
  )
})

/** The agency that has a job, or those that were asked while none has. */
const askedAgencies = Effect.fnUntraced(function* (jobId: number, agencyId: number | null) {
  if (agencyId !== null) return [agencyId]
  const { query } = yield* Database
  const lines = yield* query((db) =>
    db
      .selectFrom("transportJobAgencies")
      .select("agencyId")
      .where("jobId", "=", jobId)
      .where("passedAt", "is", null)
      .execute()
  )
  return lines.map((line) => line.agencyId)
})
