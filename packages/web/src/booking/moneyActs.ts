import type { MoneySheet } from "@crewfleet/sdk"
import {
  depositTaken,
  isMoneyKind,
  type MoneyKind,
  majorUnits,
  minorUnits,
  moneyForm
} from "@crewfleet/sdk/rules"

/** What can be done with the money of a booking, as the button and the dialog say it. */
export interface MoneyAct {
  readonly kind: MoneyKind
  readonly act: string
  /** What is said of it in the dialog. */
  readonly says: (sheet: MoneySheet, money: (major: number) => string) => string
  /** The amount that stands there at first, in major units; none where it is not more than 0. */
  readonly suggests: (sheet: MoneySheet, agreedDeposit: number) => number
  /** Whether there is anything to do it with. */
  readonly isPossible: (sheet: MoneySheet) => boolean
}

/** What was taken of deposits in all, in major units. */
export const takenOf = ({ entries }: MoneySheet): number =>
  majorUnits(
    depositTaken(
      entries.flatMap(({ kind, amount, counters }) =>
        isMoneyKind(kind) ? [{ kind, counters, amount: minorUnits(amount) }] : []
      )
    )
  )

const always = () => true
const isHeld = ({ depositHeld }: MoneySheet) => depositHeld > 0
const sayHeld: MoneyAct["says"] = ({ depositHeld }, money) => `${money(depositHeld)} is held.`

/** Each of them, the next normal one first. */
export const moneyActs: ReadonlyArray<MoneyAct> = [
  {
    kind: "PAYMENT",
    act: "Record a payment",
    says: ({ due }, money) => (due > 0 ? `${money(due)} is due.` : "Nothing is due."),
    suggests: ({ due }) => due,
    isPossible: always
  },
  {
    kind: "DEPOSIT_TAKEN",
    act: "Take deposit",
    says: sayHeld,
    suggests: (sheet, agreed) => majorUnits(minorUnits(agreed) - minorUnits(takenOf(sheet))),
    isPossible: always
  },
  {
    kind: "DEPOSIT_RETURNED",
    act: "Return deposit",
    says: sayHeld,
    suggests: ({ depositHeld }) => depositHeld,
    isPossible: isHeld
  },
  {
    kind: "DEPOSIT_WITHHELD",
    act: "Withhold deposit",
    says: sayHeld,
    suggests: () => 0,
    isPossible: isHeld
  },
  {
    kind: "REFUND",
    act: "Refund",
    says: ({ paid }, money) => `${money(paid)} was paid.`,
    suggests: ({ due }) => -due,
    isPossible: ({ paid }) => paid > 0
  }
]

/** A suggested amount as somebody would type it; empty where there is none. */
export const suggestedText = (amount: number): string =>
  amount > 0 ? moneyForm.questions.amount.read(amount) : ""
