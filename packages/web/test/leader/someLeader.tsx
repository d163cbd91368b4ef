import { signInLogic } from "@crewfleet/machines"
import { type LeaderLog, makeClient, type SessionStore } from "@crewfleet/sdk"
import { logSteps, singleRecords } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { LeaderEntryScreen } from "../../src/leader/LeaderEntryScreen.tsx"
import { leaderHost } from "../../src/leader/leaderHost.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"
import { jobOf } from "../transport/openTransport.tsx"

/** The number of the job. */
export const jobId = 7

/** A log of which nothing was received yet. */
export const logOf = (more: Partial<LeaderLog> = {}): LeaderLog => ({
  job: jobOf({ id: jobId, transportStatus: "COMMITTED" }),
  workerId: 5,
  isFormer: false,
  agencyChecks: [],
  records: [],
  returns: [],
  ...more
})

/** Every record of a log, received. */
export const everything = singleRecords.map((kind, index) => ({
  id: uuid(index + 1),
  kind,
  receivedAt: "2026-11-25T12:00:00.000Z",
  content: {}
}))

/** Something that the agency wants mended. */
export const returned = { id: 9, step: logSteps[0].id, words: "Which tyre?" }

/** Whoever leads job 7, as a login answers. */
export const alexSignsIn = {
  access_token: "a-5",
  refresh_token: "r-5",
  firstName: "Alex",
  lastName: "Parker",
  userType: "WORKER",
  workerId: 5,
  roles: []
}

/** What the service answers to whoever may open the log. */
export const letIn = {
  visit: {
    ...{ id: "l-1", scope: "transport.log", recordId: jobId, agency: { name: "Northway" } },
    ...{ endsAt: "2099-12-25T12:00:00Z", token: "token-of-alex" }
  },
  secret: "s".repeat(43)
}

const client = (speaker: { readonly session?: SessionStore; readonly linkToken?: string | undefined }) =>
  makeClient({ baseUrl: location.origin, retries: 0, ...speaker })

interface Opening {
  readonly store: SealedStore
  readonly endSession?: () => Promise<void>
}

/** The entry of the log, on a device that keeps what lies in a store. */
export function Entry({ store, endSession = async () => {} }: Opening) {
  const host = leaderHost(jobId, {
    ...{ store, endSession, iterations: 1_000 },
    connect: async (session) => client({ session }),
    connectAs: async ({ linkToken }) => client({ linkToken })
  })
  return (
    <>
      <LeaderEntryScreen jobId={jobId} host={host} signIn={signInLogic(async () => client({}))} />
      <NoticeRegion />
    </>
  )
}
