import type { RequestChange } from "@crewfleet/sdk"
import { defaultTimeZone, keptAnswers, type Question, transportForm } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fullName } from "../form/fullName.ts"
import type { JobRow } from "./jobRow.ts"

/** What a ward changed in a request, the latest first, in words. */
export const requestChanges = async (
  db: Kysely<Tables>,
  { id, timeZone }: JobRow
): Promise<ReadonlyArray<RequestChange>> => {
  const rows = await db
    .selectFrom("transportChanges")
    .leftJoin("users", "users.id", "transportChanges.userId")
    .select(["transportChanges.id", "before", "after", "reason", "at", "seenAt", "firstName", "lastName"])
    .where("jobId", "=", id)
    .orderBy("transportChanges.id", "desc")
    .execute()
  return rows.map(({ id: changeId, before, after, reason, at, seenAt, ...person }) =>
    withoutNulls({
      id: changeId,
      at: at.toISOString(),
      by: fullName(person),
      reason,
      answers: Object.keys(after).map((field) => ({
        field,
        before: inWords(field, before, timeZone),
        after: inWords(field, after, timeZone)
      })),
      seenAt: seenAt?.toISOString()
    })
  )
}

const inWords = (field: string, answers: Readonly<Record<string, unknown>>, timeZone: string | null) => {
  const { wire } = keptAnswers(transportForm, { [field]: answers[field] ?? null })
  const typed = transportForm.read(wire)
  const question = (transportForm.questions as unknown as Record<string, Question<unknown, unknown>>)[field]
  if (!question) return ""
  const value = (typed as Readonly<Record<string, unknown>>)[field]
  const zone = timeZone ?? defaultTimeZone
  return question.lines
    ? question
        .lines(value, zone)
        .map(({ label, text }) => `${label}: ${text}`)
        .join(", ")
    : question.say(value, zone)
}
