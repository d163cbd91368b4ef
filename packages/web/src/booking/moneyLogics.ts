import { type BegunEntry, bookingMoneyLogic, type MoneyOf, moneyEntryLogic } from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of a booking's money over HTTP. */
export const moneyLogics = {
  money: bookingMoneyLogic(loadClient),
  entry: (of: MoneyOf, begun: BegunEntry) => moneyEntryLogic(loadClient, of, begun)
}

/** What a test puts in their place. */
export type MoneyLogics = typeof moneyLogics
