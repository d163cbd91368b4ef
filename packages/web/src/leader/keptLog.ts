import type { LeaderLog } from "@crewfleet/sdk"
import type { LastRead } from "../lastRead/lastReads.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { entryPlaces } from "./logPlaces.ts"

/** Where the log of a journey lies that was opened here. */
export interface LogPlace {
  readonly owner: string
  readonly device: SealedStore
}

/** Keeps the log as the service told it; rejects where this browser keeps nothing more. */
export const keepLog = ({ owner, device }: LogPlace, value: LeaderLog): Promise<void> => {
  const read: LastRead<LeaderLog> = { value, at: new Date().toISOString() }
  return device.keep(owner, entryPlaces.log, new TextEncoder().encode(JSON.stringify(read)))
}

/** The log as the service told it last, and when. */
export const readKeptLog = async ({ owner, device }: LogPlace): Promise<LastRead<LeaderLog> | undefined> => {
  const bytes = await device.read(owner, entryPlaces.log).catch(() => undefined)
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as LastRead<LeaderLog>)
}

/** Keeps the bytes of the risk document, to be read without a connection. */
export const keepRiskDocument = async ({ owner, device }: LogPlace, file: Blob): Promise<void> =>
  device.keep(owner, entryPlaces.risk, new Uint8Array(await file.arrayBuffer()))

/** The risk document as it lies on this device; nothing where there is none. */
export const riskDocumentOf = async ({ owner, device }: LogPlace): Promise<Blob | undefined> => {
  const bytes = await device.read(owner, entryPlaces.risk).catch(() => undefined)
  return bytes && new Blob([bytes], { type: "application/pdf" })
}
