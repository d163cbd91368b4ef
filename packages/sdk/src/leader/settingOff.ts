import { isBlank } from "../contract/isBlank.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { nameOfCode } from "../vehicle/vehicleCodes.ts"
import { checkForm } from "./checkForm.ts"
import { type CheckGravity, checkGravities, checksByName, type VehicleCheckName } from "./vehicleChecks.ts"
import type { AgencyCheck, vehicleLogForm } from "./vehicleLogForm.ts"

const { note, mended } = checkForm.questions

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

/** What the checks of an agency are called in a record: as they were when it was received, where that was kept, or else as today. */
export const checksNamed = (
  asReceived: ReadonlyArray<AgencyCheck> | null | undefined,
  today: ReadonlyArray<AgencyCheck>
): ReadonlyArray<AgencyCheck> => [...(asReceived ?? []), ...today]

const unknownCheck = "A check of the agency"

/** What a check of an agency is called, and how grave it is where it fails, as far as that is known. */
export const agencyCheckSaid = (check: AgencyCheck | undefined): string =>
  check ? `${check.label} (${nameOfCode(checkGravities, check.gravity).toLowerCase()})` : unknownCheck

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
      label: known?.label ?? unknownCheck,
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

/** A defect of a vehicle that is not mended, whoever found it. */
export interface LeftOpen {
  readonly check: string
  readonly label: string
  readonly gravity: string
  /** The reference of the journey on which it was found. */
  readonly refPrefix?: string | undefined
  /** Whether whoever led that before found it. */
  readonly isFoundBefore?: boolean | undefined
  /** Whether another journey has found the same. */
  readonly isFoundElsewhere?: boolean | undefined
}

/** What was said of a defect when it was overruled. */
export interface OverruledFor {
  readonly note?: string | undefined
  readonly photoIds: ReadonlyArray<string>
}

/** What is known of a vehicle beside its log. */
export interface KnownOfVehicle {
  /** The checks that the agency overrules for this journey. */
  readonly overruled?: ReadonlyArray<string>
  /** Those of which somebody has said since the log was received that they were mended. */
  readonly mended?: ReadonlyArray<string>
  /** What is open of the vehicle, and stays so whatever the log says of its mending. */
  readonly open?: ReadonlyArray<LeftOpen>
}

/** Why a crew must not leave. */
export interface ReasonToStay {
  readonly check: string
  readonly label: string
  readonly text: string
  /** Whether the log does not say so itself, as another journey has found it. */
  readonly isLeftOpen: boolean
}

/** What else can be done about something critical, by who reads of it. */
const otherwise = {
  leader: "ask your agency and note what they said",
  agency: "overrule it and say why"
} as const

/** How that is said to be mended which another journey has left open. */
const mending = {
  leader: "Have it mended and note how, under Fail",
  agency: "Have it mended"
} as const

/**
 * Why a crew must not leave with its vehicle, in words for its leader or its agency: what fails in its log, and what keeps the vehicle
 * out of service since an earlier journey, whatever this log passes.
 */
export const whyNotLeaving = (
  defects: ReadonlyArray<Defect>,
  { overruled = [], mended = [], open = [] }: KnownOfVehicle = {},
  reader: keyof typeof otherwise = "leader"
): ReadonlyArray<ReasonToStay> => {
  const isOpen = (check: string) => open.some((one) => one.check === check)
  const isUnfit = (check: string) =>
    open.some((one) => one.check === check && one.gravity === "ROADWORTHINESS")
  const isMended = ({ check, mended: how }: Defect) =>
    !isBlank(how) || (mended.includes(check) && !isOpen(check))
  const found = defects.flatMap((defect) => {
    const { check, label, gravity, telephoned } = defect
    if (isMended(defect) || gravity === "MINOR") return []
    const reason = (text: string) => [{ check, label, text: `${label}: ${text}`, isLeftOpen: false }]
    // It was as grave when it was found, whatever its agency calls the check by now.
    if (gravity === "ROADWORTHINESS" || isUnfit(check))
      return reason("have it mended, or take another vehicle. Nobody can overrule this")
    if (overruled.includes(check) || !isBlank(telephoned)) return []
    return reason(`have it mended, or ${otherwise[reader]}`)
  })
  const isSaid = (check: string) => found.some((one) => one.check === check)
  const left = open.filter(({ check, gravity }) => gravity === "ROADWORTHINESS" && !isSaid(check))
  return [
    ...found,
    ...left.map(({ check, label, refPrefix = "before", isFoundBefore }) => ({
      check,
      label,
      text: `${label}: ${isFoundBefore ? `found by whoever led the journey ${refPrefix} before` : `open since the journey ${refPrefix}`}. ${mending[reader]}, or take another vehicle. Nobody can overrule this`,
      isLeftOpen: true
    }))
  ]
}

