import { type Failure, failureOf } from "@crewfleet/sdk"
import type { AnyActorRef } from "xstate"

/** What a port ran into that nobody foresaw, and where: the names of a machine and of the states that it was in. */
export interface PortDefect {
  readonly thrown: unknown
  readonly machine?: string | undefined
  readonly state?: string | undefined
}

const listeners = new Set<(defect: PortDefect) => void>()

/** Hears of every defect behind a port, until the answer is called. */
export const onPortDefect = (hear: (defect: PortDefect) => void): (() => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** The failure with which a port ends; a defect is told to whoever listens, unless nobody waits for the port any more. */
export const portFailure = (
  thrown: unknown,
  { self, signal }: { readonly self: AnyActorRef; readonly signal?: AbortSignal }
): Failure => {
  const failure = failureOf(thrown)
  if (failure._tag === "Defect" && !signal?.aborted) {
    const defect = { thrown, ...placeOf(self._parent) }
    for (const hear of listeners) hear(defect)
  }
  return failure
}

const placeOf = (actor: AnyActorRef | undefined) => {
  const snapshot: unknown = actor?.getSnapshot()
  if (typeof snapshot !== "object" || snapshot === null || !("machine" in snapshot)) return {}
  const { machine, value } = snapshot as { machine: { id: string }; value: unknown }
  return { machine: machine.id, state: typeof value === "string" ? value : JSON.stringify(value) }
}
