import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { rows } from "../form/kinds/rows.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import type { PartialWire } from "../form/Question.ts"

/** What a crew can be asked for as: the ids and names of the assignment codes (specification 002 §9). */
export const crewRoles = { "1": "Cleaner", "2": "Driver", "32": "Nurse" } as const

/** The assignment code of whoever drives: 002. */
export const driverCodeId = 2

const gender = choice({
  label: "Gender",
  of: { NO_PREFERENCE: "No preference", FEMALE: "Female", MALE: "Male" },
  preset: "NO_PREFERENCE",
  required: "Choose the gender, or no preference",
  harmless: true
})

/** One line of the crew that is asked for. */
const specForm = form({
  /** The assignment code, by its number in the lookups: 1, 2 or 32. */
  assignmentCode: mapped(
    choice({ label: "Role", of: crewRoles, required: "Choose the role", harmless: true }),
    {
      shape: "integer",
      read: (id: number) => String(id),
      write: (id) => Number(id)
    }
  ),
  /** Whether it has to be a woman or a man: no preference where it is left out. */
  gender: { ...gender, read: (told: string | null | undefined) => gender.read(told ?? "NO_PREFERENCE") },
  /** How many are needed. */
  numberOfStaff: wholeNumber({
    label: "Number of staff",
    min: 0,
    max: 20,
    preset: "0",
    required: "Enter how many are needed; 0 for none",
    harmless: true
  })
})

const neededCrew = rows({
  label: "Crew that is needed",
  one: "Crew",
  each: specForm,
  max: 20,
  namesRows: true,
  hint: "The agency adds whoever else is needed for a safe journey",
  harmless: true
})

type Spec = (typeof neededCrew.empty)[number]

const peopleWords: Readonly<Record<string, readonly [one: string, more: string]>> = {
  FEMALE: ["a woman", "women"],
  MALE: ["a man", "men"]
}

const peopleIn = ({ assignmentCode, gender, numberOfStaff }: Spec) => {
  const people = Number(numberOfStaff)
  const role = specForm.questions.assignmentCode.say(assignmentCode, "UTC").toLowerCase()
  const [one, more] = peopleWords[gender] ?? []
  const whom = people === 1 ? one : more
  return `${people} ${role}${people === 1 ? "" : "s"}${whom ? ` (${whom})` : ""}`
}

/** The crew in one line: `1 driver, 2 nurses (women)`; nothing where nobody is asked for. */
const specs: typeof neededCrew = {
  ...neededCrew,
  lines: (typed) => {
    const asked = typed.filter(({ numberOfStaff }) => Number(numberOfStaff) > 0)
    return [{ at: "", label: neededCrew.label, text: asked.map(peopleIn).join(", ") }]
  }
}

/** The three entries with which the list begins (specification 002 §9). */
const defaultSpecs: typeof specs.empty = Object.keys(crewRoles).map((assignmentCode) => ({
  ...specForm.empty,
  assignmentCode,
  rowId: `code-${assignmentCode}`
}))

/** A line of the crew as it is told: its role and number (specification 002 §5), and perhaps more. */
type ToldLine = PartialWire<typeof specForm.questions> & {
  /** Tells the line apart from others; where it is left out the line is named by its role. */
  readonly rowId?: string | null | undefined
}

/** Each line with a name of its own, by its role where it was told without one, so that it is the same line again later. */
const withNames = (lines: ReadonlyArray<ToldLine>) => {
  const names = new Set(lines.map(({ rowId }) => rowId))
  return lines.map(({ rowId, ...line }) => {
    if (typeof rowId === "string") return { ...line, rowId }
    const name = `code-${line.assignmentCode}`
    const count = [...lines.keys(), lines.length].find(
      (more) => !names.has(more === 0 ? name : `${name}-${more + 1}`)
    )
    const own = count ? `${name}-${count + 1}` : name
    names.add(own)
    return { ...line, rowId: own }
  })
}

/** Who is needed for a journey: the three roles with nobody where it is left out, nobody at all where it is null. */
export const crewQuestion = {
  ...specs,
  empty: defaultSpecs,
  read: (told: ReadonlyArray<ToldLine> | null | undefined) =>
    told === undefined ? defaultSpecs : specs.read(told && withNames(told))
}
