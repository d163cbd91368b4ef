import { emptyDraft, type IncidentDelivery, type IncidentOfJob, isAt } from "@crewfleet/machines"
import { type IncidentKind, incidentForm } from "@crewfleet/sdk/rules"
import { getDefaultStore } from "jotai"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import type { Outbox } from "../delivery/makeOutbox.ts"
import { sendAsked } from "../delivery/sendAsked.ts"

type IncidentOutbox = Outbox<IncidentDelivery>

/**
 * Records with one touch what happens and when: it is on this device, complete and to be sent, before anything else is done.
 * Where it cannot be kept it is sent at once.
 */
export const recordIncident = async (
  outbox: IncidentOutbox,
  record: IncidentOfJob,
  kind: IncidentKind,
  now: string
): Promise<void> => {
  const form = { ...incidentForm.empty, kind, start: now }
  const id = crypto.randomUUID()
  try {
    await outbox.store.keep(record, {
      ...emptyDraft<IncidentDelivery>(form),
      id,
      known: [id],
      asked: true
    })
  } catch {
    // The page remembers it meanwhile.
    outbox.open(record)
  }
}

/**
 * Takes back what was recorded a moment ago: it is gone where nobody was told yet, and withdrawn where somebody was. Answers
 * whether it is gone.
 */
export const takeBack = async (outbox: IncidentOutbox, record: IncidentOfJob): Promise<boolean> => {
  const place = outbox.store.placeOf(record)
  const isOpen = getDefaultStore()
    .get(outbox.deliveries)
    .some((delivery) => delivery.place === place)
  if (isOpen) await withdraw(outbox, record)
  else await outbox.store.forget(record)
  return !isOpen
}

/** Says of an incident that it was recorded by mistake; it stays on record as withdrawn. */
export const withdraw = async (outbox: IncidentOutbox, record: IncidentOfJob): Promise<void> => {
  outbox.open(record)
  changeAndSend(await restingActor(outbox, record), { withdrawn: true })
}

/** Changes what was noted, whether or not it was sent already, and sends it. */
const changeAndSend = (actor: DeliveryActor<IncidentDelivery>, edit: IncidentDelivery["edit"]): void => {
  actor.send({ type: "amendment.asked" })
  actor.send({ type: "form.edited", edit })
  actor.send(sendAsked())
}

/** What works on an incident, as soon as it is not on its way and can be changed. */
export const restingActor = (outbox: IncidentOutbox, record: IncidentOfJob) => {
  const { promise, resolve } = Promise.withResolvers<DeliveryActor<IncidentDelivery>>()
  const place = outbox.store.placeOf(record)
  const atoms = getDefaultStore()
  let watched: DeliveryActor<IncidentDelivery> | undefined
  let stopWatching = () => {}
  const look = () => {
    const actor = atoms.get(outbox.deliveries).find((delivery) => delivery.place === place)?.actor
    if (!actor) return
    if (isAt(actor.getSnapshot(), "filling", "refused", "received", "waiting", "conflicting")) {
      stopWatching()
      unsubscribe()
      resolve(actor)
    } else if (actor !== watched) {
      stopWatching()
      watched = actor
      const subscription = actor.subscribe(look)
      stopWatching = () => subscription.unsubscribe()
    }
  }
  const unsubscribe = atoms.sub(outbox.deliveries, look)
  look()
  return promise
}
