import { isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { changeStatus } from "../life/changeStatus.ts"
import type { Doer } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { crewOf, type KeptPlace, type KeptSpec } from "./crewOf.ts"
import { noFacts } from "./endPlaces.ts"
import { jobInMail, mailWorkers, type NamedJob } from "./transportMail.ts"

/**
 * Lets places follow the lines of the crew as they are by now: applications for a code that a line does not ask for any more
 * expire, and whoever is booked stays for the agency to look at again. Each worker is told why.
 */
export const followLines = Effect.fnUntraced(function* (
  job: NamedJob,
  before: ReadonlyArray<KeptSpec>,
  by: Doer
) {
  const { query } = yield* Database
  const named = yield* jobInMail(job)
  for (const spec of yield* query((db) => crewOf(db, job.id))) {
    const reason = changeOf(
      before.find(({ workerSpecId }) => workerSpecId === spec.workerSpecId),
      spec
    )
    if (reason === undefined) continue
    for (const place of spec.places.filter(isOpen)) {
      const isBooked = isSeatTaken(place.shiftStatus)
      if (isBooked) yield* takeCode(place, spec)
      const { version } = yield* changeStatus(lives.shiftBooking, {
        id: place.id,
        tenant: undefined,
        event: { type: "line.changed", reason },
        facts: noFacts,
        reason,
        ...by
      })
      const outcome = isBooked
        ? "The agency looks at your place in it again."
        : "Your application for a seat in it has ended."
      yield* mailWorkers([place.workerId], {
        key: `place ${place.id} line.changed ${version}`,
        subject: `Journey ${job.ref}`,
        paragraphs: [`the crew of the journey ${named} has changed: ${reason}. ${outcome}`]
      })
    }
  }
})

const isOpen = ({ shiftStatus }: KeptPlace) => shiftStatus === "APPLIED" || shiftStatus === "BOOKED"

/** What a line asks for in place of what it did, in words; undefined where nothing of it touches its places. */
const changeOf = (before: KeptSpec | undefined, now: KeptSpec): string | undefined => {
  if (!before) return undefined
  if (before.assignmentCode !== now.assignmentCode)
    return `${now.assignmentCodeName} is needed in place of ${before.assignmentCodeName}`
  return now.numberOfStaff === 0 && before.numberOfStaff > 0
    ? `${now.assignmentCodeName} is not needed any more`
    : undefined
}

/** The place is one of what its line asks for. */
const takeCode = Effect.fnUntraced(function* ({ id }: KeptPlace, { assignmentCode }: KeptSpec) {
  const { query } = yield* Database
  yield* query((db) =>
    db.updateTable("shiftBookings").set({ assignmentCodeId: assignmentCode }).where("id", "=", id).execute()
  )
})
