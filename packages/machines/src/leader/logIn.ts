import type { LeaderLog, LogRecord, OpenDefect } from "@crewfleet/sdk"
import {
  type AnswersOf,
  crewHoursOf,
  defectsIn,
  goingStatuses,
  type HandoverFacts,
  isAmong,
  isClosedByPass,
  isExchanged,
  isMendedAnew,
  isStillMended,
  type KnownOfVehicle,
  type LogRecordKind,
  overruledIn,
  type ReasonToStay,
  type VehicleLogFacts,
  vehicleLogForm,
  whyNotLeaving
} from "@crewfleet/sdk/rules"

/**
 * Later than all that people note. A device's clock may be wrong by any amount, so that on it nothing is said to lie ahead: what
 * has not come yet the service says, by its own clock.
 */
export const afterAll = "9999-12-31T23:59:59.999Z"

/** The record of a kind that holds, as a log has it. */
export const recordIn = (
  { records }: Pick<LeaderLog, "records">,
  kind: LogRecordKind,
  incidentId?: string
): LogRecord | undefined =>
  records.find(
    (record) =>
      record.kind === kind &&
      record.incidentId === incidentId &&
      record.replacedAt === undefined &&
      record.isAside !== true
  )

/** What the log of a vehicle has to fit. */
export const vehicleFactsIn = ({ vehicle, agencyChecks }: LeaderLog): VehicleLogFacts => ({
  vehicleId: vehicle?.id,
  agencyChecks
})

/**
 * What is known of the vehicle of a journey beside what a device notes of it: what the agency overrules and what was mended since, as
 * far as the device says the same of it as the log that was received, and until the journey is over what is open and no check
 * closes: also what that log alone has closed, and the device does not any more.
 */
const knownOfVehicle = (log: LeaderLog, noted: VehicleLog): KnownOfVehicle => {
  const { vehicle, job, agencyChecks } = log
  if (!vehicle || isExchanged(noted.vehicleId, vehicle.id)) return {}
  const received = recordIn(log, "vehicle")?.content.vehicle
  const said =
    received && !isExchanged(received.vehicleId, vehicle.id)
      ? defectsIn(vehicleLogForm.read(received), agencyChecks)
      : []
  const found = defectsIn(noted, agencyChecks)
  const closed = vehicle.closedByLog ?? []
  const open = [...vehicle.openDefects, ...closed]
  /** Closed by the log as it was received, and is to be once more; or is to be for the first time. */
  const isMendedHere = (defect: OpenDefect) =>
    isMendedAnew(defect.check, found, closed.includes(defect) ? [] : said)
  return {
    overruled: overruledIn(found, open),
    mended: (vehicle.mendedChecks ?? []).filter((check) =>
      found.some((one) => one.check === check && said.some((other) => isStillMended(one, other)))
    ),
    open: open.filter(
      (defect) =>
        isAmong(goingStatuses, job.transportStatus) &&
        !isMendedHere(defect) &&
        !isClosedByPass(noted, defect, defect.refPrefix === job.refPrefix)
    )
  }
}

/** Why the crew must not leave, by what a device has noted of a vehicle. */
export const whyNotLeavingIn = (log: LeaderLog, noted: VehicleLog): ReadonlyArray<ReasonToStay> => {
  const known = reasonsOf.get(noted)
  if (known?.log === log) return known.reasons
  const reasons = whyNotLeaving(defectsIn(noted, log.agencyChecks), knownOfVehicle(log, noted))
  reasonsOf.set(noted, { log, reasons })
  return reasons
}

/** What was found last: several parts of a page ask with each letter of a form. */
const reasonsOf = new WeakMap<
  VehicleLog,
  { readonly log: LeaderLog; readonly reasons: ReadonlyArray<ReasonToStay> }
>()

/** What was noted of the vehicle with which a journey is made: nothing, where a log is of one from which it was exchanged. */
export const notedOfPresent = (log: LeaderLog, noted: VehicleLog): VehicleLog =>
  isExchanged(noted.vehicleId, log.vehicle?.id)
    ? { ...vehicleLogForm.empty, vehicleId: log.vehicle?.id ?? null }
    : noted

type VehicleLog = AnswersOf<typeof vehicleLogForm>

/** What was taken over, by what was noted of it. */
export const takenOf = (list: ReadonlyArray<string>, cash?: string): NonNullable<HandoverFacts["taken"]> => ({
  list,
  ...(cash !== undefined && { cash: Number(cash.replace(/[\s,£$€]/g, "")) || 0 })
})

/** The crew whose hours are entered. */
export const crewIn = ({ job }: LeaderLog) => crewHoursOf(job)
