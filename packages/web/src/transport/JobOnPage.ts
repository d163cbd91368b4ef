import type { TransportAct, TransportJobEvent, transportJobMachine } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import type { TransportLogics } from "./transportLogics.ts"

/** What every part of a job's page is shown with. */
export interface JobOnPage {
  readonly job: TransportJob
  readonly state: SnapshotFrom<typeof transportJobMachine>
  readonly send: (event: TransportJobEvent) => void
  /** Does something about the job, under a key that exists before. */
  readonly act: (act: TransportAct) => void
  readonly logics: Omit<TransportLogics, "makeJob">
  /** Whose drafts are kept. */
  readonly owner: string | undefined
}
