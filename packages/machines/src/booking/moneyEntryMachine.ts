import {
  type MoneyAnswers,
  type MoneyKind,
  moneyEntryOf,
  moneyForm,
  recordWords,
  untouchedMoney
} from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import type { MoneyOf } from "./bookingMoneyMachine.ts"

/** What is known of an entry of money before anybody types. */
export interface BegunEntry {
  /** ISO 4217. */
  readonly currency: string
  /** By whose days it is dated. */
  readonly zone: string
  readonly kind: MoneyKind
  /** The day that stands there at first: today. */
  readonly date: string
}

/** The form in which money of a booking is entered that has changed hands. */
export const moneyEntryMachine = ({ currency, zone, kind, date }: BegunEntry) =>
  editorMachine<never, MoneyAnswers>({
    id: "moneyEntry",
    description: "Money of a booking is entered that has changed hands.",
    form: moneyForm,
    empty: { ...moneyForm.empty, kind, date },
    sentAs: untouchedMoney,
    made: { currency, zone, kind, date },
    factsOf: () => ({ currency, zone }),
    created: recordWords.moneyEntered,
    updated: recordWords.moneyEntered
  })

/** The same with the SDK behind its port. */
export const moneyEntryLogic = (load: LoadClient, { bookingId: id, agencyId }: MoneyOf, begun: BegunEntry) =>
  moneyEntryMachine(begun).provide({
    actors: {
      save: calling<unknown, SaveRequest<never, MoneyAnswers>>(load, ({ money }, { form, key }, options) =>
        money.enter(
          { params: { id }, query: { agencyId }, payload: moneyEntryOf(form) },
          { ...options, idempotencyKey: key || undefined }
        )
      )
    }
  })
