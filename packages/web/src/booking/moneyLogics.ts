import {
  type BegunEntry,
  bookingDocumentsLogic,
  bookingMoneyLogic,
  type MoneyOf,
  moneyEntryLogic,
  returnChargesLogic,
  type Scope
} from "@crewfleet/machines"
import { saveFile } from "../file/saveFile.ts"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of a booking's money over HTTP. */
export const moneyLogics = {
  money: bookingMoneyLogic(loadClient),
  entry: (of: MoneyOf, begun: BegunEntry) => moneyEntryLogic(loadClient, of, begun),
  charges: (scope: Scope) => returnChargesLogic(loadClient, scope),
  documents: bookingDocumentsLogic(loadClient, async (bytes, name) =>
    saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" }), name)
  )
}

/** What a test puts in their place. */
export type MoneyLogics = typeof moneyLogics
