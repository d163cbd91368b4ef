import {
  type BegunEntry,
  bookingDocumentsLogic,
  bookingMoneyLogic,
  type MoneyOf,
  moneyEntryLogic
} from "@crewfleet/machines"
import { saveFile } from "../file/saveFile.ts"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of a booking's money over HTTP. */
export const moneyLogics = {
  money: bookingMoneyLogic(loadClient),
  entry: (of: MoneyOf, begun: BegunEntry) => moneyEntryLogic(loadClient, of, begun),
  documents: bookingDocumentsLogic(loadClient, async (bytes, name) =>
    saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" }), name)
  )
}

/** What a test puts in their place. */
export type MoneyLogics = typeof moneyLogics
