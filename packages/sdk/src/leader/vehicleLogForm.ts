import { damageKinds, damageKindWords, views, viewWords } from "../condition/conditionChoices.ts"
import { isBlank } from "../contract/isBlank.ts"
import { form, formInSections } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { group } from "../form/kinds/group.ts"
import { photos } from "../form/kinds/photos.ts"
import { rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import { unseen } from "../form/kinds/unseen.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import { isOutline } from "../vehicle/outlineOf.ts"
import { type checkForm, checkFormFor, overruledCheckForm, resultsFor } from "./checkForm.ts"
import { checksByName, type VehicleCheck, type VehicleCheckName, vehicleChecks } from "./vehicleChecks.ts"

/** A check that an agency asks for beside those of everybody; what it names so has to do with roadworthiness. */
export interface AgencyCheck {
  readonly id: string
  readonly label: string
  readonly gravity: string
}

/** What the log of a vehicle has to fit. */
export interface VehicleLogFacts {
  /** The vehicle of the job. */
  readonly vehicleId?: number | undefined
  /** What the agency asks for besides. */
  readonly agencyChecks?: ReadonlyArray<AgencyCheck> | undefined
}

/** The greatest mileage that is believed. */
export const mileageMaximum = 2_000_000

const check = ({ label, gravity }: VehicleCheck) =>
  group({ label, each: checkFormFor(gravity) as typeof checkForm })

type CheckQuestion = ReturnType<typeof check>

const checkQuestions = <Name extends string>(checks: Readonly<Record<Name, VehicleCheck>>) =>
  Object.fromEntries(
    Object.entries<VehicleCheck>(checks).map(([name, one]) => [name, check(one)])
  ) as Readonly<Record<Name, CheckQuestion>>

const isShare = (kept: unknown): kept is number => typeof kept === "number" && kept >= 0 && kept <= 1
const isWhole = (kept: unknown): kept is number => Number.isInteger(kept)
const wordsOf = <Code extends string>(codes: ReadonlyArray<Code>, words: Readonly<Record<Code, string>>) =>
  Object.fromEntries(codes.map((code) => [code, words[code]])) as Record<Code, string>

const damageForm = form(
  {
    /** The drawing on which it is marked: the side from which the vehicle is seen. */
    view: choice({
      label: "Side",
      of: wordsOf(views, viewWords),
      required: "Choose the side",
      harmless: true
    }),
    /** Where on the drawing, from its left: 0 to 1. */
    x: unseen({ label: "From the left", shape: "number", is: isShare }),
    /** Where on the drawing, from its top: 0 to 1. */
    y: unseen({ label: "From the top", shape: "number", is: isShare }),
    /** What kind of damage it is. */
    kind: choice({
      label: "What it is",
      of: wordsOf(damageKinds, damageKindWords),
      required: "Choose what kind of damage it is",
      harmless: true
    }),
    /** What else is to be said of it. */
    note: text({
      label: "Note",
      hint: "Wanted where none of the kinds fits",
      conditional: true,
      max: 300,
      height: 2,
      wide: true
    }),
    /** Its photos, each by the UUID that its sender made. */
    photoIds: photos({ label: "Photos", max: 4 })
  },
  {
    rules: {
      note: ({ kind, note }) =>
        kind === "OTHER" && isBlank(note)
          ? { text: "Describe the damage in a note", kind: "missing" }
          : undefined
    }
  }
)

const { outside, wheels, underBonnet, driving, inside } = vehicleChecks

const mileage = {
  /** The number of the vehicle that was looked at. */
  vehicleId: unseen({ label: "Vehicle", shape: "integer", is: isWhole }),
  /** What the odometer shows before the journey, in miles. */
  startMileage: wholeNumber({
    label: "Mileage at the start",
    hint: "In miles, as the odometer shows it",
    conditional: true,
    min: 0,
    max: mileageMaximum,
    harmless: true
  })
} as const

const rest = {
  /** What the agency asks for besides, each under its identifier. */
  agencyChecks: rows({
    label: "Checks of your agency",
    one: "Check",
    each: overruledCheckForm,
    max: 40
  }),
  /** Damage, marked on the outline of the vehicle. */
  damages: rows({ label: "Damage", one: "Damage", each: damageForm, max: 40 }),
  /** The drawing on which it is marked; that of a saloon, where it is not told. */
  outline: unseen({ label: "Outline", shape: "string", is: isOutline }),
  /** The same in words. */
  damageReport: text({ label: "Damage in words", max: 1_000, height: 3, wide: true }),
  /** What else is to be said of the vehicle. */
  notes: text({ label: "Notes", max: 1_000, height: 3, wide: true }),
  /** What the agency should hear of the vehicle. */
  feedback: text({ label: "Feedback about the vehicle", max: 1_000, height: 3, wide: true })
} as const

const missing = (text: string, at: string) => ({ text, at, kind: "missing" })

const needsResult = (label: string, check = "") =>
  `${label}: choose ${resultsFor(check).length === 2 ? "pass or fail" : "pass, fail or not applicable"}`

const declared = formInSections(
  {
    mileage: { title: "The vehicle", questions: mileage },
    outside: { title: outside.title, questions: checkQuestions(outside.checks) },
    wheels: { title: wheels.title, questions: checkQuestions(wheels.checks) },
    underBonnet: { title: underBonnet.title, questions: checkQuestions(underBonnet.checks) },
    driving: { title: driving.title, questions: checkQuestions(driving.checks) },
    inside: { title: inside.title, questions: checkQuestions(inside.checks) },
    rest: { title: "Damage and notes", questions: rest }
  },
  {
    facts: {} as VehicleLogFacts,
    rules: {
      startMileage: ({ startMileage, vehicleId }, { vehicleId: goes }) =>
        isBlank(startMileage) && !isExchanged(vehicleId, goes)
          ? { text: "Enter the mileage at the start", kind: "missing" }
          : undefined,
      ...checked(outside.checks),
      ...checked(wheels.checks),
      ...checked(underBonnet.checks),
      ...checked(driving.checks),
      ...checked(inside.checks),
      agencyChecks: ({ agencyChecks, vehicleId }, { agencyChecks: asked = [], vehicleId: goes }) => {
        if (isExchanged(vehicleId, goes)) return undefined
        const open = asked.find(
          ({ id }) => (agencyChecks.find(({ rowId }) => rowId === id)?.result ?? "") === ""
        )
        return open && missing(needsResult(open.label), `${open.id}/result`)
      }
    }
  }
)

/**
 * The log of a vehicle before the crew leaves (specification 002 §3). A check that fails says what is wrong; whether the crew
 * may leave is another rule, `settingOff`. What is wrong with a check says which one it is, as there are many.
 */
export const vehicleLogForm: typeof declared = {
  ...declared,
  problems: (answers, facts) =>
    declared.problems(answers, facts).map((problem) => {
      const label = checkAt(problem.field, facts)
      const { text } = problem
      return label === undefined || text.startsWith(label)
        ? problem
        : { ...problem, text: `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` }
    })
}

/** What the check is called at whose answers something is wrong. */
function checkAt(field: string, { agencyChecks = [] }: VehicleLogFacts): string | undefined {
  const [name = "", rowId] = field.split("/")
  if (name === "agencyChecks") return agencyChecks.find(({ id }) => id === rowId)?.label
  return Object.hasOwn(checksByName, name) ? checksByName[name as VehicleCheckName].label : undefined
}

/**
 * Whether a log is of a vehicle from which the journey's was exchanged: it says what was found until then, and nothing is wanted of it
 * that was not looked at.
 */
export function isExchanged(lookedAt: number | null | undefined, goes: number | null | undefined): boolean {
  return typeof lookedAt === "number" && typeof goes === "number" && lookedAt !== goes
}

/** Each check wants a result, and one that there is for it. */
function checked<Name extends VehicleCheckName>(checks: Readonly<Record<Name, VehicleCheck>>) {
  return Object.fromEntries(
    Object.entries<VehicleCheck>(checks).map(([name, { label }]) => [
      name,
      (answers: Readonly<Record<string, unknown>>, { vehicleId }: VehicleLogFacts) =>
        isExchanged(answers.vehicleId as number | null, vehicleId)
          ? undefined
          : resultProblem((answers[name] as CheckQuestion["empty"]).result, name, label)
    ])
  ) as unknown as Readonly<
    Record<Name, (answers: object, facts: VehicleLogFacts) => ReturnType<typeof resultProblem>>
  >
}

const resultProblem = (result: string, check: string, label: string) => {
  if (result === "") return missing(needsResult(label, check), "result")
  return resultsFor(check).some((one) => one === result)
    ? undefined
    : { text: `${needsResult(label, check)}. Every vehicle has to have this`, at: "result" }
}
