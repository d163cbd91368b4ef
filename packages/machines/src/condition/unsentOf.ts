import type { SnapshotFrom } from "xstate"
import { isUnsent } from "./ConditionDraft.ts"
import type { conditionReportMachine } from "./conditionReportMachine.ts"

/** What keeps a report on the device: it is on its way, or a person has to look at it, or at one of its photos. */
export type Unsent = "waiting" | "reportRefused" | "photoRefused"

/** How a report that was asked to be sent stands; nothing where the service has it wholly, or nobody has asked yet. */
export const unsentOf = (report: SnapshotFrom<typeof conditionReportMachine>): Unsent | undefined => {
  if (report.matches("conflicting") || report.matches({ filling: "refused" })) return "reportRefused"
  if (!isUnsent(report.context)) return undefined
  const isPhotoRefused = report.context.photos.some(({ status }) => status === "refused")
  return report.matches("received") && isPhotoRefused ? "photoRefused" : "waiting"
}
