import { form } from "../form/form.ts"
import { moment } from "../form/kinds/moment.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"

interface PlannedTimes {
  /** ISO 8601. */
  readonly start?: string | undefined
  /** ISO 8601. */
  readonly end?: string | undefined
  /** Minutes. */
  readonly breakTime?: number | undefined
}

/** What is wrong with the planned times of a job: all are needed, in order, within seven days (specification 002 §5). */
export const plannedTimesProblem = ({ start, end, breakTime }: PlannedTimes): string | undefined => {
  if (start === undefined || end === undefined || breakTime === undefined) return "Missing Required Info."
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000
  if (!(minutes > 0)) return "The end must be after the start"
  if (minutes > 7 * 24 * 60) return "The end must be within seven days of the start"
  return breakTime >= 0 && breakTime < minutes ? undefined : "The break must be shorter than the job"
}

/** What is odd about planned times, and may have been agreed: the pickup for which the ward asked is not within them. */
const plannedTimesDoubt = (
  { start, end }: Required<Pick<PlannedTimes, "start" | "end">>,
  dateTimeRequired: string | undefined
): string | undefined => {
  const pickup = Date.parse(dateTimeRequired ?? "")
  return pickup < Date.parse(start ?? "") || pickup > Date.parse(end ?? "")
    ? "The pickup for which the ward asked is not within these times"
    : undefined
}

interface AskedFor {
  /** When the patient is to be picked up, in UTC. */
  readonly dateTimeRequired?: string | undefined
}

/** The planned times with which a job is authorised. */
export const authorisationForm = form(
  {
    /** When it begins, in UTC. */
    start: moment({ label: "Start", required: "Enter the start", harmless: true }),
    /** When it ends, in UTC. */
    end: moment({ label: "End", required: "Enter the end", harmless: true }),
    /** Minutes of breaks. */
    breakTime: wholeNumber({
      label: "Break in minutes",
      min: 0,
      max: 1_440,
      required: "Enter the break in minutes; 0 for none",
      harmless: true
    })
  },
  {
    facts: {} as AskedFor,
    confirms: {
      start: ({ start, end }, { dateTimeRequired }) => plannedTimesDoubt({ start, end }, dateTimeRequired)
    },
    rules: {
      end: ({ start, end, breakTime }) => {
        if (start === "" || end === "" || breakTime === "") return undefined
        const text = plannedTimesProblem({ start, end, breakTime: Number(breakTime) })
        return text === undefined ? undefined : { text }
      }
    }
  }
)
