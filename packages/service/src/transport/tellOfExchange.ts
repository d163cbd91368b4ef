import { isAmong, type Picked, sentStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Doer, insertChange } from "../life/insertChange.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { jobInMail, mailAgency, mailWorkers, type NamedJob } from "./transportMail.ts"

/** A job as it stood before something of its plan was exchanged. */
export interface PlannedBefore extends NamedJob {
  readonly version: number
  readonly status: string
  readonly driverId: number | null
  readonly leaderId: number | null
}

/** Whether whoever travels was told already of whatever is picked in place of something else. */
export const isToldOf = ({ status }: Pick<PlannedBefore, "status">) => isAmong(sentStatuses, status)

/** Writes down what goes with a journey in place of something else. */
export const writeExchange = (jobId: number, picked: Picked, now: string, by: Doer) =>
  insertChange({
    kind: "transport_job",
    subjectId: jobId,
    event: `${picked}.exchanged`,
    reason: now,
    ...by
  })

/** Mails leader and agency what has changed of a journey whose crew was sent. */
const tellLeaderAndAgency = Effect.fnUntraced(function* (
  { leaderId, agencyId, ...job }: PlannedBefore,
  picked: Picked,
  text: string,
  isToldOtherwise: ReadonlyArray<number> = []
) {
  const mail = {
    key: `transport ${job.id} ${picked}.exchanged ${job.version}`,
    subject: `Journey ${job.ref}`
  }
  if (leaderId !== null && !isToldOtherwise.includes(leaderId))
    yield* mailWorkers([leaderId], { ...mail, paragraphs: [`the ${text}`] })
  if (agencyId !== null) yield* mailAgency(agencyId, job.id, { ...mail, paragraphs: [`The ${text}`] })
})

/** Tells leader and agency which vehicle goes instead. */
export const tellOfVehicle = Effect.fnUntraced(function* (job: PlannedBefore, vehicle: string) {
  const text = `journey ${yield* jobInMail(job)} goes with another vehicle: ${vehicle}.`
  yield* tellLeaderAndAgency(job, "vehicle", text)
})

/** Who drives now, and whether whoever drove until then is booked yet. */
interface NewDriver {
  readonly id: number
  readonly name: string
  readonly formerStays: boolean
}

/** Tells leader, agency, whoever drove and whoever does now, each once. */
export const tellOfDriver = Effect.fnUntraced(function* (
  job: PlannedBefore,
  { id, name, formerStays }: NewDriver
) {
  const named = yield* jobInMail(job)
  const mail = { key: `transport ${job.id} driver ${job.version}`, subject: `Journey ${job.ref}` }
  const former = job.driverId === null ? [] : [job.driverId]
  yield* tellLeaderAndAgency(job, "driver", `journey ${named} has another driver: ${name}.`, [id, ...former])
  const url = `${yield* PublicUrl}/worker/transport/${job.id}`
  yield* mailWorkers([id], { ...mail, paragraphs: [`you drive the journey ${named}.`, url] })
  const stays = formerStays
    ? "You are booked for it as before otherwise."
    : "You are not booked for it any more."
  yield* mailWorkers(former, {
    ...mail,
    paragraphs: [`somebody else drives the journey ${named} by now. ${stays}`]
  })
})
