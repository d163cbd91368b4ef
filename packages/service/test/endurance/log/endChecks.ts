import { isDeepStrictEqual } from "node:util"
import { logStanding } from "../../../src/transport/logStanding.ts"
import type { Served } from "../../servedOnBoth.ts"
import { noMark } from "./marks.ts"
import type { runOfLog } from "./runOfLog.ts"

type Run = Awaited<ReturnType<typeof runOfLog>>

const json = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))

/** What is wrong with a log once all has been sent: nothing, where nothing was lost, doubled or said to be there that is not. */
export const wrongInTheEnd = async (
  query: Served["query"],
  { journey: { id: jobId, vehicleId }, knowledge, said, left }: Run
): Promise<ReadonlyArray<string>> => {
  const rows = await query((db) =>
    db.selectFrom("transportLogRecords").selectAll().where("jobId", "=", jobId).execute()
  )
  const photos = await query((db) =>
    db.selectFrom("transportLogPhotos").selectAll().where("jobId", "=", jobId).execute()
  )
  const events = await query((db) =>
    db
      .selectFrom("changes")
      .select("event")
      .where("kind", "=", "transport_job")
      .where("subjectId", "=", jobId)
      .where("event", "in", ["log.received", "log.corrected", "log.aside"])
      .execute()
  )
  const everything = JSON.stringify(rows.map(({ content }) => content))
  const lost = knowledge.lost((field, json) => {
    const mark: string = JSON.parse(json)
    if (mark === noMark) return true
    if (field === "incident") return rows.some(({ incidentId }) => incidentId === mark)
    if (field === "photo") return photos.some(({ id }) => id === mark)
    return everything.includes(mark)
  })

  const byRecord = Map.groupBy(rows, ({ kind, incidentId }) => `${kind} ${incidentId ?? ""}`)
  const doubled = [...byRecord].flatMap(([record, versions]) => {
    const holding = versions.filter(({ replacedAt, aside }) => replacedAt === null && !aside)
    const contents = versions.map(({ handId, content }) => JSON.stringify([handId, content]))
    return [
      ...(holding.length > 1 ? [`${record}: ${holding.length} hold`] : []),
      ...(new Set(contents).size < contents.length ? [`${record}: the same was received twice`] : [])
    ]
  })
  const untrue = [...said.records].flatMap(([id, content]) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return [`${id} is not there`]
    return content === undefined || isDeepStrictEqual(json(row.content), json(content))
      ? []
      : [`${id} says something else`]
  })
  const standing = await query((db) => logStanding(db, { id: jobId, vehicleId }))
  const owed = [...said.photos].filter((id) => photos.every((photo) => photo.id !== id))
  return [
    ...lost.map((mark) => `lost: ${mark}`),
    ...doubled.map((record) => `doubled: ${record}`),
    ...(events.length === rows.length ? [] : [`${rows.length} records, but ${events.length} in the history`]),
    ...(new Set(photos.map(({ fileId }) => fileId)).size === photos.length
      ? []
      : ["two photos are one file"]),
    ...untrue.map((record) => `untrue: ${record}`),
    ...owed.map((photo) => `untrue: photo ${photo}`),
    ...(standing?.submittedAt === undefined ? [`not submitted: ${standing?.lacks.join()}`] : []),
    ...left
  ]
}
