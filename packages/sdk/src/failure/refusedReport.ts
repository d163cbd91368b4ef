import type { Refused } from "./Failure.ts"
import { error, info, type Notice, warning } from "./Notice.ts"

/** Why a condition report was refused, and what to do about it. */
export const refusedReport = ({ status, message, violations }: Refused): ReadonlyArray<Notice> => {
  if (violations.length > 0) return violations.map((violation) => warning(violation.message))
  switch (status) {
    case 400:
      return [error(message ?? "The service did not take the report as it is. Check it and send it again.")]
    case 403:
      return [error("You are not allowed to send this report. Ask a colleague who is to fill it in.")]
    case 404:
      return [error("This booking cannot be found. Note down what matters, then delete the report here.")]
    case 409:
      return [warning("Another report has been received meanwhile. Choose which of the two is to stay.")]
    case 413:
      return [error("The report is too large. Shorten the notes or remove damages, then send it again.")]
    default:
      return [passing(status) ?? error(message ?? `The report was refused: ${status}. Send it again later.`)]
  }
}

/** Why a photo of damage was refused, and what to do about it. */
export const refusedPhoto = ({ status, message, violations }: Refused): ReadonlyArray<Notice> => {
  const [violation] = violations
  if (violation) return [error(`${violation.message}. Remove the photo, or take another.`)]
  switch (status) {
    case 413:
      return [error("The photo is too large. Remove it, or take another.")]
    default:
      return [
        passing(status) ??
          error(message ?? `The photo was refused: ${status}. Remove it, or try again later.`)
      ]
  }
}

/** What will be over without anybody doing something about it, but for signing in again. */
export const passing = (status: number): Notice | undefined => {
  if (status === 401) return warning("Your session has ended. Sign in again, and it is sent.")
  if (status === 408 || status === 429) return info("The service is busy. It is sent again shortly.")
  return status >= 500 ? warning("The service has a problem. It is sent again shortly.") : undefined
}
