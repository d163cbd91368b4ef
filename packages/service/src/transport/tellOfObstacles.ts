import { transportStepWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { hashOf } from "../secret/Secret.ts"
import type { LockedJob } from "./planning.ts"
import { jobInMail, mailAgency } from "./transportMail.ts"

/** Says why a step is not taken that the log of a journey brings; of the same reasons once. */
export const tellOfObstacles = Effect.fnUntraced(function* (
  job: LockedJob,
  type: string,
  texts: ReadonlyArray<string>
) {
  if (job.agencyId === null) return
  const act = transportStepWords(type).act
  yield* mailAgency(job.agencyId, job.id, {
    key: `log ${job.id} ${type} ${hashOf(texts.join())}`,
    subject: `Something stands in the way: journey ${job.ref}`,
    paragraphs: [
      `“${act}” is not possible yet for the journey ${yield* jobInMail(job)}, though its leader's log says so: ${texts.join(". ")}.`
    ]
  })
})
