import type { TransportPick } from "@crewfleet/sdk"
import type { Picked, TransportStatus } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type LockedJob, type Planner, planning, takingOff } from "./planning.ts"
import { plan } from "./takeStep.ts"

/** Picks something of a job that nobody else changes meanwhile, as `pick` does, or takes off what was picked. */
export const picking = <E, R>(
  planner: Planner,
  { id: chosen, version }: TransportPick,
  picked: Picked,
  pick: (job: LockedJob, chosen: number) => Effect.Effect<void, E, R>,
  statuses?: ReadonlyArray<TransportStatus>
) =>
  planning(
    planner,
    version,
    Effect.fnUntraced(function* (job) {
      if (chosen !== undefined) return yield* pick(job, chosen)
      yield* takingOff(job, picked)
      yield* plan(job.id, { [`${picked}Id`]: null })
    }),
    statuses
  )
