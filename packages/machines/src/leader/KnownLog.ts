import type { LeaderLog, PromiseClient } from "@crewfleet/sdk"
import { isLate, type LogRecordKind } from "@crewfleet/sdk/rules"
import type { Receipt } from "../delivery/DeliveryTypes.ts"
import { recordIn } from "./logIn.ts"

/** What a device knows of a log without asking the service: the log as it was read last, and what was received since. */
export interface KnownLog {
  readonly log: () => LeaderLog
  readonly receiptOf: (place: string) => Promise<Receipt | undefined>
  readonly keepReceipt: (place: string, receipt: Receipt) => Promise<void>
}

/** Reads a log once for all that ask for it meanwhile. */
export const readingOnce = () => {
  let reading: Promise<LeaderLog> | undefined
  return (client: PromiseClient, id: number): Promise<LeaderLog> => {
    reading ??= client.leader.read({ params: { id } }).finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** What was received of a record as far as the device knows; of two the later one. */
export const receivedLast = async (
  known: KnownLog,
  place: string,
  kind: LogRecordKind,
  incidentId?: string
): Promise<Receipt | undefined> => {
  const [kept, read] = [
    await known.receiptOf(place).catch(() => undefined),
    recordIn(known.log(), kind, incidentId)
  ]
  if (!read) return kept
  const receipt = { ...read, content: contentIn(read, kind) }
  return kept && !isLate(receipt, kept) ? kept : receipt
}

/** What a record of a log says. */
export const contentIn = (
  { content }: Pick<LeaderLog["records"][number], "content">,
  kind: LogRecordKind
): unknown => content[nameOf[kind]]

const nameOf = {
  vehicle: "vehicle",
  propertyTaken: "property",
  propertyHanded: "property",
  medicationTaken: "medication",
  medicationHanded: "medication",
  dropOff: "dropOff",
  times: "times",
  incident: "incident"
} as const
