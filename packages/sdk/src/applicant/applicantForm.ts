import { form } from "../form/form.ts"
import { nationalityProblem } from "../form/kinds/country.ts"
import { tick } from "../form/kinds/tick.ts"
import { workerForm } from "../worker/workerForm.ts"

const { address: _, ...questions } = workerForm.questions

/** What must be agreed to before an agency may be shown anything. */
export const sharingRefused = "Agree that the agency sees your details and records"

/** What somebody says of themselves who applies to an agency (specification 002 §3 and §5): all of it is required. */
export const applicantForm = form(
  {
    ...questions,
    /** Whether the agency may see their details and, later, their records; without it nothing is made. */
    shares: tick({ label: "I agree that this agency sees my details, and the records that I put on file" })
  },
  {
    rules: {
      nationality: nationalityProblem,
      shares: ({ shares }) => (shares ? undefined : sharingRefused)
    }
  }
)
