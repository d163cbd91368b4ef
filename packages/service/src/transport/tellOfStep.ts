import type { TransportEvent } from "@crewfleet/machines/life"
import { applicationEnd, isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Doer, Nobody } from "../life/insertChange.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { agencyOfDoer } from "./agencyOfDoer.ts"
import type { JudgedJob } from "./factsOfJob.ts"
import { jobInMail, mailAgency, mailWard, mailWorkers, type NamedJob, shiftInMail } from "./transportMail.ts"

const toWard: Partial<Record<TransportEvent["type"], string>> = {
  "job.accepted": "was accepted",
  "job.committed": "takes place as planned: its crew was told to come",
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
    readonly shiftDate: Date | null
    readonly shiftEndDate: Date | null
    readonly leaderId: number | null
    readonly driverId: number | null
  },
  { type, start, end }: TransportEvent,
  { crew }: JudgedJob,
  by: Doer | Nobody
) {
  const named = yield* jobInMail(job)
  const shift = yield* shiftInMail(job)
  const key = `transport ${job.id} ${type} ${job.version}`
  const url = yield* PublicUrl
  const seated = crew.flatMap(({ places }) =>
    places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).map(({ workerId }) => workerId)
  )
  const booked = [...seated, ...(job.driverId === null ? [] : [job.driverId])]
  const applied = crew.flatMap(({ places }) =>
    places
      .filter(({ shiftStatus, workerId }) => shiftStatus === "APPLIED" && !booked.includes(workerId))
      .map(({ workerId }) => workerId)
  )
  const unmet = applicationEnd(type)
  if (unmet)
    yield* mailWorkers(applied, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [`the journey ${named} ${unmet}. Your application for a seat in it has ended.`]
    })
  const said = toWard[type]
  if (said)
    yield* mailWard(job.id, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [`The journey ${named} ${said}.`]
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
      paragraphs: [`the journey ${shift} does not take place. You are not booked for it any more.`]
    })
  if (type === "job.aborted")
    yield* mailWorkers(booked, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [`the journey ${shift} was aborted. The agency enters the hours that you have worked.`]
    })
  if (type === "job.authorised" && start !== undefined && end !== undefined) {
    const shiftDate = new Date(start)
    const isOther =
      shiftDate.getTime() !== job.shiftDate?.getTime() || Date.parse(end) !== job.shiftEndDate?.getTime()
    if (isOther) yield* tellOfTimes({ ...job, shiftDate }, booked)
  }
  if (type === "job.committed") {
    // Whoever leads it is mailed once, with the way to sign in.
    const others = booked.filter((workerId) => workerId !== job.leaderId)
    yield* mailWorkers(others, {
      key,
      subject: `Journey ${job.ref}`,
      paragraphs: [
        `the journey ${shift} takes place. You are booked for it.`,
        `${url}/worker/transport/${job.id}`
      ]
    })
    if (job.leaderId !== null) yield* tellLeader(job, job.leaderId)
  }
})

/** Mails those who stay booked for a journey that they begin or end at another time. */
export const tellOfTimes = Effect.fnUntraced(function* (
  job: NamedJob & { readonly version: number },
  workerIds: ReadonlyArray<number>
) {
  yield* mailWorkers(workerIds, {
    key: `transport ${job.id} times ${job.version}`,
    subject: `Other times: journey ${job.ref}`,
    paragraphs: [
      `the journey ${yield* shiftInMail(job)} has other times now. You stay booked for it; if you cannot come, give your place back:`,
      `${yield* PublicUrl}/worker/transport/${job.id}`
    ]
  })
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
      `you are the team leader of the journey ${yield* shiftInMail(job)}. Sign in here to keep its log:`,
      `${yield* PublicUrl}/guest/team-leader-login/${job.id}`
    ]
  })
})

/** Mails whoever led a journey that they do not lead it any more. */
export const tellFormerLeader = Effect.fnUntraced(function* (
  job: NamedJob & { readonly version: number },
  leaderId: number
) {
  yield* mailWorkers([leaderId], {
    key: `transport ${job.id} former leader ${job.version}`,
    subject: `You do not lead the journey ${job.ref} any more`,
    paragraphs: [`you do not lead the journey ${yield* shiftInMail(job)} any more.`]
  })
})
