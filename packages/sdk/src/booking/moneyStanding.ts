import { payable } from "../money/payable.ts"

/** What can happen to the money of a booking, in words. */
export const moneyKinds = {
  PAYMENT: "Payment",
  REFUND: "Refund",
  DEPOSIT_TAKEN: "Deposit taken",
  DEPOSIT_RETURNED: "Deposit returned",
  DEPOSIT_WITHHELD: "Deposit withheld"
} as const
export type MoneyKind = keyof typeof moneyKinds

/** Whether a code is one of these. */
export const isMoneyKind = (code: string): code is MoneyKind => Object.hasOwn(moneyKinds, code)

/** A movement of money; an amount in minor units, more than 0. One that counters another undoes what that one did. */
export interface MoneyMove {
  readonly kind: MoneyKind
  readonly amount: number
  /** The entry that it counters. */
  readonly counters?: number | null | undefined
}

/** How the money of a booking stands, in minor units. */
export interface MoneyStanding {
  /** What counts as paid: payments and withheld deposits, less refunds. */
  readonly paid: number
  /** What is held of deposits. */
  readonly depositHeld: number
}

/** What one unit of each kind adds to what is paid, and to what is held. */
const effects: Readonly<Record<MoneyKind, MoneyStanding>> = {
  PAYMENT: { paid: 1, depositHeld: 0 },
  REFUND: { paid: -1, depositHeld: 0 },
  DEPOSIT_TAKEN: { paid: 0, depositHeld: 1 },
  DEPOSIT_RETURNED: { paid: 0, depositHeld: -1 },
  DEPOSIT_WITHHELD: { paid: 1, depositHeld: -1 }
}

const nothing: MoneyStanding = { paid: 0, depositHeld: 0 }

/** What an entry adds to what is paid, in minor units: negative for a refund, and for what undoes a payment. */
export const paidBy = (move: MoneyMove): number => signed(move) * effects[move.kind].paid || 0

const signed = ({ amount, counters }: MoneyMove) => (typeof counters === "number" ? -amount : amount)

const goesBack: ReadonlyArray<string> = ["REFUND", "DEPOSIT_RETURNED"] satisfies ReadonlyArray<MoneyKind>

/** An entry's amount as it is read in a list: negative where money goes back to the hirer, and where an entry is undone. */
export const amountRead = ({ kind, amount, counters }: { readonly kind: string } & Omit<MoneyMove, "kind">) =>
  amount * (goesBack.includes(kind) ? -1 : 1) * (typeof counters === "number" ? -1 : 1)

/** What an entry is called in a list. */
export const moneyWords = ({ kind, counters }: { readonly kind: string } & Pick<MoneyMove, "counters">) => {
  const words = isMoneyKind(kind) ? moneyKinds[kind] : kind
  return typeof counters === "number" ? `${words}: cancelled` : words
}

/** How money stands after one more entry. */
export const moneyAfter = ({ paid, depositHeld }: MoneyStanding, move: MoneyMove): MoneyStanding => ({
  paid: paid + paidBy(move),
  depositHeld: depositHeld + (signed(move) * effects[move.kind].depositHeld || 0)
})

/** How money stands after all entries, in whatever order they came. */
export const moneyStanding = (moves: ReadonlyArray<MoneyMove>): MoneyStanding =>
  moves.reduce(moneyAfter, nothing)

/** What was taken as deposits in all, in minor units; what was countered was not. */
export const depositTaken = (moves: ReadonlyArray<MoneyMove>): number =>
  moves.reduce((sum, move) => sum + (move.kind === "DEPOSIT_TAKEN" ? signed(move) : 0), 0)

/** Whether a booking asks its hirer for anything: not once it is cancelled. */
export const asksForMoney = (status: string): boolean => status !== "CANCELLED"

/** What a booking asks its hirer to pay of what it costs. */
export const askedOf = (total: number, status: string): number => (asksForMoney(status) ? total : 0)

/** What is left to pay of a total, in minor units and as it can be paid in its currency; negative where too much was. */
export const leftToPay = (total: number, { paid }: MoneyStanding, currency: string): number =>
  payable(total, currency) - paid || 0

/** Why an entry cannot be made; undefined where it can. */
export const moneyObstacle = (standing: MoneyStanding, move: MoneyMove): string | undefined => {
  const { paid, depositHeld } = moneyAfter(standing, move)
  if (paid >= 0 && depositHeld >= 0) return undefined
  return typeof move.counters === "number" ? standsOn[move.kind] : exceeds[move.kind]
}

const exceeds: Readonly<Partial<Record<MoneyKind, string>>> = {
  REFUND: "A refund cannot be more than what was paid",
  DEPOSIT_RETURNED: "No more can be returned than is held",
  DEPOSIT_WITHHELD: "No more can be withheld than is held"
}

const refunded = "Some of it was refunded. Cancel the refund first."

const standsOn: Readonly<Partial<Record<MoneyKind, string>>> = {
  PAYMENT: refunded,
  DEPOSIT_WITHHELD: refunded,
  DEPOSIT_TAKEN: "Some of it was returned or withheld. Cancel that first."
}
