import { promotionForm, type ReportedStep, type StepOutcome } from "@crewfleet/sdk/rules"
import type { ColumnType, Generated } from "kysely"
import { answerColumns, type ColumnsIn } from "./answerColumns.ts"
import type { GeneratedTimestamp, Timestamp } from "./Tables.ts"

/** Where the answers about a promotion are kept; its vehicles, which never change, by hand, and its activation as its status. */
export const keptPromotion = answerColumns(promotionForm, { startDate: "startAt", expiryDate: "expiryAt" }, [
  "vehicleFilter",
  "activate"
])

/** `agencyId` is null for the platform's own; `extraMileage` is null for unlimited, too. */
export interface PromotionTable extends ColumnsIn<typeof keptPromotion> {
  id: Generated<number>
  agencyId: number | null
  usageCount: Generated<number>
  status: "ACTIVE" | "INACTIVE" | "COMPLETED"
  /** JSON: read as a value, written as text. */
  vehicleFilter: ColumnType<unknown, string, string>
  version: Generated<number>
  createdAt: GeneratedTimestamp
  searchText: ColumnType<string, never, never>
}

/** What one side thought of the other after a hire, 0.5 to 5: of the vehicle (VEHICLE) or of the hirer (CLIENT). */
export interface RatingTable {
  id: Generated<number>
  bookingId: number
  type: "VEHICLE" | "CLIENT"
  rating: number
  comment: string | null
  createdAt: GeneratedTimestamp
  /** Who gave it: of user and link one at most; neither for what the demo brought. */
  userId: number | null
  linkId: string | null
  /** Since when others than who gave it read it, and it counts; null as long as it is held back. */
  shownAt: Timestamp | null
}

/** One aspect of a rating, 0.5 to 5. */
export interface RatingItemTable {
  ratingId: number
  status: string
  rate: number
}

/** A condition report as the desk sent it; `id` is the sender's, so that sending twice is the same as once. */
export interface ConditionReportTable {
  id: string
  bookingId: number
  agencyId: number
  moment: "PICK_UP" | "RETURN"
  /** JSON: read as a value, written as text. */
  content: ColumnType<unknown, string, string>
  version: Generated<number>
  receivedAt: GeneratedTimestamp
  /** The user who sent it; null for what the demo brought. */
  receivedFrom: number | null
}

/** A report that a newer one took the place of: what was signed stays on record. */
export interface ReplacedReportTable {
  id: string
  bookingId: number
  moment: "PICK_UP" | "RETURN"
  /** JSON: read as a value, written as text. */
  content: ColumnType<unknown, string, string>
  version: number
  receivedAt: Timestamp
  receivedFrom: number | null
  replacedAt: Timestamp
}

/** A step of a booking that came with a report, whether that one is there still or was replaced. */
export interface ReportStepTable {
  reportId: string
  bookingId: number
  event: ReportedStep
  /** When it takes effect: by the device's clock, within what is possible. */
  at: Timestamp
  receivedAt: Timestamp
  userId: number | null
  /** The version of the booking that the device knew, or else that stood when it opened the report; null in steps of before. */
  knownVersion: number | null
  outcome: StepOutcome
  /** Why it was not taken. */
  message: string | null
}

/** A photo of damage; `id` is the sender's. */
export interface DamagePhotoTable {
  id: string
  bookingId: number
  fileId: string
}
