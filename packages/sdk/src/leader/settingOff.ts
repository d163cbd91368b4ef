import { isBlank } from "../contract/isBlank.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { type CheckGravity, checksByName, type VehicleCheckName } from "./vehicleChecks.ts"
import type { AgencyCheck, vehicleLogForm } from "./vehicleLogForm.ts"

type Answers = AnswersOf<typeof vehicleLogForm>

/** Something about a vehicle that fails. */
export interface Defect {
  /** The name of the check, or the identifier of the agency's. */
  readonly check: string
  readonly label: string
  readonly gravity: CheckGravity
  readonly note: string
  readonly photoIds: ReadonlyArray<string>
  /** How it was mended, and by whom; empty until it is. */
  readonly mended: string
  /** Who was telephoned about it, and what they said; empty where nobody was. */
  readonly telephoned: string
}

const gravityOf = (code: string): CheckGravity =>
  code === "MINOR" || code === "ROADWORTHINESS" ? code : "CRITICAL"

/** What fails in a vehicle's log, the gravest first. A check of an agency that is not known any more is critical. */
export const defectsIn = (
  answers: Answers,
  agencyChecks: ReadonlyArray<AgencyCheck> = []
): ReadonlyArray<Defect> => {
  const own = (Object.keys(checksByName) as ReadonlyArray<VehicleCheckName>).map((check) => ({
    check: check as string,
    ...checksByName[check],
    ...answers[check]
  }))
  const others = answers.agencyChecks.map(({ rowId, ...answer }) => {
    const known = agencyChecks.find(({ id }) => id === rowId)
    return {
      check: rowId,
      label: known?.label ?? "A check of the agency",
      gravity: gravityOf(known?.gravity ?? ""),
      ...answer
    }
  })
  const failed = [...own, ...others].filter(({ result }) => result === "FAIL")
  return (["ROADWORTHINESS", "CRITICAL", "MINOR"] as const).flatMap((gravity) =>
    failed
      .filter((one) => one.gravity === gravity)
      .map(({ check, label, note, photoIds, mended, telephoned }) => ({
        ...{ check, label, gravity, note, photoIds, mended, telephoned }
      }))
  )
}

/** What else can be done about something critical, by who reads of it. */
const otherwise = {
  leader: "ask your agency and note what they said",
  agency: "overrule it and say why"
} as const

/** Why a crew must not leave with its vehicle, in words for its leader or its agency, each with the check of which it speaks. */
export const whyNotLeaving = (
  defects: ReadonlyArray<Defect>,
  overruled: ReadonlyArray<string> = [],
  reader: keyof typeof otherwise = "leader"
): ReadonlyArray<{ readonly check: string; readonly text: string }> =>
  defects.flatMap(({ check, label, gravity, mended, telephoned }) => {
    if (!isBlank(mended) || gravity === "MINOR") return []
    if (gravity === "ROADWORTHINESS")
      return [{ check, text: `${label}: have it mended, or take another vehicle. Nobody can overrule this` }]
    if (overruled.includes(check) || !isBlank(telephoned)) return []
    return [{ check, text: `${label}: have it mended, or ${otherwise[reader]}` }]
  })

/** Whether a vehicle that has this defect is out of service until it is mended. */
export const takesOutOfService = ({ gravity, mended }: Pick<Defect, "gravity" | "mended">): boolean =>
  gravity === "ROADWORTHINESS" && isBlank(mended)
