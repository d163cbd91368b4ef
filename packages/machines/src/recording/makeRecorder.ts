import { failureOf, type Notice } from "@crewfleet/sdk"
import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot
} from "xstate"
import { maskOf } from "./maskOf.ts"
import { maskSteps, type UnmaskedStep } from "./maskSteps.ts"
import { type Heard, type Recording, recordingVersion, type Started } from "./Recording.ts"

/** Notes what machines do, for as long as it is kept. */
export interface Recorder {
  /** For `createActor(machine, { inspect })`: notes what the actor, and all that it starts, does. */
  readonly inspect: (inspected: InspectionEvent) => void
  /** Notes what an actor that already runs, and all below it, does from now on. */
  readonly join: (root: AnyActorRef) => void
  /** Everything that was noted, without secrets and personal data. */
  readonly recording: () => Recording
}

/** A recorder for any number of actors. It keeps what it hears in memory, and masks it in `recording`. */
export const makeRecorder = (): Recorder => {
  const noted: Array<UnmaskedStep> = []
  const nameOf = naming()
  const told = new Map<AnyActorRef, Array<Notice>>()

  const begin = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, from: Started["from"]): void => {
    const notices: Array<Notice> = []
    told.set(actor, notices)
    const { machine, value: state } = snapshot
    const step: Started = {
      _tag: "Started",
      actor: nameOf(actor, machine.id),
      machine: machine.id,
      from: plain(from),
      state,
      notices
    }
    noted.push({ step, maskOf: maskOf(machine) })
  }
  const hear = (actor: AnyActorRef, { machine, value: state }: AnyMachineSnapshot, event: Heard["event"]) => {
    const notices = told.get(actor) ?? []
    const step: Heard = {
      _tag: "Heard",
      actor: nameOf(actor, machine.id),
      event: plain(event),
      state,
      notices
    }
    noted.push({ step, maskOf: maskOf(machine) })
  }
  const inspect = (inspected: InspectionEvent): void => {
    const actor = inspected.actorRef as AnyActor
    if (inspected.type === "@xstate.action") told.get(actor)?.push(...noticesIn(inspected.action))
    if (inspected.type === "@xstate.event" && isStart(inspected.event)) {
      const snapshot = actor.getSnapshot()
      const from = actor.options.snapshot ? placeOf(snapshot) : { input: inspected.event.input }
      if (isMachineSnapshot(snapshot)) begin(actor, snapshot, from)
    }
    if (inspected.type === "@xstate.snapshot" && isMachineSnapshot(inspected.snapshot)) {
      if (!isStart(inspected.event) && !isStop(inspected.event)) {
        hear(actor, inspected.snapshot, inspected.event)
      }
      told.set(actor, [])
    }
  }
  const joinAll = (actor: AnyActorRef): void => {
    const snapshot = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot)) return
    begin(actor, snapshot, placeOf(snapshot))
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) joinAll(child)
  }
  return {
    inspect,
    join: (root) => {
      joinAll(root)
      root.system.inspect(inspect)
    },
    recording: () => ({
      format: "crewfleet-recording",
      version: recordingVersion,
      steps: maskSteps(noted)
    })
  }
}

const isStart = ({ type }: { readonly type: string }) => type === "xstate.init"
const isStop = ({ type }: { readonly type: string }) => type === "xstate.stop"

const placeOf = ({ value, context }: AnyMachineSnapshot): Started["from"] => ({ value, context })

const noticesIn = ({ type, params }: { readonly type: string; readonly params: unknown }): Array<Notice> => {
  if (type !== "xstate.emit") return []
  const { event } = params as { readonly event: { readonly type: string; readonly notice: Notice } }
  return event.type === "notice" ? [event.notice] : []
}

/** A copy as JSON would keep it; what nobody foresaw is the failure that machines take it for. */
const plain = <A>(value: A): A =>
  JSON.parse(JSON.stringify(value, (_, item) => (item instanceof Error ? failureOf(item) : item)))

/** Names actors by the way that leads to them, and tells roots of the same name apart by a number. */
const naming = () => {
  const names = new Map<AnyActorRef, string>()
  const roots = new Map<string, number>()
  return (actor: AnyActorRef, machineId: string): string => {
    const known = names.get(actor)
    if (known) return known
    const above = actor._parent && names.get(actor._parent)
    const count = (roots.get(machineId) ?? 0) + 1
    if (!above) roots.set(machineId, count)
    const name = above ? `${above}/${actor.id}` : machineId + (count > 1 ? `#${count}` : "")
    names.set(actor, name)
    return name
  }
}
