import type { LeaderLog } from "@crewfleet/sdk"
import type { LogRecordKind } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import type { DeliveryOptions } from "../delivery/DeliveryOptions.ts"
import type { DeliveryTypes } from "../delivery/DeliveryTypes.ts"
import {
  type DeliveryCalls,
  type DeliveryLogic,
  type DeliveryStore,
  deliveryLogic
} from "../delivery/deliveryLogic.ts"
import { medicationOptions, propertyOptions } from "./handoverOptions.ts"
import { contentIn, type KnownLog, type readingOnce, receivedLast } from "./KnownLog.ts"
import type {
  DropOffDelivery,
  HandoverOfJob,
  IncidentDelivery,
  MedicationDelivery,
  PropertyDelivery,
  RecordOfJob,
  TimesDelivery,
  VehicleLogDelivery
} from "./logDeliveries.ts"
import { crewIn, recordIn, vehicleFactsIn } from "./logIn.ts"
import { dropOffOptions, incidentOptions, vehicleLogOptions } from "./logOptions.ts"
import { timesOptions } from "./timesOptions.ts"

/** A record of a journey's log as a delivery. */
interface LogDelivery extends DeliveryTypes {
  readonly record: RecordOfJob & { readonly incidentId?: string }
}

/** How one kind of record is found in a log, and sent. */
interface LogKind<K extends LogDelivery> {
  readonly kindOf: (record: K["record"]) => LogRecordKind
  readonly factsIn: (log: LeaderLog) => Partial<K["facts"]>
  readonly send: DeliveryCalls<K>["send"]
}

/** What the deliveries of one log share on a device. */
export interface LogDevice {
  readonly known: KnownLog
  readonly read: ReturnType<typeof readingOnce>
}

/** A store that also tells under what a record lies. */
type PlacedStore<K extends DeliveryTypes> = DeliveryStore<K> & {
  readonly placeOf: (record: K["record"]) => string
}

/** Milliseconds after which what the device knows is shown, whatever the service answers later. */
const slow = 1_000

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))

/** What makes the logic of one kind of record. */
type LogLogic<K extends LogDelivery> = (
  load: LoadClient,
  store: PlacedStore<K>,
  device: LogDevice
) => DeliveryLogic<K>

const logLogic =
  <K extends LogDelivery>(options: DeliveryOptions<K>, { kindOf, factsIn, send }: LogKind<K>): LogLogic<K> =>
  (load, store, { known, read }) =>
    deliveryLogic(options, load, store, {
      /** What was received is known without a connection too, and shown where that is slow, so that nothing seems to be lost. */
      lookUp: async (client, record, _, { isOther }) => {
        const kind = kindOf(record)
        const reading = read(client, record.jobId).then((log) => {
          const found = recordIn(log, kind, record.incidentId)
          const received = found && { ...found, content: contentIn(found, kind) }
          return { received: received as K["receipt"] | undefined, facts: factsIn(log) }
        })
        if (isOther) return reading
        const soon = await Promise.race([reading.catch(() => undefined), pause(slow)])
        if (soon) return soon
        const received = await receivedLast(known, store.placeOf(record), kind, record.incidentId)
        return received ? { received: received as K["receipt"], facts: factsIn(known.log()) } : reading
      },
      send: async (client, request, options) => {
        const { record } = request
        const receipt = await send(client, request, options)
        await known.keepReceipt(store.placeOf(record), receipt).catch(() => {})
        return receipt
      },
      attach: (client, { record, id, file }, options) => {
        const payload = new FormData()
        payload.append("file", file, `${id}.jpg`)
        const params = { id: record.jobId, photoId: id }
        return client.leader.sendPhoto({ params, payload: payload as never }, options)
      },
      lost: "The photo is not on this device any more. Remove it, or take another."
    })

const ofJob = ({ jobId }: RecordOfJob) => ({ id: jobId })
const ofEnd = ({ jobId, end }: HandoverOfJob) => ({ id: jobId, end })

/** The log of a vehicle with the SDK and a device's store behind its ports; so it is with the others. */
export const vehicleLogLogic: LogLogic<VehicleLogDelivery> = logLogic(vehicleLogOptions, {
  kindOf: () => "vehicle",
  factsIn: vehicleFactsIn,
  send: ({ leader }, { record, outgoing }, options) =>
    leader.sendVehicle({ params: ofJob(record), payload: outgoing }, options) as never
})

/** A patient's property. */
export const propertyLogic: LogLogic<PropertyDelivery> = logLogic(propertyOptions, {
  kindOf: ({ end }) => (end === "TAKEN" ? "propertyTaken" : "propertyHanded"),
  factsIn: () => ({}),
  send: ({ leader }, { record, outgoing }, options) =>
    leader.sendProperty({ params: ofEnd(record), payload: outgoing }, options) as never
})

/** Medication. */
export const medicationLogic: LogLogic<MedicationDelivery> = logLogic(medicationOptions, {
  kindOf: ({ end }) => (end === "TAKEN" ? "medicationTaken" : "medicationHanded"),
  factsIn: () => ({}),
  send: ({ leader }, { record, outgoing }, options) =>
    leader.sendMedication({ params: ofEnd(record), payload: outgoing }, options) as never
})

/** Drop-off and feedback. */
export const dropOffLogic: LogLogic<DropOffDelivery> = logLogic(dropOffOptions, {
  kindOf: () => "dropOff",
  factsIn: () => ({}),
  send: ({ leader }, { record, outgoing }, options) =>
    leader.sendDropOff({ params: ofJob(record), payload: outgoing }, options) as never
})

/** The times of the crew. */
export const timesLogic: LogLogic<TimesDelivery> = logLogic(timesOptions, {
  kindOf: () => "times",
  factsIn: crewIn,
  send: ({ leader }, { record, outgoing }, options) =>
    leader.sendTimes({ params: ofJob(record), payload: outgoing }, options) as never
})

/** What happens on the road. */
export const incidentLogic: LogLogic<IncidentDelivery> = logLogic(incidentOptions, {
  kindOf: () => "incident",
  factsIn: () => ({}),
  send: ({ leader }, { record: { jobId, incidentId }, outgoing }, options) =>
    leader.sendIncident({ params: { id: jobId, incidentId }, payload: outgoing }, options) as never
})
