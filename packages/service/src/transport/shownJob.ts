import type { TransportFacts, TransportJob, TransportSpec } from "@crewfleet/sdk"
import {
  audiencesFor,
  isSeatTaken,
  keptAnswers,
  type Question,
  restHours,
  shortRest,
  type TransportAudience,
  type TransportReader,
  transportForm
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fileLink } from "../file/fileLink.ts"
import { minutesAfter } from "../time/now.ts"
import type { KeptPlace } from "./crewOf.ts"
import { erasureOf } from "./dueForErasure.ts"
import { endedBecause } from "./endedBecause.ts"
import { engagementsWithin } from "./engagementsWithin.ts"
import { type JudgedJob, judgedJob, plannedTimes } from "./factsOfJob.ts"
import { type JobRow, jobRow } from "./jobRow.ts"
import { owesHours } from "./owesHours.ts"
import { type JobViewer, type Legible, legibleAgencies, readerOf } from "./readerOf.ts"
import { requestChanges } from "./requestChanges.ts"
import { samePatientAs } from "./samePatient.ts"
import { writeLook } from "./transportLooks.ts"
import { jobNotFound } from "./transportRefusals.ts"
import { wayOf } from "./wayOf.ts"

export type { JobViewer } from "./readerOf.ts"

/** A job as somebody may read it; that they looked at what not everybody may read is written down. */
export const shownJob = Effect.fnUntraced(function* (id: number, viewer: JobViewer) {
  const { query } = yield* Database
  const row = isPossibleId(id) ? yield* query((db) => jobRow(db, id).executeTakeFirst()) : undefined
  if (!row) return yield* Effect.fail(jobNotFound)
  const legible = yield* query((db) => legibleAgencies(db, id))
  const reader = yield* readerOf(row, legible, viewer)
  if (!reader) return yield* Effect.fail(jobNotFound)
  const job = yield* judgedJob(row)
  return yield* toldJob(row, job, { reader, legible, viewer })
})

interface Told {
  readonly reader: TransportReader
  readonly legible: ReadonlyArray<Legible>
  readonly viewer: JobViewer
}

const toldJob = Effect.fnUntraced(function* (row: JobRow, job: JudgedJob, { reader, legible, viewer }: Told) {
  const { query } = yield* Database
  const audiences = audiencesFor(reader, row.status, yield* owesHours(row))
  const isAgency = reader === "agency" || reader === "agencyAmongOthers"
  const isOwn = reader === "agency" || reader === "ward"
  const { wire } = keptAnswers(transportForm, row.answers)
  const isLinkAlone = reader === "link"
  const withheld = isLinkAlone ? allButTime : withheldFrom(audiences)
  const shown = Object.fromEntries(Object.entries(wire).filter(([field]) => !withheld.includes(field)))
  // The agency put it on file; an address for the holder of a link would name nobody, and open for anybody.
  const opener = viewer.kind === "link" ? undefined : viewer.userId
  const seesRisk = audiences.includes("care") && row.riskFileId !== null && opener !== undefined
  yield* writeLook(row.id, seesRisk ? [...audiences, "riskDoc"] : audiences, viewer)

  const asked = legible.filter(({ status }) => status !== "PASSED")
  const [only] = asked
  const alone = row.agencyId === null && asked.length === 1 ? only : undefined
  const own =
    viewer.kind === "agency" ? legible.find(({ agencyId }) => agencyId === viewer.agencyId) : undefined
  const times = plannedTimes(row)
  const isFormer = reader === "formerAgency"
  const seesPlan = !isFormer && !isLinkAlone && reader !== "agencyAmongOthers"
  const url = seesRisk && row.riskFileId ? yield* fileLink(row.riskFileId, opener) : undefined
  const rests = reader === "agency" && times ? yield* restsOf(row, job, times) : undefined
  return withoutNulls({
    id: row.id,
    version: row.version,
    transportStatus: own?.status ?? row.status,
    refPrefix: row.ref,
    ...(!isFormer && {
      agencyId: row.agencyId ?? alone?.agencyId,
      agencyName: row.agencyName ?? alone?.name,
      agencyTelephone: row.agencyTelephone,
      timeZone: row.agencyId === null ? (own ?? alone)?.timeZone : row.timeZone,
      shiftDate: times?.start,
      shiftEndDate: times?.end,
      breakTime: row.breakMinutes
    }),
    ...(reader === "ward" && (yield* query((db) => wayOf(db, row.id)))),
    clientId: reader === "crew" || reader === "leader" ? undefined : row.clientId,
    clientName: row.clientName,
    transportLegibleAgencyIds: reader === "admin" ? legible.map(({ agencyId }) => agencyId) : undefined,
    ...shown,
    // That there was a journey, and when, stays.
    ...(row.erasedAt && { dateTimeRequired: row.requiredAt.toISOString() }),
    transportWorkerSpecList: isLinkAlone ? [] : specsFor(job, reader, viewer, rests),
    withheld,
    riskDoc: url === undefined ? undefined : { name: row.riskFileName ?? "Risk document", url },
    vehicle:
      seesPlan && row.vehicleId !== null
        ? {
            id: row.vehicleId,
            name: `${row.make} ${row.model}`,
            regno: row.regno,
            status: isAgency ? row.vehicleStatus : null
          }
        : undefined,
    driver: seesPlan ? personOf(row.driverId, row.driverFirst, row.driverLast) : undefined,
    teamLeader: seesPlan ? personOf(row.leaderId, row.leaderFirst, row.leaderLast) : undefined,
    facts: isAgency ? job.facts : reader === "ward" ? factsForWard(job.facts) : undefined,
    changes: isOwn ? yield* query((db) => requestChanges(db, row)) : undefined,
    samePatient: isOwn ? yield* samePatientAs(row, viewer) : undefined,
    endedBecause: isOwn ? yield* query((db) => endedBecause(db, row)) : undefined,
    heldBecause: reader === "admin" ? row.heldBecause : undefined,
    erasedFrom: reader === "admin" && !row.erasedAt ? erasureOf(row) : undefined,
    erasedAt: row.erasedAt?.toISOString(),
    pack: isOwn && isSealed(row, job.facts) ? yield* packOf(row) : undefined
  }) as TransportJob
})

