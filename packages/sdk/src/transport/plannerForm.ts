import type { Problem } from "../failure/Problem.ts"
import type { Confirmation, FormOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { moment, momentIn } from "../form/kinds/moment.ts"
import { rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import type { Circumstances } from "../form/Question.ts"
import type { CrewHours, CrewMember } from "./crewHours.ts"
import { transportReasonMaximum } from "./transportStep.ts"
import { shiftHoursMaximum, type WorkedTime, workedTimeDoubts, workedTimeProblem } from "./workedTime.ts"

const harmless = true

const hoursForm = form({
  /** When the work began, in UTC. */
  start: moment({ label: "Start", harmless }),
  /** When it ended, in UTC. */
  end: moment({ label: "End", harmless }),
  /** Minutes of breaks; none where nothing is typed. */
  breakTime: wholeNumber({ label: "Break in minutes", min: 0, max: shiftHoursMaximum * 60, harmless }),
  /** Why an earlier entry is corrected. */
  reason: text({ label: "Why the entry is corrected", max: transportReasonMaximum, height: 2, wide: true })
})

const asked = form(
  {
    /** The hours of each of the crew. */
    times: rows({ label: "Hours", one: "Worker", each: hoursForm, max: 400 })
  },
  { facts: {} as CrewHours }
)

type Answers = typeof asked.empty

/** The hours of one of the crew as they are typed. */
export type TypedHours = Answers["times"][number]

/** What was typed as what was worked; undefined while something of it is missing. */
export const workedTimeOf = ({ start, end, breakTime }: Omit<TypedHours, "reason" | "rowId">) =>
  momentIn(start) && momentIn(end)
    ? ({ start, end, breakTime: Number(breakTime.replace(/[\s,]/g, "")) } satisfies WorkedTime)
    : undefined

const hourFields = ["start", "end", "breakTime", "reason"] as const

/** Those of the crew for whom something is typed that is not entered yet. */
export const enteredNow = (
  answers: Answers,
  { crew, times }: Pick<CrewHours, "crew" | "times">
): ReadonlyArray<TypedHours & Omit<CrewMember, "name" | "role">> => {
  const told = asked.read({ times }).times
  return answers.times.flatMap((row) => {
    const member = crew.find(({ rowId }) => rowId === row.rowId)
    const before = told.find(({ rowId }) => rowId === row.rowId)
    if (!member || (before && hourFields.every((field) => before[field] === row[field]))) return []
    const { bookingId, version, times: entries } = member
    return [{ ...row, bookingId, version, times: entries }]
  })
}

type Facts = CrewHours & Circumstances

const problemsOf = (answers: Answers, facts: Facts): ReadonlyArray<Problem> => {
  const entered = enteredNow(answers, facts)
  if (entered.length === 0) return [{ field: "times", text: "Enter or correct the hours of somebody first" }]
  return entered.flatMap((row) => {
    const at = (part: string) => `times/${row.rowId}/${part}`
    const worked = workedTimeOf(row)
    const wrong = worked && workedTimeProblem(worked, facts.now)
    const missing = [
      ...(row.start === ""
        ? [{ field: at("start"), text: "Enter when the work began", kind: "missing" }]
        : []),
      ...(row.end === "" ? [{ field: at("end"), text: "Enter when the work ended", kind: "missing" }] : [])
    ]
    const unexplained = row.times.length > 0 && row.reason.trim() === ""
    return [
      ...missing,
      ...(wrong ? [{ field: at(wrong.part), text: wrong.text }] : []),
      ...(unexplained
        ? [{ field: at("reason"), text: "Say why the earlier entry is corrected", kind: "missing" }]
        : [])
    ]
  })
}

const doubtsOf = (answers: Answers, facts: Facts): ReadonlyArray<Confirmation> =>
  enteredNow(answers, facts).flatMap((row) => {
    const worked = workedTimeOf(row)
    const name = facts.crew.find(({ rowId }) => rowId === row.rowId)?.name ?? ""
    return (worked ? workedTimeDoubts(worked, facts.planned) : []).map((doubt) => ({
      field: `times/${row.rowId}/${doubt.part}`,
      text: `${name}: ${doubt.text}`,
      answer: JSON.stringify(worked)
    }))
  })

/**
 * The hours that a crew has worked, one row for each who takes any: what is not changed is not looked at again. `confirms` asks
 * about what is odd and may be right all the same.
 */
export const plannerForm: FormOf<typeof asked.questions, CrewHours> = {
  ...asked,
  problems: (answers, facts) => {
    const typed = asked.problems(answers, facts)
    return typed.length > 0 ? typed : problemsOf(answers, facts)
  },
  confirms: true,
  unconfirmed: (answers, facts, passed) =>
    doubtsOf(answers, facts).filter(
      (doubt) =>
        !passed.some(
          ({ field, text, answer }) => field === doubt.field && text === doubt.text && answer === doubt.answer
        )
    )
}
