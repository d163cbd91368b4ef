import { missedDamages } from "@crewfleet/sdk/rules"
import type { DeliverySnapshot } from "../delivery/DeliverySnapshot.ts"
import { isAt } from "../delivery/DeliverySnapshot.ts"
import { type DeliveryStatus, deliveryStatus } from "../delivery/deliveryStatus.ts"
import type { ConditionDelivery } from "./ConditionDelivery.ts"
import { reportWords } from "./conditionWords.ts"

/** Says truthfully where a report is, and what has become of its booking. `writeMoment` writes an instant as people read it. */
export const reportStatus = (
  report: DeliverySnapshot<ConditionDelivery>,
  writeMoment: (instant: string) => string
): DeliveryStatus => {
  const { record, facts, received, form } = report.context
  const status = deliveryStatus(report, reportWords, writeMoment)
  const isMissing = isAt(report, "received") && missedDamages(facts.earlier, form).length > 0
  const isCancelled = [facts.subject?.status, received?.bookingStatus].includes("CANCELLED")
  const cancelled = `This booking has been cancelled${record.moment === "PICK_UP" ? handOver : "."}`
  return {
    tone: status.tone !== "danger" && (isMissing || isCancelled) ? "warning" : status.tone,
    fact: status.fact,
    advice: [...(isMissing ? [missed] : []), ...status.advice, ...(isCancelled ? [cancelled] : [])]
  }
}

const missed =
  "Damage that was noted at pick-up is missing here, as the pick-up report was received later. Correct this report: that damage is carried over."

const handOver = ": settle that before the vehicle is handed over."
