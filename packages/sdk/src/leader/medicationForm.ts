import { isBlank } from "../contract/isBlank.ts"
import { form } from "../form/form.ts"
import { lines } from "../form/kinds/lines.ts"
import { signature } from "../form/kinds/signature.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import { filledLines, handoverDifference, handoverLimits, handoverQuestions } from "./handover.ts"
import { differenceNeeded, type HandoverFacts, signsOrSaysWhy } from "./propertyForm.ts"

const giverSigns = signsOrSaysWhy("whoever gives it")
const receiverSigns = signsOrSaysWhy("whoever receives it")
const witnessSigns = signsOrSaysWhy("a witness")

const hasSome = ({ medicationList }: { readonly medicationList: ReadonlyArray<string> }) =>
  filledLines(medicationList).length > 0

/**
 * Medication as it is handed over, by the ward to the crew and by the crew to whoever takes the patient: 15 lines of 255 characters
 * (specification 002 §3 and §5). Whoever sees it signs too.
 */
export const medicationForm = form(
  {
    /** What there is and how much of it, a line each; 15 lines, of which any may be empty. */
    medicationList: lines({
      label: "Medication",
      one: "Medicine",
      count: handoverLimits.lines,
      max: handoverLimits.line
    }),
    /** That there is none. */
    noMedication: tick({ label: "No medication is handed over" }),
    /** Why this is not what was taken over. */
    difference: text({
      label: "Why this differs from what was taken over",
      conditional: true,
      max: 1_000,
      height: 3,
      wide: true
    }),
    ...handoverQuestions,
    /** Who saw it. */
    witness: signature({ label: "Witness" })
  },
  {
    facts: {} as HandoverFacts,
    asked: {
      noMedication: (answers) => !hasSome(answers),
      // What is gone wants a witness as well as what is there.
      witness: (answers) => hasSome(answers) || !isBlank(answers.difference)
    },
    rules: {
      noMedication: ({ noMedication }) =>
        noMedication
          ? undefined
          : { text: "Enter what there is, or say that there is none", kind: "missing" },
      difference: ({ medicationList, difference }, { taken }) => {
        if (!taken || !isBlank(difference)) return undefined
        const { missing, added } = handoverDifference(taken.list, medicationList)
        return missing.length + added.length > 0 ? differenceNeeded : undefined
      },
      giver: ({ giver, unsignedBecause }) => giverSigns(giver, unsignedBecause),
      receiver: ({ receiver, unsignedBecause }) => receiverSigns(receiver, unsignedBecause),
      witness: ({ witness, unsignedBecause }) => witnessSigns(witness, unsignedBecause)
    }
  }
)
