import type { LoadClient, ReadLog } from "@crewfleet/machines"
import { failureOf, isRefusedWith, type LeaderLog } from "@crewfleet/sdk"
import { fileAddress } from "../file/fileAddress.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { withoutPatient } from "./forgetPatient.ts"
import { keepLog, keepRiskDocument, readKeptLog, riskDocumentOf, riskVersionOf } from "./keptLog.ts"
import { isComplete, noteComplete, removeLog } from "./leaving.ts"
import { type OpenLock, unsentIn } from "./logLocks.ts"
import { keepLastOf } from "./logOutboxes.ts"
import { entryPlaces } from "./logPlaces.ts"

/** Reads the log of a journey, and keeps all that it needs on this device, as it is open by then. */
export const readLog = (store: SealedStore, opened: () => OpenLock, load: LoadClient) => {
  let last: LeaderLog | undefined
  return async ({ jobId }: { readonly jobId: number }, signal: AbortSignal): Promise<ReadLog> => {
    const open = opened()
    try {
      const client = await load()
      const told = await client.leader.read({ params: { id: jobId } }, { signal })
      // Where nothing is new, nothing is drawn anew.
      const log = last && JSON.stringify(last) === JSON.stringify(told) ? last : told
      last = log
      const isKept = await keepAll(open, log, signal).then(
        () => true,
        () => false
      )
      await noteComplete(store, open.id, isComplete(log)).catch(() => {})
      return { log, isKept }
    } catch (error) {
      const words = refusedWords(error)
      if (words === undefined) throw error
      return closeLog(store, open, { last, closedBecause: words })
    }
  }
}

const keepAll = async (open: OpenLock, log: LeaderLog, signal: AbortSignal): Promise<void> => {
  await keepLog(open, log)
  const { riskDoc } = log.job
  if (!riskDoc) return open.device.forget(open.owner, [entryPlaces.risk])
  const version = riskVersionOf(log)
  if ((await riskDocumentOf(open))?.version === version) return
  const answer = await fetch(fileAddress(riskDoc.url), { signal })
  if (!answer.ok) throw new Error(`The risk document was not given: ${answer.status}`)
  await keepRiskDocument(open, version, await answer.blob())
}

const refusedWords = (error: unknown): string | undefined => {
  const failure = failureOf(error)
  return isRefusedWith(failure, 403) ? (failure.message ?? "") : undefined
}

interface Closing {
  /** The log as this page has read it, which may have been kept nowhere. */
  readonly last: LeaderLog | undefined
  readonly closedBecause: string
}

/** Nothing of the patient stays on a device that is told nothing of them any more; what is unsent stays, and is sent. */
const closeLog = async (
  store: SealedStore,
  open: OpenLock,
  { last, closedBecause }: Closing
): Promise<ReadLog> => {
  const { owner, device } = open
  const known = (await readKeptLog(open))?.value ?? last
  await keepLastOf(owner)
  await device.forget(owner, [entryPlaces.risk, entryPlaces.log])
  if ((await unsentIn(store, owner)) === 0) {
    await removeLog(store, open.id)
    return { isKept: false, closedBecause }
  }
  const log = known && withoutPatient(known)
  if (log) await keepLog(open, log).catch(() => {})
  return { log, isKept: false, closedBecause }
}
