import type { CallOptions, PromiseClient } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { type StaffAct, type StaffActName, staffActMachine } from "./staffActMachine.ts"

type Call = (client: PromiseClient, act: StaffAct, options: CallOptions) => Promise<unknown>

const ofWorker = ({ workerId, agencyId }: StaffAct) => ({ params: { workerId }, query: { agencyId } })

const finding =
  (fitToWork: boolean): Call =>
  ({ agencyWorker }, act, options) =>
    agencyWorker.fitToWork({ ...ofWorker(act), payload: { workerId: act.workerId, fitToWork } }, options)

const offering =
  (isOffered: boolean): Call =>
  ({ onboarding }, act, options) =>
    onboarding.offer({ ...ofWorker(act), payload: { offered: isOffered } }, options)

const calls: Readonly<Record<StaffActName, Call>> = {
  takeOn: ({ agencyWorker }, act, options) => agencyWorker.takeOn(ofWorker(act), options),
  letGo: ({ agencyWorker }, act, options) => agencyWorker.letGo(ofWorker(act), options),
  findFit: finding(true),
  findUnfit: finding(false),
  makeOffer: offering(true),
  withdrawOffer: offering(false),
  removeJob: ({ agencyWorker }, { jobId = 0, ...act }, options) => {
    const { params, query } = ofWorker(act)
    return agencyWorker.removeJob({ params: { ...params, jobId }, query }, options)
  }
}

/** What an agency does about a worker with the SDK behind its port. */
export const staffActLogic = (load: LoadClient) =>
  staffActMachine.provide({
    actors: {
      do: calling<unknown, StaffAct>(load, (client, act, options) => calls[act.act](client, act, options))
    }
  })
