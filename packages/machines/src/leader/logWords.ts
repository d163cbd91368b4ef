import type { DeliveryWords } from "../delivery/deliveryStatus.ts"

const record = (one: string, lost: string): DeliveryWords => ({
  one,
  attachment: "photo",
  attachments: "photos",
  picture: "Photo",
  lost,
  loading: "loadLog",
  sending: "sendLog",
  attaching: "sendLogPhoto"
})

/** What each kind of record is called where it is spoken of. */
export const logWords = {
  vehicle: record("vehicle log", "What you noted about the vehicle is lost."),
  propertyTaken: record("property list", "What you noted as taken over is lost."),
  propertyHanded: record("property list", "What you noted as handed over is lost."),
  medicationTaken: record("medication list", "What you noted as taken over is lost."),
  medicationHanded: record("medication list", "What you noted as handed over is lost."),
  dropOff: record("feedback", "What you noted about the drop-off is lost."),
  times: record("worker times", "The times that you entered are lost."),
  incident: record("incident", "What you recorded is lost.")
} as const

/** What people are told once a record was received (specification 002 §8 and §7). */
export const logReceivedWords: Readonly<Partial<Record<keyof typeof logWords, string>>> = {
  propertyTaken: "Property List Updated",
  propertyHanded: "Property List Updated",
  medicationTaken: "Info Medication List Updated",
  medicationHanded: "Info Medication List Updated",
  dropOff: "Feedback sucessfully updated",
  times: "Shift times updated"
}
