import { missedDamages, noticesFor } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import type { conditionReportMachine } from "./conditionReportMachine.ts"
import { type Keeping, keepingOf } from "./keepingOf.ts"

/** Where a report is, in words: the fact, and beneath it why and what to do. */
export interface ReportStatus {
  readonly tone: "neutral" | "info" | "success" | "warning" | "danger"
  readonly fact: string
  readonly advice: ReadonlyArray<string>
}

const here: Readonly<Record<Keeping, ReportStatus>> = {
  empty: { tone: "neutral", fact: "Nothing noted yet", advice: [] },
  unkept: { tone: "neutral", fact: "Being kept on this device", advice: [] },
  kept: {
    tone: "info",
    fact: "On this device, not sent yet",
    advice: ["It stays here when you close the page or sign out."]
  },
  notKept: {
    tone: "danger",
    fact: "Not kept on this device",
    advice: ["This browser cannot store it. Keep this page open until the report has been received."]
  }
}

type Report = SnapshotFrom<typeof conditionReportMachine>

/** Says truthfully where a report is. `writeMoment` writes an instant as people read it. */
export const reportStatus = (report: Report, writeMoment: (instant: string) => string): ReportStatus => {
  const { subject, received, moment } = report.context
  const { tone, fact, advice } = standing(report, writeMoment)
  if (![subject?.status, received?.bookingStatus].includes("CANCELLED")) return { tone, fact, advice }
  return {
    tone: tone === "danger" ? tone : "warning",
    fact,
    advice: [...advice, `This booking has been cancelled${moment === "PICK_UP" ? handOver : "."}`]
  }
}

const missed =
  "Damage that was noted at pick-up is missing here, as the pick-up report was received later. Correct this report: that damage is carried over."

const handOver = ": settle that before the vehicle is handed over."

const standing = (report: Report, writeMoment: (instant: string) => string): ReportStatus => {
  const { failure, refusal, received, receivedAt, photos, form, earlier } = report.context
  const keeping = keepingOf(report)
  const known = refusal ?? failure
  const why = known ? noticesFor("sendReport", known).map(({ text }) => text) : []
  if (report.matches("received")) {
    const fact = receivedAt ? `Received ${writeMoment(receivedAt)}` : "Received"
    const advice = photoAdvice(photos.map(({ status }) => status))
    return missedDamages(earlier, form).length > 0
      ? { tone: "warning", fact, advice: [missed, ...advice] }
      : { tone: "success", fact, advice }
  }
  if (["sealing", "sending", "comparing"].some((state) => report.matches(state as "sending")))
    return { tone: "info", fact: "Sending", advice: [] }
  if (report.matches("waiting"))
    return keeping === "notKept"
      ? { tone: "danger", fact: "Not sent, and only on this page", advice: [...why, ...here.notKept.advice] }
      : { tone: "warning", fact: "On this device, waiting to be sent", advice: why }
  if (report.matches("conflicting"))
    return keeping === "notKept"
      ? {
          tone: "danger",
          fact: "Only on this page, not sent: another report was received",
          advice: ["Choose which of the two is to stay.", ...here.notKept.advice]
        }
      : {
          tone: "warning",
          fact: "On this device, not sent: another report was received",
          advice: ["Choose which of the two is to stay. Nothing is lost until you do."]
        }
  if (report.matches({ filling: "refused" }))
    return keeping === "notKept"
      ? { tone: "danger", fact: "Refused, and only on this page", advice: [...why, ...here.notKept.advice] }
      : { tone: "danger", fact: "Refused, and still on this device", advice: why }
  return keeping === "empty" && received ? { ...here.empty, fact: "Nothing changed yet" } : here[keeping]
}

const photoAdvice = (photos: ReadonlyArray<string>): ReadonlyArray<string> => {
  const refused = photos.filter((status) => status === "refused").length
  const open = photos.filter((status) => status !== "received").length - refused
  return [
    ...(open > 0
      ? [`${photoCount(open)} still on this device, to be sent by ${open > 1 ? "themselves" : "itself"}.`]
      : []),
    ...(refused > 0 ? [`${photoCount(refused)} refused: see “Photos still on this device”.`] : [])
  ]
}

const photoCount = (count: number) => `${count} ${count > 1 ? "photos" : "photo"}`
