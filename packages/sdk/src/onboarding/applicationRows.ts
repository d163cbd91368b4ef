import { isEmail } from "../contract/isEmail.ts"
import { form } from "../form/form.ts"
import { date } from "../form/kinds/date.ts"
import { money } from "../form/kinds/money.ts"
import { telephoneNumber } from "../form/kinds/nationalNumber.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import { detailsMax, line } from "./prefilled.ts"

interface Time {
  readonly start: string
  readonly end: string
}

const endsAfter = ({ start, end }: Time) =>
  end !== "" && end < start ? "The end must not be before the start" : undefined

const start = date({ label: "Start", required: "Enter the start", latest: 0 })
const end = date({ label: "End", hint: "Leave it empty if it goes on", latest: 0 })

/** Somebody who can say how they work. */
export const referenceRow = form({
  name: line("Name", { required: "Enter the name of the referee" }),
  position: line("Position", { required: "Enter the position of the referee" }),
  employer: line("Employer", { required: "Enter the employer" }),
  relationship: line("Relationship", { hint: "Such as line manager", required: "Enter how they know you" }),
  address: line("Address", { height: 3, wide: true }),
  phone: telephoneNumber({ label: "Phone" }),
  email: line("Email", {
    inputMode: "email",
    required: "Enter the e-mail address",
    check: (typed: string) =>
      isEmail(typed) ? undefined : "Enter an e-mail address, such as name@example.com"
  }),
  /** Whether they may be asked before an offer is made. */
  contact: tick({ label: "May be contacted now" }),
  /** Whether it is the current or last employer. */
  latest: tick({ label: "This is my current or last employer" })
})

/** Where somebody has worked. */
export const employmentRow = form(
  {
    employer: line("Employer", { required: "Enter the employer" }),
    position: line("Position", { required: "Enter the position" }),
    start,
    end,
    address: line("Address", { height: 3, wide: true }),
    reason: line("Reason for leaving"),
    /** Whether it is the current or last one. */
    latest: tick({ label: "This is my current or last employment" })
  },
  {
    rules: {
      end: (row) =>
        row.end === "" && !row.latest
          ? { text: "Enter the end, or say that it is your current or last employment", kind: "missing" }
          : endsAfter(row)
    }
  }
)

/** What somebody has learnt, and where. */
export const educationRow = form(
  {
    name: line("School, college or university", { required: "Enter the school, college or university" }),
    qualification: line("Qualification", { required: "Enter the qualification" }),
    start,
    end
  },
  { rules: { end: endsAfter } }
)

/** Whoever somebody works for, or worked for last, in detail. */
export const employerRow = form(
  {
    name: line("Employer", { required: "Enter the employer" }),
    job: line("Job title", { required: "Enter the job title" }),
    address: line("Address", { height: 3, wide: true }),
    start,
    end,
    /** What they do there, 1000 characters at most. */
    description: text({
      label: "Duties",
      max: detailsMax,
      height: 5,
      wide: true,
      counted: true,
      required: "Describe your duties"
    }),
    notice: line("Period of notice"),
    salary: money({ label: "Salary", free: true })
  },
  { rules: { end: endsAfter } }
)
