import { isBlank } from "../contract/isBlank.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { date } from "../form/kinds/date.ts"
import { money } from "../form/kinds/money.ts"
import { text } from "../form/kinds/text.ts"
import { unseen } from "../form/kinds/unseen.ts"
import { amountIn } from "../money/amountIn.ts"
import { addDays } from "../time/calendar.ts"
import { reasonMaximum } from "./bookingChange.ts"
import { paymentMethods } from "./bookingCodes.ts"
import { isMoneyKind, type MoneyStanding, moneyKinds, moneyObstacle } from "./moneyStanding.ts"

/** How money can change hands at a desk, with the words for it. */
export const moneyMethods = { ...paymentMethods, OTHER: "Other" } as const
export type MoneyMethod = keyof typeof moneyMethods

/** The most days before a booking was made on which money of it may have moved. */
export const earliestMoney = 365

/** What the rules of an entry look at beside its answers; what is not known yet is not looked at. */
export interface MoneyFacts {
  readonly standing?: MoneyStanding
  /** The day on which the booking was made, in the agency's time zone. */
  readonly bookedOn?: string
}

const isText = (kept: unknown): kept is string => typeof kept === "string"

/** What is asked of money that has changed hands. */
export const moneyForm = form(
  {
    /** What happened; it follows from how the form was opened. */
    kind: choice({
      label: "Kind",
      of: moneyKinds,
      required: "Say what happened to the money",
      harmless: true
    }),
    /** How much, in major units; more than 0, in the currency of the booking. */
    amount: money({ label: "Amount", required: "Enter the amount" }),
    /** How it changed hands. */
    method: choice({
      label: "Method",
      of: moneyMethods,
      preset: "CARD",
      required: "Choose how it was paid",
      harmless: true
    }),
    /** The day on which it changed hands. */
    date: date({ label: "Date", required: "Enter the date", latest: 0, harmless: true }),
    /** By what it is known elsewhere, such as the number of a receipt, 100 characters at most. */
    reference: text({ label: "Reference", hint: "Such as the number of a receipt", max: 100 }),
    /** What a deposit is withheld for, 500 characters at most. */
    withheldFor: text({
      label: "Withheld for",
      max: reasonMaximum,
      height: 2,
      wide: true,
      required: "Enter what the deposit is withheld for"
    }),
    /** What else there is to say, 500 characters at most. */
    note: text({ label: "Note", max: reasonMaximum, height: 2, wide: true }),
    /** The amount that stood there at first, if any; it is not sent. */
    suggested: unseen({ label: "Suggested amount", shape: "string", is: isText })
  },
  {
    facts: {} as MoneyFacts,
    asked: {
      method: ({ kind }) => kind !== "DEPOSIT_WITHHELD",
      withheldFor: ({ kind }) => kind === "DEPOSIT_WITHHELD",
      note: ({ kind }) => kind !== "DEPOSIT_WITHHELD"
    },
    rules: {
      amount: ({ kind, amount }, { standing }) =>
        standing && isMoneyKind(kind)
          ? moneyObstacle(standing, { kind, amount: amountIn(amount) ?? 0 })
          : undefined,
      date: ({ date: day }, { bookedOn }) =>
        bookedOn !== undefined && day < addDays(bookedOn, -earliestMoney)
          ? "Date must be no more than a year before the booking was made"
          : undefined
    }
  }
)

/** The answers about an entry as they are typed. */
export type MoneyAnswers = AnswersOf<typeof moneyForm>

/** Answers of which nothing was typed or chosen yet: what stood there at first is no answer. */
export const untouchedMoney = (answers: MoneyAnswers): MoneyAnswers => ({
  ...answers,
  suggested: null,
  amount: answers.amount === answers.suggested ? "" : answers.amount
})

/** What is sent of a form without problems. */
export const moneyEntryOf = (answers: MoneyAnswers) => {
  const { suggested: _, ...entry } = moneyForm.write(answers)
  return entry
}

/** What is wrong with the reason for which an entry is cancelled. */
export const counterReasonProblem = (reason: string): string | undefined => {
  if (isBlank(reason)) return "Enter the reason for cancelling the entry"
  return reason.trim().length > reasonMaximum
    ? `The reason must be ${reasonMaximum} characters or fewer`
    : undefined
}
