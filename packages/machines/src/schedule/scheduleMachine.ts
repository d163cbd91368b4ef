import { type LoadingOptions, loadingMachine } from "../list/loadingMachine.ts"

/** From when until when a schedule is wanted, ISO 8601 both. */
export interface ScheduleRequest {
  readonly from: string
  readonly to: string
}

/**
 * What is planned in a stretch of time, as the port `load` answers for it. `Whose` is what else is asked for, such as the agency;
 * the answer is of any kind, and a screen makes lanes of it.
 */
export const scheduleMachine = <Answer, Whose = unknown>(options: LoadingOptions<Answer>) =>
  loadingMachine<Answer, Whose & ScheduleRequest>(options)

/** A schedule's machine, whatever fills its port. */
export type ScheduleLogic<Answer, Whose> = ReturnType<typeof scheduleMachine<Answer, Whose>>
