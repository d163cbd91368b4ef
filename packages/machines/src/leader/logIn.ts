import type { LeaderLog, LogRecord } from "@crewfleet/sdk"
import {
  crewHoursOf,
  type HandoverFacts,
  type LogRecordKind,
  type VehicleLogFacts
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

/** What was taken over, by what was noted of it. */
export const takenOf = (list: ReadonlyArray<string>, cash?: string): NonNullable<HandoverFacts["taken"]> => ({
  list,
  ...(cash !== undefined && { cash: Number(cash.replace(/[\s,£$€]/g, "")) || 0 })
})

/** The crew whose hours are entered. */
export const crewIn = ({ job }: LeaderLog) => crewHoursOf(job)
