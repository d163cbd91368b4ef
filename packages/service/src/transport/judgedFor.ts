import { type Eligibility, findingText } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { eligibilityOfWorkers } from "../eligibility/eligibilityOf.ts"

/** Whether somebody may work as something, with what is in the way or warns in words. */
export interface JudgedWorker {
  readonly verdict: Eligibility["verdict"]
  readonly because: ReadonlyArray<string>
}

/** Somebody who may not be booked as something at all. */
export const holdsNoCode = (assignmentCode: string): JudgedWorker => ({
  verdict: "MAY_NOT",
  because: [`They may not be booked as ${assignmentCode}`]
})

/** What is said of somebody who is not at work for an agency, or not any more. */
export const worksElsewhere = "They do not work for this agency"

/** Whether each of some workers of an agency may work at a time, by worker and by the assignment codes that they hold. */
export const judgedFor = Effect.fnUntraced(function* (
  agencyId: number,
  workerIds: ReadonlyArray<number>,
  times: { readonly start: string; readonly end: string }
) {
  const judged = yield* eligibilityOfWorkers(agencyId, [...new Set(workerIds)], times)
  return new Map(
    [...judged].map(([workerId, codes]): readonly [number, ReadonlyMap<number, JudgedWorker>] => [
      workerId,
      new Map(
        codes.map(({ asked, verdict, findings }) => [
          asked.code.id,
          {
            verdict,
            because: findings
              .filter(({ outcome }) => outcome !== "MET")
              .map(({ requirement, ...finding }) => findingText({ name: requirement.name, ...finding }))
          }
        ])
      )
    ])
  )
})
