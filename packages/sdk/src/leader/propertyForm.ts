import { isBlank } from "../contract/isBlank.ts"
import { form } from "../form/form.ts"
import { lines } from "../form/kinds/lines.ts"
import { money } from "../form/kinds/money.ts"
import { isSigned, type SignatureForm } from "../form/kinds/signature.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import {
  cashDifference,
  filledLines,
  handoverDifference,
  handoverLimits,
  handoverQuestions,
  unsignedWords
} from "./handover.ts"

/** What was taken over at the pickup, where something is handed over at the destination. */
export interface HandoverFacts {
  readonly taken?:
    | { readonly list: ReadonlyArray<string>; readonly cash?: number | null | undefined }
    | undefined
}

const missing = (text: string) => ({ text, kind: "missing" })

/** A signature is there, or somebody says why it is not. */
export const signsOrSaysWhy = (who: string) => (given: SignatureForm, unsignedBecause: string) =>
  isSigned(given) || !isBlank(unsignedBecause) ? undefined : missing(unsignedWords(who))

const giverSigns = signsOrSaysWhy("whoever gives it")
const receiverSigns = signsOrSaysWhy("whoever receives it")

const cash = money({ label: "Cash", free: true, hint: "Counted together; 0 where there is none" })

/** An amount as it is typed; none where it cannot be read. */
const amountTyped = (typed: string): number | null => cash.write(typed) ?? null

/** Why what differs wants a word. */
export const differenceNeeded = missing("Say why this differs from what was taken over")

/**
 * A patient's property as it is handed over, by the ward to the crew and by the crew to whoever takes the patient: 15 lines of 255
 * characters and cash (specification 002 §3 and §5). What differs from what was taken over wants a word.
 */
export const propertyForm = form(
  {
    /** What there is, a line each; 15 lines, of which any may be empty. */
    propertyList: lines({
      label: "Property",
      one: "Item",
      count: handoverLimits.lines,
      max: handoverLimits.line
    }),
    /** That there is none, cash apart. */
    noProperty: tick({ label: "The patient has no property" }),
    /** Cash, in the brand's currency. */
    cashHandover: cash,
    /** Why this is not what was taken over. */
    difference: text({
      label: "Why this differs from what was taken over",
      conditional: true,
      max: 1_000,
      height: 3,
      wide: true
    }),
    ...handoverQuestions
  },
  {
    facts: {} as HandoverFacts,
    asked: { noProperty: ({ propertyList }) => filledLines(propertyList).length === 0 },
    rules: {
      noProperty: ({ noProperty }) =>
        noProperty ? undefined : missing("Enter what there is, or say that there is no property"),
      difference: ({ propertyList, cashHandover, difference }, { taken }) => {
        if (!taken || !isBlank(difference)) return undefined
        const { missing: gone, added } = handoverDifference(taken.list, propertyList)
        const differs =
          gone.length + added.length > 0 ||
          cashDifference(taken.cash, amountTyped(cashHandover)) !== undefined
        return differs ? differenceNeeded : undefined
      },
      giver: ({ giver, unsignedBecause }) => giverSigns(giver, unsignedBecause),
      receiver: ({ receiver, unsignedBecause }) => receiverSigns(receiver, unsignedBecause)
    }
  }
)
