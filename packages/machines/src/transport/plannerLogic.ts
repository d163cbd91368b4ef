import { failureOf, type TransportJob } from "@crewfleet/sdk"
import { type CrewHours, crewHoursOf, enteredNow, workedTimeOf } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { type PlannerAnswers, plannerMachine } from "./plannerMachine.ts"
import { readingJob } from "./readingJob.ts"
import { ofTransport } from "./transportJobLogic.ts"

/** The hours that are sent of the form, each with its row: those for which something was typed. */
const sentOf = ({ form, thing }: SaveRequest<CrewHours, PlannerAnswers>) =>
  (thing ? enteredNow(form, thing) : []).flatMap(({ rowId, bookingId, version, reason, ...row }) => {
    const worked = workedTimeOf(row)
    return worked
      ? [{ rowId, time: { bookingId, version, ...worked, reason: reason.trim() || undefined } }]
      : []
  })

/** What the service finds wrong stands at the place of an entry among those that were sent: here it is at its row. */
const atRows =
  (rowIds: ReadonlyArray<string>) =>
  (thrown: unknown): never => {
    const failure = failureOf(thrown)
    if (failure._tag !== "Refused") throw thrown
    const violations = failure.violations.map(({ field, ...violation }) => ({
      ...violation,
      field: field?.replace(/^times\.(\d+)/, (_, place) => `times.${rowIds[Number(place)]}`)
    }))
    throw { ...failure, violations }
  }

/** The Job Planner of an agency with the SDK behind its ports; it begins with the job that is shown, where one is. */
export const plannerLogic = (load: LoadClient, shown?: TransportJob) => {
  const read = readingJob(shown)
  return plannerMachine.provide({
    actors: {
      load: calling(load, async (client, request: { readonly id: number }, options) =>
        crewHoursOf(await read(client, request, options))
      ),
      save: calling<unknown, SaveRequest<CrewHours, PlannerAnswers>>(
        load,
        async ({ transport }, request, options) => {
          const { id = 0, key } = request
          const sent = sentOf(request)
          const job = await transport
            .saveTimes(
              { ...ofTransport({ id }), payload: { id, times: sent.map(({ time }) => time) } },
              { ...options, idempotencyKey: key || undefined }
            )
            .catch(atRows(sent.map(({ rowId }) => rowId)))
          return crewHoursOf(job)
        }
      )
    }
  })
}
