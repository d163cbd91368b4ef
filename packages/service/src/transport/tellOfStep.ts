import type { TransportEvent } from "@crewfleet/machines/life"
import { isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Doer, Nobody } from "../life/insertChange.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { agencyOfDoer } from "./agencyOfDoer.ts"
import type { JudgedJob } from "./factsOfJob.ts"
import { jobInMail, mailAgency, mailWard, mailWorkers, type NamedJob } from "./transportMail.ts"

const toWard: Partial<Record<TransportEvent["type"], string>> = {
  "job.accepted": "was accepted",
  "job.committed": "is on its way as planned: the crew was sent",
  "job.declined": "was declined",
  "job.cancelled": "was cancelled",
  "job.aborted": "was aborted",
  "job.expired": "was accepted by nobody in time, and has expired"
}

const byWard: Partial<Record<TransportEvent["type"], string>> = {
  "request.changed": "changed",
  "job.cancelled": "cancelled",
  "job.aborted": "aborted"
}

const ended: ReadonlyArray<string> = ["job.declined", "job.cancelled", "job.expired"]

/** Mails whom a step concerns, each once; nothing of a patient and no reason stands in a mail. */
export const tellOfStep = Effect.fnUntraced(function* (
  job: NamedJob & {
    readonly version: number
    readonly leaderId: number | null
    readonly driverId: number | null
  },
  { type }: TransportEvent,
  { crew }: JudgedJob,
  by: Doer | Nobody
) {
  const named = yield* jobInMail(job)
  const key = `transport ${job.id} ${type} ${job.version}`
  const url = yield* PublicUrl
  const seated = crew.flatMap(({ places }) =>
    places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).map(({ workerId }) => workerId)
  )
  const booked = [...seated, ...(job.driverId === null ? [] : [job.driverId])]
  const said = toWard[type]
  if (said)
    yield* mailWard(job.id, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [`The journey ${named} ${said}.`, "The page of the request says more:"]
    })
  const actsForAgency = job.agencyId !== null && (yield* agencyOfDoer(by)) === job.agencyId
  const done = byWard[type]
  if (job.agencyId !== null && !actsForAgency && done)
    yield* mailAgency(job.agencyId, job.id, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [`The ward has ${done} the journey ${named}.`]
    })
  if (ended.includes(type))
    yield* mailWorkers(booked, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [`the journey ${named} does not take place. You are not booked for it any more.`]
    })
  if (type === "job.aborted")
    yield* mailWorkers(booked, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [`the journey ${named} was aborted. The agency enters the hours that you have worked.`]
    })
  if (type === "job.committed") {
    yield* mailWorkers(booked, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [
        `the journey ${named} takes place. You are booked for it.`,
        `${url}/worker/transport/${job.id}`
      ]
    })
    if (job.leaderId !== null) yield* tellLeader(job, job.leaderId)
  }
})

/** Mails whoever leads a journey where to sign in for it. */
export const tellLeader = Effect.fnUntraced(function* (
  job: NamedJob & { readonly version: number },
  leaderId: number
) {
  yield* mailWorkers([leaderId], {
    key: `transport ${job.id} leader ${job.version}`,
    subject: `You lead the journey ${job.ref}`,
    paragraphs: [
      `you are the team leader of the journey ${yield* jobInMail(job)}. Sign in here when it starts:`,
      `${yield* PublicUrl}/guest/team-leader-login/${job.id}`
    ]
  })
})

/** Mails whoever led a journey that somebody else does by now. */
export const tellFormerLeader = Effect.fnUntraced(function* (
  job: NamedJob & { readonly version: number },
  leaderId: number
) {
  yield* mailWorkers([leaderId], {
    key: `transport ${job.id} former leader ${job.version}`,
    subject: `You do not lead the journey ${job.ref} any more`,
    paragraphs: [`somebody else leads the journey ${yield* jobInMail(job)} by now.`]
  })
})