/** Whether there is a log of a journey that its agency has accepted. */
const isSealed = ({ status }: JobRow, { logLacks, logAccepted }: TransportFacts) =>
  logLacks !== undefined && (status === "CLOSED" || logAccepted === true)

/** How the sealed pack of such a journey stands. */
const packOf = Effect.fnUntraced(function* (row: JobRow) {
  const { query } = yield* Database
  const pack = yield* query((db) =>
    db.selectFrom("transportPacks").select("sealedAt").where("jobId", "=", row.id).executeTakeFirst()
  )
  const isKeptOn = row.heldBecause !== null || row.erasedAt !== null
  return withoutNulls({
    sealedAt: pack?.sealedAt.toISOString(),
    keptUntil: isKeptOn ? undefined : erasureOf(row)
  })
})

/** What decides about a ward's own steps: what else the agency's people and vehicles do, and what they lack, is not for it. */
const factsForWard = (facts: TransportFacts): TransportFacts => ({
  ...facts,
  vehicleTaken: undefined,
  crewTaken: [],
  ineligible: [],
  logLacks: undefined,
  logReturned: undefined,
  notLeaving: undefined,
  logAccepted: undefined
})

const personOf = (id: number | null, firstname: string | null, lastname: string | null) =>
  id === null ? undefined : { id, firstname: firstname ?? "", lastname: lastname ?? "" }

/** The questions whose answers are not for a reader. */
const withheldFrom = (audiences: ReadonlyArray<TransportAudience>): ReadonlyArray<string> =>
  Object.entries(transportForm.questions).flatMap(([field, question]) => {
    const { audience } = question as Question<unknown, unknown>
    return audience === undefined || audiences.some((one) => one === audience) ? [] : [field]
  })

/** A link that is forwarded, or opened by somebody else, tells where a journey goes to nobody: it may be where the patient lives. */
const allButTime = Object.keys(transportForm.questions).filter((field) => field !== "dateTimeRequired")

/** The crew as a reader is told of it: all places for the agency, who is booked for everybody else. */
const specsFor = (
  { crew, judged }: JudgedJob,
  reader: TransportReader,
  viewer: JobViewer,
  rests: ReadonlyMap<number, number> | undefined
): ReadonlyArray<TransportSpec> => {
  const isFull = reader === "agency"
  const seesPeople = isFull || reader === "ward" || reader === "crew" || reader === "leader"
  const bookingOf = (place: KeptPlace) => ({
    id: place.id,
    shiftStatus: place.shiftStatus,
    shiftDate: place.shiftDate.toISOString(),
    shiftEndDate: place.shiftEndDate.toISOString(),
    version: place.version,
    worker: { id: place.workerId, firstname: place.firstname, lastname: place.lastname },
    verdict: isFull || reader === "ward" ? judged.get(place.id)?.verdict : undefined,
    because: isFull ? judged.get(place.id)?.because : undefined,
    restHours: rests?.get(place.workerId),
    times:
      isFull || reader === "leader" || (viewer.kind === "worker" && viewer.workerId === place.workerId)
        ? place.times
        : undefined
  })
  return crew.map(({ places, ...spec }) => {
    const booked = places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
    return {
      ...spec,
      bookings: (isFull ? places : seesPeople ? booked : []).map(bookingOf),
      bookingsCount: reader === "formerAgency" ? 0 : booked.length
    }
  })
}

/** Hours of rest before or after, of those who have fewer than eleven. */
const restsOf = Effect.fnUntraced(function* (
  row: JobRow,
  { crew }: JudgedJob,
  times: { readonly start: string; readonly end: string }
) {
  const { query } = yield* Database
  const workerIds = crew.flatMap(({ places }) => places.map(({ workerId }) => workerId))
  const { workers } = yield* query((db) =>
    engagementsWithin(db, {
      from: minutesAfter(new Date(times.start), -restHours * 60),
      to: minutesAfter(new Date(times.end), restHours * 60),
      workerIds,
      exceptJob: row.id
    })
  )
  return new Map(
    workerIds.flatMap((id) => {
      const rest = shortRest(times, workers.get(id) ?? [])
      return rest === undefined ? [] : [[id, Math.round(rest * 10) / 10] as const]
    })
  )
})
