import type { LoadClient } from "@crewfleet/machines"
import {
  type DeliveryLogic,
  type DeliveryTypes,
  dropOffLogic,
  incidentLogic,
  type KnownLog,
  type LogDevice,
  medicationLogic,
  propertyLogic,
  type Receipt,
  readingOnce,
  timesLogic,
  vehicleLogLogic
} from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { getDefaultStore } from "jotai"
import { type DeviceStore, type KeptKind, makeDeliveryStore } from "../delivery/makeDeliveryStore.ts"
import { makeOutbox, type Outbox } from "../delivery/makeOutbox.ts"
import { pageMemory } from "../delivery/pageMemory.ts"
import { takingInFor } from "../form/PhotoKeeper.ts"
import { incidentTouches } from "./incidentTouches.ts"
import { logKinds } from "./logKinds.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { pageMemoryOf, placesOnPage } from "./onPageAlone.ts"

/** Under what a receipt of a record lies; that of one that was sent from here is known without a connection. */
export const receiptPlace = (place: string): string => `receipt/${place}`

const knownOn = ({ device, owner }: OpenedLog, log: () => LeaderLog): KnownLog => ({
  log,
  receiptOf: async (place) => {
    const bytes = await device.read(owner, receiptPlace(place))
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Receipt)
  },
  keepReceipt: (place, receipt) =>
    device.keep(owner, receiptPlace(place), new TextEncoder().encode(JSON.stringify(receipt)))
})

type MakeLogic<K extends DeliveryTypes> = (
  load: LoadClient,
  store: DeviceStore<K>,
  device: LogDevice
) => DeliveryLogic<K>

/** The outboxes of one log, as one page works on them that remembers what the device cannot keep. */
export const makeLogOutboxes = (opened: OpenedLog, memory = pageMemory()) => {
  let { log } = opened
  const known = knownOn(opened, () => log)
  const device: LogDevice = { known, read: readingOnce() }
  const kinds = logKinds(known)
  const outboxOf = <K extends DeliveryTypes>(
    name: string,
    kind: KeptKind<K>,
    logic: MakeLogic<K>,
    mayWait?: (record: K["record"]) => boolean
  ): Outbox<K> => {
    const store = makeDeliveryStore(kind, opened.owner, opened.device, memory)
    return makeOutbox(
      `crewfleet.log/${opened.owner}/${name}`,
      store,
      logic(opened.load, store, device),
      mayWait
    )
  }
  // What was touched a moment ago can still be taken back without that anybody is told.
  const incident = outboxOf("incident", kinds.incident, incidentLogic, ({ incidentId }) =>
    touches.isUndoable(incidentId)
  )
  const touches = incidentTouches(incident, opened.jobId)
  return {
    known,
    touches,
    /** The log was read again. */
    tell: (read: LeaderLog) => {
      log = read
    },
    vehicle: outboxOf("vehicle", kinds.vehicle, vehicleLogLogic),
    property: outboxOf("property", kinds.property, propertyLogic),
    medication: outboxOf("medication", kinds.medication, medicationLogic),
    dropOff: outboxOf("dropOff", kinds.dropOff, dropOffLogic),
    times: outboxOf("times", kinds.times, timesLogic),
    incident
  }
}

/** Where all parts of one log are worked on. */
export type LogOutboxes = ReturnType<typeof makeLogOutboxes>

/** Does the same with the outbox of each part. */
export const eachOutbox = (
  { vehicle, property, medication, dropOff, times, incident }: LogOutboxes,
  work: (outbox: EachOutbox) => void
): void => [vehicle, property, medication, dropOff, times, incident].forEach(work)

type EachOutbox = Pick<Outbox<DeliveryTypes>, "openUnsent" | "connectionReturned" | "keepAll" | "close">

let current: { readonly opened: OpenedLog; readonly outboxes: LogOutboxes } | undefined

/** What was touched or is on its way when the log is closed still tells the agency: only then is the rest of it let go. */
const close = (outboxes: LogOutboxes): void => {
  const { incident, touches } = outboxes
  incident.keepAll()
  const settled = touches.settle()
  eachOutbox(outboxes, (outbox) => outbox !== incident && outbox.close())
  settled.finally(incident.close)
}

/**
 * The outboxes of the log that is open; those of another are closed first. What was kept stays on the device, and what could not be
 * is taken over where the same log was opened anew.
 */
export const logOutboxesOf = (opened: OpenedLog): LogOutboxes => {
  const isSame = current?.opened.owner === opened.owner && current.opened.device === opened.device
  if (!current || !isSame) {
    if (current) close(current.outboxes)
    current = { opened, outboxes: makeLogOutboxes(opened, pageMemoryOf(opened.owner)) }
  }
  return current.outboxes
}

/** Stops working on a log, unless another is worked on already. */
export const closeLogOutboxes = (left: LogOutboxes): void => {
  if (current?.outboxes !== left) return
  close(left)
  current = undefined
}

/**
 * Writes everything of one owner's log that this page works on, with photos that are still made smaller; answers whether nothing is
 * on this page alone.
 */
export const keepLastOf = async (owner: string): Promise<boolean> => {
  if (current?.opened.owner === owner) {
    const { outboxes } = current
    const vehicles = getDefaultStore().get(outboxes.vehicle.deliveries)
    await Promise.all(vehicles.map(({ actor }) => actor && takingInFor(actor).settled()))
    const written: Array<Promise<unknown>> = [outboxes.touches.written()]
    eachOutbox(outboxes, ({ keepAll }) => written.push(keepAll()))
    await Promise.all(written)
  }
  return placesOnPage(owner).length === 0
}
