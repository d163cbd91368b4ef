import { recordIn } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { type UnexplainedHandover, unexplainedHandovers } from "@crewfleet/sdk/rules"

/** The handovers that the service has and that want a word; what stands beside the log is none of them. */
export const unexplainedIn = (log: Pick<LeaderLog, "records">): ReadonlyArray<UnexplainedHandover> =>
  unexplainedHandovers((kind) => {
    const { property, medication } = recordIn(log, kind)?.content ?? {}
    return property ?? medication ?? undefined
  })
