import { Context } from "effect"
import type { ClockJob } from "./ClockJob.ts"

/** All work that comes round by the clock, as far as it takes to tell of it and to run it. */
export class ClockJobs extends Context.Service<ClockJobs, ReadonlyArray<ClockJob<unknown>>>()(
  "@crewfleet/service/job/ClockJobs"
) {}
