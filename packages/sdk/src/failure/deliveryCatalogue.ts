import { type Entry, noticesFor, noticesOf, type Situation, situations } from "./catalogue.ts"
import type { Failure } from "./Failure.ts"
import { info, type Notice, warning } from "./Notice.ts"
import { refusedLog } from "./refusedLog.ts"
import { refusedPhoto, refusedReport } from "./refusedReport.ts"

/** What is on the device is safe, and sent by itself; only a refusal wants somebody to do something. */
const delivered = (refused: Entry["refused"]): Entry => ({
  unreachable: info("There is no connection to the service. It is sent as soon as there is one."),
  unreadable: warning("The service gave an answer that cannot be read. It is sent again shortly."),
  refused,
  broken: warning("Something went wrong on our side. It is kept, and sent again shortly.")
})

/** What is said of deliveries; apart from the rest, so that the first page does without. */
const catalogue = {
  sendReport: delivered(refusedReport),
  sendPhoto: delivered(refusedPhoto),
  sendLog: delivered(refusedLog),
  sendLogPhoto: delivered(refusedPhoto)
} satisfies Record<string, Entry>

/** A situation of a delivery, or any other. */
export type DeliverySituation = Situation | keyof typeof catalogue

/** Every situation that either catalogue speaks of. */
export const allSituations: ReadonlyArray<DeliverySituation> = [
  ...situations,
  ...(Object.keys(catalogue) as ReadonlyArray<keyof typeof catalogue>)
]

const isOfDelivery = (situation: DeliverySituation): situation is keyof typeof catalogue =>
  Object.hasOwn(catalogue, situation)

/** What to tell a person about a failure, of a delivery or of anything else: as `noticesFor` does. */
export const deliveryNotices = (situation: DeliverySituation, failure: Failure): ReadonlyArray<Notice> =>
  isOfDelivery(situation) ? noticesOf(catalogue[situation], failure) : noticesFor(situation, failure)
