import { driverCodeId, findingText, isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { RestedOn } from "../database/PackTables.ts"
import { eligibilityOfWorkers, type Judged } from "../eligibility/eligibilityOf.ts"
import { toldRequirements } from "../eligibility/requirementsOf.ts"
import { now } from "../time/now.ts"
import { factsOfJob, plannedTimes } from "./factsOfJob.ts"
import { jobRow } from "./jobRow.ts"
import type { JudgedWorker } from "./judgedFor.ts"
import { versionsOnFile } from "./versionsOnFile.ts"

interface Traveller {
  readonly workerId: number
  readonly name: string
  readonly role: string
  readonly code: number
  readonly judged: JudgedWorker | undefined
}

/** Keeps the standing that everybody of a crew has at this hour, with what it rests on: what ends later does not change it. */
export const freezeCrew = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const row = yield* query((db) => jobRow(db, jobId).executeTakeFirstOrThrow())
  const times = plannedTimes(row)
  if (row.agencyId === null || !times) return
  const { crew, judged, driver } = yield* factsOfJob(jobId)
  const travellers: ReadonlyArray<Traveller> = [
    ...crew.flatMap(({ places, assignmentCode: code, assignmentCodeName: role }) =>
      places
        .filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
        .map(({ id, workerId, firstname, lastname }) => ({
          ...{ workerId, role, code, name: `${firstname} ${lastname}` },
          judged: judged.get(id)
        }))
    ),
    ...(row.driverId === null
      ? []
      : [
          {
            ...{ workerId: row.driverId, role: "Driver", code: driverCodeId },
            ...{ name: `${row.driverFirst} ${row.driverLast}`, judged: driver }
          }
        ])
  ]
  if (travellers.length === 0) return
  const workerIds = [...new Set(travellers.map(({ workerId }) => workerId))]
  const all = yield* eligibilityOfWorkers(row.agencyId, workerIds, times)
  const rested = yield* restedOn(row.agencyId, all)
  const at = yield* now
  yield* query((db) =>
    db
      .insertInto("transportCrewStandings")
      .values(
        travellers.map(({ workerId, name, role, code, judged: standing }) => ({
          ...{ jobId, workerId, name, role, at },
          leads: workerId === row.leaderId,
          verdict: standing?.verdict ?? "MAY_NOT",
          because: JSON.stringify(standing?.because ?? []),
          rested: JSON.stringify(rested.get(workerId)?.get(code) ?? [])
        }))
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  )
})

/** What the standing of each worker as each of what they may be booked as rests on, by worker and assignment code. */
const restedOn = Effect.fnUntraced(function* (
  agencyId: number,
  all: ReadonlyMap<number, ReadonlyArray<Judged>>
) {
  const { query } = yield* Database
  const recordIds = [...all.values()].flatMap((codes) =>
    codes.flatMap(({ findings }) => findings.flatMap(({ held }) => held?.recordId ?? []))
  )
  const onFile = yield* query((db) => versionsOnFile(db, agencyId, recordIds))
  const rested = new Map<number, Map<number, ReadonlyArray<RestedOn>>>()
  for (const [workerId, codes] of all) {
    const byCode = new Map<number, ReadonlyArray<RestedOn>>()
    for (const { asked, findings } of codes) {
      const { requirements } = yield* toldRequirements(asked)
      byCode.set(
        asked.code.id,
        findings.map(({ requirement: { name }, held, ...finding }, at) => ({
          ...{ requirement: name, outcome: finding.outcome, said: findingText({ name, ...finding }) },
          evidence: requirements[at]?.anyOf.find(
            (one) =>
              one.kind === held?.evidence.kind &&
              ("id" in one ? one.id : undefined) ===
                (held && "id" in held.evidence ? held.evidence.id : undefined)
          )?.name,
          until: finding.until,
          documents: (held?.recordId !== undefined && onFile.get(held.recordId)) || []
        }))
      )
    }
    rested.set(workerId, byCode)
  }
  return rested
})
