import { endingByWard } from "@crewfleet/machines/life"
import type { TransportCancellation } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { mailAsked } from "./requestMail.ts"
import { doerAmong, lockedRequest, type RequestViewer } from "./requestViewer.ts"
import { takeStep } from "./takeStep.ts"
import { jobInMail } from "./transportMail.ts"

/**
 * Cancels a request, where its life allows that, and aborts the journey whose crew was sent already; whoever was asked is told, and
 * reads the reason at the job.
 */
export const cancelRequest = Effect.fnUntraced(function* (
  id: number,
  viewer: RequestViewer,
  { reason = "", version }: TransportCancellation
) {
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedRequest(id, viewer)
      const event = { type: endingByWard(job.status), reason }
      yield* takeStep({ id, event, by: doerAmong(viewer), version })
      if (job.agencyId === null)
        yield* mailAsked(id, {
          key: `transport ${id} job.cancelled ${job.version}`,
          subject: `Journey ${job.ref}`,
          paragraphs: [`The ward has cancelled the journey ${yield* jobInMail(job)}.`]
        })
    })
  )
})
