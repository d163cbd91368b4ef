import { isAmong, leadableStatuses } from "../transport/transportStatus.ts"

interface Standing {
  readonly transportStatus: string
  readonly facts?:
    | {
        readonly logLacks?: ReadonlyArray<string> | undefined
        readonly logAccepted?: boolean | undefined
      }
    | undefined
}

/** Whether the agency has accepted the log of a journey, so that nothing comes to it any more: whatever is closed, and what was aborted once it said so. */
export const isLogAccepted = ({ transportStatus, facts }: Standing): boolean =>
  transportStatus === "CLOSED" || facts?.logAccepted === true

/** Whether somebody has kept a log that the agency has not accepted yet. */
export const isLogAwaited = (job: Standing): boolean =>
  job.facts?.logLacks !== undefined && !isLogAccepted(job)

/** Whether another team leader may be named for a journey. */
export const mayNameLeader = (job: Standing): boolean =>
  isAmong(leadableStatuses, job.transportStatus) && !isLogAccepted(job)
