import { reasonMaximum } from "../booking/bookingChange.ts"
import { isBookingFee, isRentalLine } from "../booking/invoiceWording.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { money } from "../form/kinds/money.ts"
import { rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import type { Circumstances } from "../form/Question.ts"
import { amountIn } from "../money/amountIn.ts"
import { chargeKindOf, chargeKinds, givesBack } from "./chargeKinds.ts"

/** What becomes of a proposed line. */
const chargeDecisions = { TAKE: "Take", DROP: "Leave out" } as const

/** What the rules of charges look at beside their answers; what is not known yet is not looked at. */
export interface ChargeFacts extends Circumstances {
  /** The keys of all that is proposed. */
  readonly proposed?: ReadonlyArray<string> | undefined
  /** What the hire costs without charges, before tax, in minor units: no more can be given back. */
  readonly hireCosts?: number | undefined
}

const noAmount = { text: "Enter the amount, or leave the line out", kind: "missing" } as const

const chargeForm = form(
  {
    /** Whether the line is on the invoice; absent while nobody has decided. A line of the agency's own is always taken. */
    decision: choice({
      label: "On the invoice",
      of: chargeDecisions,
      as: "radios",
      preset: "TAKE",
      required: "Choose whether to take this line or to leave it out",
      harmless: true
    }),
    /** What the invoice says, 400 characters at most. */
    description: text({
      label: "Words on the invoice",
      max: 400,
      required: "Enter what is charged",
      check: (description) =>
        isRentalLine({ description }) || isBookingFee({ description })
          ? "Say it in other words: invoices call the days and the fee of a hire so"
          : undefined
    }),
    /** What is charged before tax, in major units; of an early return, and of what is taken off, what is given back. More than 0. */
    amount: money({ label: "Amount", conditional: true, harmless: true }),
    /** Whether a line of the agency's own takes its amount off the invoice; of what is proposed it says nothing. */
    takesOff: tick({ label: "Take it off the invoice", harmless: true })
  },
  {
    facts: {} as ChargeFacts,
    asked: {
      description: ({ decision }) => decision !== "DROP",
      amount: ({ decision }) => decision !== "DROP"
    },
    rules: {
      amount: ({ decision, amount }) =>
        amountIn(amount) === undefined && decision === "TAKE" ? noAmount : undefined
    }
  }
)

/** What a line is called: of kinds of which there can be several by its own words, where it has any. */
const lineName = ({ rowId, description }: { readonly rowId: string; readonly description: string }) => {
  const kind = chargeKindOf(rowId)
  const own = ["DAMAGE", "ACCESSORY", "OTHER"].includes(kind) ? description.trim() : ""
  return own || chargeKinds[kind]
}

/** What is asked of the charges at a return: a decision on each proposal, and lines of the agency's own. */
export const returnChargesForm = form(
  {
    /** One for each proposal, which its key names, and one for each line of the agency's own; 80 at most. */
    lines: rows({ label: "Charges", one: "Line", each: chargeForm, max: 80, called: lineName }),
    /** Why it was decided so, 500 characters at most. */
    reason: text({
      label: "Reason",
      hint: "Everybody who may see the booking can read it.",
      max: reasonMaximum,
      height: 2,
      wide: true
    })
  },
  {
    facts: {} as ChargeFacts,
    rules: {
      lines: ({ lines }, { proposed = [], hireCosts }) => {
        if (!proposed.every((key) => lines.some(({ rowId }) => rowId === key)))
          return "Decide on every line that is proposed"
        const givingBack = lines.filter((line) => line.decision !== "DROP" && givesBack(line))
        const back = givingBack.reduce((sum, { amount }) => sum + (amountIn(amount) ?? 0), 0)
        return hireCosts !== undefined && back > hireCosts
          ? {
              at: `${givingBack.at(-1)?.rowId}/amount`,
              text: "No more can be given back than the hire costs"
            }
          : undefined
      }
    }
  }
)

/** The answers about charges as they are typed and chosen. */
export type ReturnChargesAnswers = AnswersOf<typeof returnChargesForm>
