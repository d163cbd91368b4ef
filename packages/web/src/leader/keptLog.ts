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

/** What tells a risk document from another that takes its place, whatever they are called; the rest of its address ends after some minutes. */
export const riskVersionOf = ({ job }: LeaderLog): string | undefined => job.riskDoc?.url.split("?")[0]

/** Keeps the bytes of the risk document with its version, to be read without a connection. */
export const keepRiskDocument = async (
  { owner, device }: LogPlace,
  version: string | undefined,
  file: Blob
): Promise<void> => {
  const kept = new Blob([`${JSON.stringify({ version })}\n`, file])
  return device.keep(owner, entryPlaces.risk, new Uint8Array(await kept.arrayBuffer()))
}

/** The risk document as it lies on this device, with its version where that was noted; nothing where there is none. */
export const riskDocumentOf = async ({
  owner,
  device
}: LogPlace): Promise<{ readonly version?: string; readonly file: Blob } | undefined> => {
  const bytes = await device.read(owner, entryPlaces.risk).catch(() => undefined)
  if (!bytes) return undefined
  // An earlier release kept the bytes alone, and a PDF begins otherwise.
  const start = bytes[0] === "{".charCodeAt(0) ? bytes.indexOf("\n".charCodeAt(0)) + 1 : 0
  const noted = start > 0 ? JSON.parse(new TextDecoder().decode(bytes.subarray(0, start))) : {}
  return { ...noted, file: new Blob([bytes.subarray(start)], { type: "application/pdf" }) }
}
