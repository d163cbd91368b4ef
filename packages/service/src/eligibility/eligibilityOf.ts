import type { EligibilityMatrix, JobEligibility, MatrixCell, MatrixWorker } from "@crewfleet/sdk"
import {
  byHurt,
  changesAhead,
  dayOf,
  daysOfShift,
  type Eligibility,
  type EligibilityFinding,
  eligibilityFor,
  eligibilityOn,
  type Held
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { now } from "../time/now.ts"
import { heldBy } from "./heldBy.ts"
import { type AskedOfCode, requirementsOf, toldRequirements } from "./requirementsOf.ts"
import { shiftAsked } from "./shiftAsked.ts"

/** The times of a shift as a request names them. */
interface AskedTimes {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

/** How many days ahead changes are told. */
const ahead = 90

/** Whether a worker may work a shift as something, with what is asked of it. */
export interface Judged extends Eligibility {
  readonly asked: AskedOfCode
}

/**
 * Whether each of some workers of an agency may work a shift as each of what they may be booked as, by their number. There are
 * more queries for more assignment codes, and not for more workers.
 */
export const eligibilityOfWorkers = Effect.fnUntraced(function* (
  agencyId: number,
  workerIds: ReadonlyArray<number>,
  times: AskedTimes
) {
  const { query } = yield* Database
  const jobs = yield* query((db) =>
    db
      .selectFrom("workerJobs")
      .select(["workerId", "assignmentCodeId"])
      .where("workerId", "in", [0, ...workerIds])
      .where("agencyId", "=", agencyId)
      .where("removedAt", "is", null)
      .orderBy("assignmentCodeId")
      .execute()
  )
  const held = yield* query((db) => heldBy(db, agencyId, workerIds))
  const days = daysOfShift(yield* shiftAsked(agencyId, times))
  const judged = new Map<number, Array<Judged>>(workerIds.map((id) => [id, []]))
  for (const [assignmentCodeId, those] of Map.groupBy(jobs, (job) => job.assignmentCodeId)) {
    const asked = yield* requirementsOf(agencyId, assignmentCodeId)
    for (const { workerId } of those) {
      const eligibility = eligibilityOn(asked.requirements, asked.code, held.get(workerId) ?? [], days)
      judged.get(workerId)?.push({ asked, ...eligibility })
    }
  }
  return judged
})

/** Whether a worker may work a shift as each of what they may be booked as by some agencies. */
export const eligibilityOfWorker = Effect.fnUntraced(function* (
  workerId: number,
  agencyIds: ReadonlyArray<number>,
  times: AskedTimes
) {
  const told: Array<JobEligibility> = []
  for (const agencyId of agencyIds) {
    const judged = yield* eligibilityOfWorkers(agencyId, [workerId], times)
    for (const { asked, verdict, findings } of judged.get(workerId) ?? []) {
      const { requirements } = yield* toldRequirements(asked)
      told.push({
        agencyId,
        assignmentCodeId: asked.code.id,
        assignmentCode: asked.code.name,
        verdict,
        findings: findings.map(({ requirement: { id, name }, ...finding }, at) => ({
          requirementId: id,
          name,
          anyOf: requirements[at]?.anyOf ?? [],
          ...cellOf(finding)
        }))
      })
    }
  }
  return told
})

/** Whether each of an agency's workers may work a shift; what hurts first stands on top. */
export const eligibilityMatrix = Effect.fnUntraced(function* (
  agencyId: number,
  assignmentCodeId: number,
  times: AskedTimes
) {
  const { query } = yield* Database
  const asked = yield* requirementsOf(agencyId, assignmentCodeId)
  const shift = yield* shiftAsked(agencyId, times)
  const today = dayOf(yield* now, shift.zone)
  const people = yield* query((db) =>
    db
      .selectFrom("workerJobs")
      .innerJoin("workerAgencies", (join) =>
        join
          .onRef("workerAgencies.workerId", "=", "workerJobs.workerId")
          .onRef("workerAgencies.agencyId", "=", "workerJobs.agencyId")
      )
      .innerJoin("workers", "workers.id", "workerJobs.workerId")
      .select(["workers.id", "firstName as firstname", "lastName as lastname", "employmentNumber"])
      .where("workerJobs.agencyId", "=", agencyId)
      .where("workerJobs.assignmentCodeId", "=", assignmentCodeId)
      .where("removedAt", "is", null)
      .where("standing", "=", "TAKEN_ON")
      .orderBy("nameKey")
      .orderBy("workers.id")
      .execute()
  )
  const held = yield* query((db) =>
    heldBy(
      db,
      agencyId,
      people.map(({ id }) => id)
    )
  )
  const workers = people.map((person) => rowOf(person, asked, held.get(person.id) ?? [], shift, today))
  const { requirements } = yield* toldRequirements(asked)
  return {
    assignmentCodeId,
    start: shift.start,
    end: shift.end,
    requirements,
    workers: workers.toSorted(byHurt)
  } satisfies EligibilityMatrix
})

const rowOf = (
  person: {
    readonly id: number
    readonly firstname: string
    readonly lastname: string
    readonly employmentNumber: string | null
  },
  { requirements, code }: AskedOfCode,
  held: ReadonlyArray<Held>,
  shift: { readonly start: string; readonly end: string; readonly zone: string },
  today: string
): MatrixWorker => {
  const { verdict, findings } = eligibilityFor(requirements, code, held, shift)
  return {
    ...withoutNulls(person),
    verdict,
    cells: findings.map(cellOf),
    changes: [...changesAhead(requirements, code, held, today, ahead)]
  }
}

/** What is told of a finding; most of it is absent most of the time. */
const cellOf = ({
  outcome,
  until,
  shortfall,
  held
}: Omit<EligibilityFinding, "requirement">): MatrixCell => ({
  outcome,
  ...(until !== undefined && { until }),
  ...(shortfall && { shortfall }),
  ...(held?.recordId !== undefined && { recordId: held.recordId })
})
