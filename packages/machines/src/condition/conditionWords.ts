import type { Notice } from "@crewfleet/sdk"
import type { DeliveryWords } from "../delivery/deliveryStatus.ts"

/** What a condition report says by itself. */
export const conditionWords = {
  signAgain: {
    level: "info",
    text: "The report has changed, so both parties sign again."
  } satisfies Notice,
  photoUnreadable: "The photo cannot be read. Take another"
} as const

/** What a condition report is called where it is spoken of as a delivery. */
export const reportWords: DeliveryWords = {
  one: "report",
  attachment: "photo",
  attachments: "photos",
  picture: "Photo of damage",
  lost: "Everything noted here, with its photos and signatures, is lost.",
  loading: "loadReports",
  sending: "sendReport",
  attaching: "sendPhoto"
}
