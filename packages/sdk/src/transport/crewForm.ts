import { form } from "../form/form.ts"
import { transportForm } from "./transportForm.ts"

/** Which crew a job needs, as its agency changes it. */
export const crewForm = form({
  /** The lines of the crew. */
  transportWorkerSpecList: transportForm.questions.transportWorkerSpecList
})
