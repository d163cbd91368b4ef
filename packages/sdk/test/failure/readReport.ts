import { itsMessages, itsViolations, type Reading, unanswered, unread, wordless } from "./Reading.ts"

const ended = "warning: Your session has ended. Sign in again, and it is sent."
const notLetIn =
  "warning: This device is no longer let in. Sign in again to send what you have noted: it is all still here."
const forbidden = "error: You are not allowed to send this report. Ask a colleague who is to fill it in."
const missing = "error: This booking cannot be found. Note down what matters, then delete the report here."
const overtaken = "warning: Another report has been received meanwhile. Choose which of the two is to stay."
const trouble = "warning: The service has a problem. It is sent again shortly."

/** What is sent again without anybody's doing. */
const sentLater = {
  ...unanswered("info: There is no connection to the service. It is sent as soon as there is one."),
  "401 with a message": [ended],
  "401": [ended],
  "500 with a message": [trouble],
  "500": [trouble],
  "502 with HTML": [trouble],
  ...unread("warning: The service gave an answer that cannot be read. It is sent again shortly.")
}

/** What a person reads of a condition report that is being sent. */
export const readReport: Reading = {
  ...sentLater,
  ...itsViolations,
  "400 with a message": ["error: Try less"],
  "400": ["error: The service did not take the report as it is. Check it and send it again."],
  "403 with a message": [forbidden],
  "403": [forbidden],
  "404 with a message": [missing],
  "404": [missing],
  "409 with a message": [overtaken],
  "409": [overtaken],
  "418 with a message": ["error: A teapot"],
  "418": ["error: The report was refused: 418. Send it again later."]
}

/** What a person reads of a part of a journey's log that is being sent. */
export const readLog: Reading = {
  ...sentLater,
  ...itsMessages,
  ...wordless((status) => `error: This part was refused: ${status}. Send it again later.`),
  ...itsViolations,
  "400": ["error: The service did not take this part as it is. Check it and send it again."],
  "403": ["error: You are not allowed to send this. Call your agency; it stays on this device."],
  "404 with a message": [
    "error: This journey cannot be found. Call your agency; what you noted stays on this device."
  ],
  "404": ["error: This journey cannot be found. Call your agency; what you noted stays on this device."],
  "409 with a message": ["warning: Somebody was faster"],
  "409": ["warning: Another version has been received. Choose which of the two is to stay."],
  ...sentLater,
  "401 with a message": [notLetIn],
  "401": [notLetIn]
}

/** What a person reads of a photo of a damage that is being sent. */
export const readPhoto: Reading = {
  ...itsMessages,
  ...wordless((status) => `error: The photo was refused: ${status}. Remove it, or try again later.`),
  ...sentLater,
  "400 with violations": ["error: Telephone is too short. Remove the photo, or take another."],
  "an empty body": ["it succeeded"]
}
