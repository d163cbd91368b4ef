import type { IncidentDelivery, IncidentOfJob } from "@crewfleet/machines"
import type { IncidentKind } from "@crewfleet/sdk/rules"
import { type Atom, atom, getDefaultStore } from "jotai"
import type { Outbox } from "../delivery/makeOutbox.ts"
import { serviceNow } from "../time/serviceClock.ts"
import { recordIncident, restingActor, takeBack } from "./recordIncident.ts"

/** An incident that was touched a moment ago, and is taken back in one. */
export interface TouchedIncident {
  readonly record: IncidentOfJob
  readonly kind: IncidentKind
  /** When, ISO 8601. */
  readonly start: string
}

/** The incidents of a log as they are touched, whatever is shown meanwhile: what nobody takes back is sent. */
export interface IncidentTouches {
  readonly touched: Atom<TouchedIncident | undefined>
  /** Whether that is this one. */
  readonly isUndoable: (incidentId: string) => boolean
  readonly record: (kind: IncidentKind) => Promise<void>
  /** Takes back what was touched a moment ago; answers whether nobody was told of it. */
  readonly undo: () => Promise<boolean>
  /** Resolves once what was touched is on this device, or cannot be. */
  readonly written: () => Promise<unknown>
  /** Sends at once what was touched a moment ago. */
  readonly sendNow: () => void
  /** Sends it as well, and waits for what is on its way: until it arrives or cannot, and for some seconds at most. */
  readonly settle: () => Promise<unknown>
}

/** Milliseconds in which a touch is taken back without that anybody is told. */
const undoable = 10_000

/** Milliseconds for which a log that is closed waits for what is on its way. */
const patience = 10_000

/** The touches of one journey; a page that is killed has them on the device, and sends them when the log is opened again. */
export const incidentTouches = (outbox: Outbox<IncidentDelivery>, jobId: number): IncidentTouches => {
  const atoms = getDefaultStore()
  const touched = atom<TouchedIncident>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: Promise<unknown> = Promise.resolve()
  const taken = () => {
    clearTimeout(timer)
    const last = atoms.get(touched)
    atoms.set(touched, undefined)
    return last
  }
  const sendNow = () => {
    const last = taken()
    // Opened while it is still being written it would be found empty.
    if (last) written.finally(() => outbox.open(last.record))
    return last
  }
  return {
    touched,
    isUndoable: (incidentId) => atoms.get(touched)?.record.incidentId === incidentId,
    record: async (kind) => {
      sendNow()
      const now = {
        record: { jobId, incidentId: crypto.randomUUID() },
        kind,
        start: serviceNow()
      }
      atoms.set(touched, now)
      written = recordIncident(outbox, now.record, kind, now.start)
      await written
      if (atoms.get(touched) === now) timer = setTimeout(sendNow, undoable)
    },
    undo: async () => {
      const last = taken()
      await written
      return last !== undefined && takeBack(outbox, last.record)
    },
    written: () => written,
    sendNow,
    settle: async () => {
      const last = sendNow()
      const running = atoms.get(outbox.deliveries).map(({ record }) => record)
      const all = [...running, ...(last ? [last.record] : [])].map((record) => restingActor(outbox, record))
      await Promise.race([
        Promise.all([written, ...all]),
        new Promise((resolve) => setTimeout(resolve, patience))
      ])
    }
  }
}
