import type { Difference } from "@crewfleet/sdk"
import type { ColumnType, Generated } from "kysely"
import type { GeneratedTimestamp } from "./Tables.ts"

/** What `changes` is written of: things that have a life, and some that have none; a worker, and one as an agency has them. */
export type ChangeKind =
  | "booking"
  | "vehicle"
  | "promotion"
  | "document"
  | "condition_report"
  | "worker"
  | "worker_agency"
  | "requirement_set"
  | "training_type"
  | "compliance_type"
  | "transport_job"
  | "shift_booking"

/** Who moved what from which status to which, and why. */
export interface ChangeTable {
  id: Generated<number>
  /** Whoever writes a step of a life takes it from that life's entry. */
  kind: ColumnType<ChangeKind, string, never>
  subjectId: number
  event: string
  fromStatus: string | null
  toStatus: string | null
  /** Of user and link one at most; neither for what the demo brought. */
  userId: number | null
  linkId: string | null
  reason: string | null
  /** What was agreed anew, where something was. */
  differences: ColumnType<ReadonlyArray<Difference> | null, string | undefined, never>
  /** When it took effect. */
  at: GeneratedTimestamp
  /** When it was received, where that was late. */
  receivedAt: ColumnType<Date | null, Date | null | undefined, never>
  /** The report that it came with. */
  reportId: ColumnType<string | null, string | undefined, never>
}
