import type { Refused } from "./Failure.ts"
import { error, type Notice, warning } from "./Notice.ts"
import { passing } from "./refusedReport.ts"

/** What is said where a device is not let in any more. */
export const notLetIn =
  "This device is no longer let in. Sign in again to send what you have noted: it is all still here."

/** Why a part of a journey's log was refused, and what to do about it. */
export const refusedLog = ({ status, message, violations }: Refused): ReadonlyArray<Notice> => {
  if (violations.length > 0) return violations.map((violation) => warning(violation.message))
  switch (status) {
    case 400:
      return [error(message ?? "The service did not take this part as it is. Check it and send it again.")]
    case 401:
      return [warning(notLetIn)]
    case 403:
      return [
        error(message ?? "You are not allowed to send this. Call your agency; it stays on this device.")
      ]
    case 404:
      return [error("This journey cannot be found. Call your agency; what you noted stays on this device.")]
    case 409:
      return [warning(message ?? "Another version has been received. Choose which of the two is to stay.")]
    case 410:
      return [error(message ?? "This journey is closed. Tell your agency what is to be added.")]
    case 413:
      return [error("This part is too large. Shorten the notes or draw the signatures again, then send it.")]
    default:
      return [passing(status) ?? error(message ?? `This part was refused: ${status}. Send it again later.`)]
  }
}