/** What a log says of a check; undefined where it does not ask for that. */
const resultIn = (answers: Answers, check: string) =>
  Object.hasOwn(checksByName, check)
    ? answers[check as VehicleCheckName].result
    : answers.agencyChecks.find(({ rowId }) => rowId === check)?.result

/**
 * Whether a log closes an open defect by passing its check: what another journey found to be unfit for the road, or whoever led this one
 * before, is mended, and not only passed.
 */
export const isClosedByPass = (
  answers: Answers,
  {
    check,
    gravity,
    isFoundBefore = false,
    isFoundElsewhere = false
  }: Pick<LeftOpen, "check" | "gravity" | "isFoundBefore" | "isFoundElsewhere">,
  isFoundHere: boolean
): boolean =>
  resultIn(answers, check) === "PASS" &&
  (gravity !== "ROADWORTHINESS" || (isFoundHere && !isFoundBefore && !isFoundElsewhere))

/**
 * Whether a log says how something was mended, and not in the words of the version before: what another journey has found since that
 * one is not mended by saying the same once more.
 */
export const isMendedAnew = (
  check: string,
  defects: ReadonlyArray<Defect>,
  before: ReadonlyArray<Defect>
): boolean => {
  const howIn = (all: ReadonlyArray<Defect>) =>
    mended.write(all.find((defect) => defect.check === check)?.mended ?? "") ?? ""
  return !isBlank(howIn(defects)) && howIn(defects) !== howIn(before)
}

/**
 * Whether two versions of a log say the same of what fails, so that the later one has found nothing new: as it is sent, whichever of
 * them is still as it was typed.
 */
const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.check === other.check &&
  note.write(one.note) === note.write(other.note) &&
  JSON.stringify(one.photoIds) === JSON.stringify(other.photoIds)

type Finding = Pick<Defect, "check" | "note" | "photoIds">

/**
 * Whether the later of two versions of a log leaves that mended of which somebody else has said so: it has found nothing new, and
 * takes back no word of the earlier one that it was mended.
 */
export const isStillMended = (later: Defect, earlier: Defect): boolean =>
  isSameFinding(later, earlier) && isBlank(earlier.mended)

/** What is said of a defect that is open. */
export interface SaidOfDefect {
  readonly gravity: CheckGravity
  readonly note: string | null
  readonly photoIds: ReadonlyArray<string>
}

/** What is said anew of a defect that is open: it gets no less grave by that. */
export const saidAnew = <Said extends SaidOfDefect>(
  known: Pick<SaidOfDefect, "gravity">,
  said: Said
): Said => (known.gravity === "ROADWORTHINESS" ? { ...said, gravity: known.gravity } : said)

/** The same beside what somebody else has said of it, each word and photo once. */
export const saidBeside = <Said extends SaidOfDefect>(known: SaidOfDefect, said: Said): Said => {
  const isNew = said.note !== null && !known.note?.includes(said.note)
  const note = isNew && known.note !== null ? `${known.note} · ${said.note}` : (known.note ?? said.note)
  const photoIds = [...new Set([...known.photoIds, ...said.photoIds])]
  return { ...saidAnew(known, said), note, photoIds }
}

/**
 * What a former leader's check finds unfit for the road, and is to be mended: but what they said in their check before that one, and
 * somebody has mended since.
 */
export const foundAside = (
  defects: ReadonlyArray<Defect>,
  before: ReadonlyArray<Defect>,
  mended: ReadonlyArray<string>
): ReadonlyArray<Defect> =>
  defects.filter(
    (defect) =>
      defect.gravity === "ROADWORTHINESS" &&
      isBlank(defect.mended) &&
      !(mended.includes(defect.check) && before.some((earlier) => isStillMended(defect, earlier)))
  )

/** Whether the agency has overruled this very finding, and not what was said of the check before. */
export const isOverruled = (found: Finding, overruled: OverruledFor | undefined): boolean =>
  overruled !== undefined && isSameFinding(found, { ...found, ...overruled, note: overruled.note ?? "" })

/** The checks that fail, and whose open defects the agency has overruled for what is found. */
export const overruledIn = (
  found: ReadonlyArray<Defect>,
  open: ReadonlyArray<{ readonly check: string; readonly overruledFor?: OverruledFor | undefined }>
): ReadonlyArray<string> =>
  found.flatMap((defect) =>
    open.some(({ check, overruledFor }) => check === defect.check && isOverruled(defect, overruledFor))
      ? [defect.check]
      : []
  )
