import { type AnswersOf, type CrewHours, plannerForm, seatWords } from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

/** The hours of a crew as they are typed. */
export type PlannerAnswers = AnswersOf<typeof plannerForm>

/** What the rules of the form look at. */
const factsOf = (hours: CrewHours | undefined): object => hours ?? { planned: {}, crew: [], times: [] }

/** The Job Planner: the hours that a crew has worked are entered, and corrected later (specification 002 §2 and §7). */
export const plannerMachine = editorMachine<CrewHours, PlannerAnswers>({
  id: "planner",
  description: "The hours that a crew has worked are entered, or corrected with a reason.",
  form: plannerForm,
  factsOf,
  created: seatWords.timesUpdated,
  updated: seatWords.timesUpdated,
  stays: true,
  harmless: ["rowId"]
})
