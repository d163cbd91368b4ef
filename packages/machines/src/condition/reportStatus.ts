import { effectiveTime, missedDamages } from "@crewfleet/sdk/rules"
import type { DeliverySnapshot } from "../delivery/DeliverySnapshot.ts"
import { isAt } from "../delivery/DeliverySnapshot.ts"
import { type DeliveryStatus, deliveryStatus } from "../delivery/deliveryStatus.ts"
import { isNoted } from "../delivery/isStarted.ts"
import type { ConditionDelivery } from "./ConditionDelivery.ts"
import { conditionOptions } from "./conditionReportMachine.ts"
import { reportWords } from "./conditionWords.ts"

/** Says truthfully where a report is, and what has become of its booking. `writeMoment` writes an instant as people read it. */
export const reportStatus = (
  report: DeliverySnapshot<ConditionDelivery>,
  writeMoment: (instant: string) => string
): DeliveryStatus => {
  const { record, facts, received, form } = report.context
  const noted = isNoted(conditionOptions, report.context)
  const status = deliveryStatus(report, reportWords, writeMoment, noted)
  const isMissing = isAt(report, "received") && missedDamages(facts.earlier, form).length > 0
  const isCancelled = [facts.subject?.status, received?.bookingStatus].includes("CANCELLED")
  const step = stepWords(report, writeMoment)
  const isOpen = isAt(report, "received") && received?.step?.outcome === "CONFLICT"
  const cancelled = `This booking has been cancelled${record.moment === "PICK_UP" ? handOver : "."}`
  return {
    tone: status.tone !== "danger" && (isMissing || isCancelled || isOpen) ? "warning" : status.tone,
    fact: status.fact,
    advice: [
      ...(isMissing ? [missed] : []),
      ...status.advice,
      ...(step ? [step] : []),
      ...(isCancelled ? [cancelled] : [])
    ]
  }
}

const missed =
  "Damage that was noted at pick-up is missing here, as the pick-up report was received later. Correct this report: that damage is carried over."

const handOver = ": settle that before the vehicle is handed over."

/** What becomes of the step of the booking that goes with a report. */
const stepWords = (
  report: DeliverySnapshot<ConditionDelivery>,
  writeMoment: (instant: string) => string
): string | undefined => {
  const { record, received, form } = report.context
  const words = wordsOf[record.moment]
  if (!isAt(report, "received")) {
    const isAsked = report.context.asked && form.step?.wanted && form.step.at !== undefined
    return isAsked ? `${words.with} as of ${writeMoment(form.step?.at ?? "")}.` : undefined
  }
  if (!received?.step) return undefined
  const { outcome, at, receivedAt, message } = received.step
  if (outcome === "TAKEN") {
    const { late } = effectiveTime(Date.parse(at), Date.parse(receivedAt))
    return `${words.taken} ${writeMoment(at)}${late ? `, received ${writeMoment(receivedAt)}` : ""}.`
  }
  if (outcome === "ALREADY") return words.already
  if (outcome === "SETTLED") return "What becomes of the hire was decided on the booking's page."
  return [words.not, message && sentence(message), "Decide that on the booking's page."]
    .filter(Boolean)
    .join(" ")
}

const sentence = (text: string) => (text.endsWith(".") ? text : `${text}.`)

const wordsOf = {
  PICK_UP: {
    with: "The hire starts with it,",
    taken: "Hire started",
    already: "The hire had started already.",
    not: "The hire has not started with it."
  },
  RETURN: {
    with: "The hire is completed with it,",
    taken: "Hire completed",
    already: "The hire was complete already.",
    not: "The hire was not completed with it."
  }
} as const
