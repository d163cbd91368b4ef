import { isBlank } from "../contract/isBlank.ts"
import type { Problem } from "../failure/Problem.ts"
import { isSigned, type SignatureForm } from "../form/kinds/signature.ts"
import { type ConditionForm, kilometresIn } from "./ConditionForm.ts"
import type { ConditionContent, Damage } from "./ConditionReport.ts"
import {
  type Accessory,
  accessoryWords,
  conditionLimits,
  damageKindWords,
  type Party,
  parties
} from "./conditionChoices.ts"
import { missedDamages, newDamages } from "./newDamages.ts"

/** A question of a report: an accessory's, a damage's and a party's are named after it. */
export type ReportField =
  | "odometer"
  | "fuel"
  | "outside"
  | "inside"
  | `accessory-${Accessory}`
  | "damages"
  | `damage-${string}`
  | "remarks"
  | `${Party}-name`
  | `${Party}-signature`

/** What is wrong with one answer of a report. */
export type ReportProblem = Problem<ReportField>

/**
 * Everything that keeps a report from being sent, in the order of its questions. `expected` are the accessories that
 * are asked for, `earlier` is the report at pick-up where this one is made at return: what was found then is there still.
 * `later` is the report at return where that one came before this one, of the pick-up.
 */
export const reportProblems = (
  form: ConditionForm,
  expected: ReadonlyArray<Accessory>,
  earlier?: Pick<ConditionContent, "odometer" | "damages"> | undefined,
  later?: Pick<ConditionContent, "odometer"> | undefined
): ReadonlyArray<ReportProblem> => [
  ...odometerProblems(form.odometer, earlier?.odometer, later?.odometer),
  ...(form.fuel === null ? [{ field: "fuel" as const, text: "Choose how full the tank or battery is" }] : []),
  ...(form.outside === null ? [{ field: "outside" as const, text: "Choose how clean the outside is" }] : []),
  ...(form.inside === null ? [{ field: "inside" as const, text: "Choose how clean the inside is" }] : []),
  ...expected.flatMap((accessory) =>
    form.accessories[accessory] === undefined
      ? [
          {
            field: `accessory-${accessory}` as const,
            text: `${accessoryWords[accessory]}: choose whether it is there`
          }
        ]
      : []
  ),
  ...(missedDamages(earlier, form).length > 0
    ? [{ field: "damages" as const, text: "Damage noted at pick-up belongs in the report at return" }]
    : []),
  ...(earlier
    ? amountProblems(newDamages(earlier, form), "A report at return adds")
    : amountProblems(form.damages, "A report holds")),
  ...damageProblems(form.damages),
  ...(form.remarks.length > conditionLimits.remarks
    ? [{ field: "remarks" as const, text: `Remarks must be ${conditionLimits.remarks} characters or fewer` }]
    : []),
  ...parties.flatMap((party) => signatureProblems(party, form.signatures[party]))
]

const odometerProblems = (
  typed: string,
  atPickUp: number | undefined,
  atReturn: number | undefined
): ReadonlyArray<ReportProblem> => {
  const problem = (text: string) => [{ field: "odometer" as const, text }]
  if (typed.trim() === "") return problem("Enter what the odometer shows")
  const odometer = kilometresIn(typed)
  if (odometer === undefined) return problem("The odometer must be a number of kilometres, such as 48210")
  if (odometer > conditionLimits.odometer)
    return problem(`The odometer must be ${grouped(conditionLimits.odometer)} km or less`)
  if (atPickUp !== undefined && odometer < atPickUp)
    return problem(`The odometer must be ${grouped(atPickUp)} km or more, which it showed at pick-up`)
  return atReturn !== undefined && odometer > atReturn
    ? problem(`The odometer must be ${grouped(atReturn)} km or less, which it showed at return`)
    : []
}

const grouped = (number: number) => number.toLocaleString("en-GB")

const amountProblems = (damages: ReadonlyArray<Damage>, holds: string): ReadonlyArray<ReportProblem> => {
  const { damages: most, photos } = conditionLimits
  const taken = damages.reduce((sum, { photoIds }) => sum + photoIds.length, 0)
  return [
    ...(damages.length > most
      ? [{ field: "damages" as const, text: `${holds} ${most} damages or fewer` }]
      : []),
    ...(taken > photos ? [{ field: "damages" as const, text: `${holds} ${photos} photos or fewer` }] : [])
  ]
}

const damageProblems = (damages: ReadonlyArray<Damage>): ReadonlyArray<ReportProblem> => {
  const { photosOfDamage, note } = conditionLimits
  return damages.flatMap(({ id, kind, note: text, photoIds }, index) => {
    const field = `damage-${id}` as const
    const name = `Damage ${index + 1} (${damageKindWords[kind]})`
    return [
      ...(kind === "OTHER" && isBlank(text) ? [{ field, text: `${name}: describe it in a note` }] : []),
      ...(text.length > note
        ? [{ field, text: `${name}: the note must be ${note} characters or fewer` }]
        : []),
      ...(photoIds.length > photosOfDamage
        ? [{ field, text: `${name}: keep ${photosOfDamage} photos or fewer` }]
        : [])
    ]
  })
}

const whose: Readonly<Record<Party, string>> = { hirer: "hirer", agency: "person from the agency" }

const signatureProblems = (party: Party, signature: SignatureForm): ReadonlyArray<ReportProblem> => {
  if (isBlank(signature.name))
    return [{ field: `${party}-name`, text: `Enter the name of the ${whose[party]} who signs` }]
  if (signature.name.length > conditionLimits.name)
    return [{ field: `${party}-name`, text: `The name must be ${conditionLimits.name} characters or fewer` }]
  return isSigned(signature)
    ? []
    : [{ field: `${party}-signature`, text: `The ${whose[party]} has not signed yet` }]
}
