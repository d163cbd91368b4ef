import { failedJobsLogic, scheduledJobsLogic } from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of the screen of work by the clock over HTTP. */
export const jobLogics = {
  scheduled: scheduledJobsLogic(loadClient),
  failed: failedJobsLogic(loadClient)
}
