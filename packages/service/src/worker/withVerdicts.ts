import type { JobVerdict, ListedWorker } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Subject } from "../access/Subject.ts"
import { eligibilityOfWorkers, type Judged } from "../eligibility/eligibilityOf.ts"

/**
 * Tells of each worker who is at work whether they may work tomorrow as each of what they may be booked as. Administrators see
 * neither compliances nor what an agency keeps (specification 002 §6), so they are told what lacks of trainings, and of how
 * much else they are not told.
 */
export const withVerdicts = Effect.fnUntraced(function* (
  workers: ReadonlyArray<ListedWorker>,
  reader: Subject
) {
  const atWork = workers.filter(({ standing }) => standing === "TAKEN_ON")
  const judged = new Map<number, ReadonlyMap<number, ReadonlyArray<Judged>>>()
  for (const [agencyId, theirs] of Map.groupBy(atWork, agencyOf)) {
    const ids = theirs.map(({ id }) => id)
    judged.set(agencyId, yield* eligibilityOfWorkers(agencyId, ids, {}))
  }
  return workers.map((worker): ListedWorker => {
    const jobs = worker.standing === "TAKEN_ON" ? judged.get(agencyOf(worker))?.get(worker.id) : undefined
    return jobs ? { ...worker, verdicts: jobs.map((job) => verdictOf(job, reader)) } : worker
  })
})

const agencyOf = ({ agency }: ListedWorker) => agency?.id ?? 0

const verdictOf = ({ asked: { code }, verdict, findings }: Judged, reader: Subject): JobVerdict => {
  const unmet = findings.filter(({ outcome }) => outcome !== "MET")
  const told = unmet.filter(
    ({ requirement: { anyOf } }) => reader.kind === "agency" || anyOf.every(({ kind }) => kind === "training")
  )
  const withheld = unmet.length - told.length
  return {
    assignmentCodeId: code.id,
    assignmentCode: code.name,
    verdict,
    unmet: told.map(({ requirement: { id, name }, outcome, shortfall }) => ({
      requirementId: id,
      name,
      outcome,
      ...(shortfall && { shortfall })
    })),
    ...(withheld > 0 && { withheld })
  }
}
