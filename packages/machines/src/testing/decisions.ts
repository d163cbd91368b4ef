import type { AnyStateMachine, AnyTransitionDefinition } from "xstate"
import { guardParts } from "../life/guardParts.ts"

/** How guards have decided, each by its name. */
export type Decisions = ReadonlyMap<string, ReadonlySet<boolean>>

/** The same machine, which notes how each of its guards decides. */
export const deciding = (machine: AnyStateMachine) => {
  const decided = new Map<string, Set<boolean>>()
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, guard]) => {
      const outcomes = new Set<boolean>()
      decided.set(name, outcomes)
      return [name, noting(guard as Guard, outcomes)]
    })
  )
  const decisions: Decisions = decided
  return { machine: machine.provide({ guards }) as AnyStateMachine, decisions }
}

type Guard = ((...given: ReadonlyArray<unknown>) => boolean) & {
  /** What a guard has that is made of others. */
  readonly check?: (...given: ReadonlyArray<unknown>) => boolean
}

const noting = (guard: Guard, outcomes: Set<boolean>): Guard => {
  const note = (holds: boolean): boolean => {
    outcomes.add(holds)
    return holds
  }
  const { check } = guard
  return check
    ? Object.assign(() => false, guard, {
        check: (snapshot: unknown, looked: unknown) => note(check(snapshot, looked, guard))
      })
    : (...given) => note(guard(...given))
}

/** The guards of transitions, by their names, that have never held or always, but for those of which that is known. */
export const oneSidedOf = (
  machine: AnyStateMachine,
  transitions: ReadonlyArray<AnyTransitionDefinition>,
  decisions: Decisions,
  settled: ReadonlyArray<string> = []
): ReadonlyArray<string> =>
  [...guardNames(machine, transitions)].flatMap((name) => {
    const outcomes = decisions.get(name) ?? new Set()
    if (settled.includes(name)) return outcomes.size === 2 ? [`${name} is not settled`] : []
    if (outcomes.size === 2) return []
    if (outcomes.size === 0) return [`${name} is never asked`]
    return [outcomes.has(true) ? `${name} always holds` : `${name} never holds`]
  })

/** The guards that decide about transitions, and those that these are made of. */
export const guardNames = (
  { implementations: { guards } }: AnyStateMachine,
  transitions: ReadonlyArray<AnyTransitionDefinition>
): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (guard: unknown): void => {
    const parts = guardParts(guard)?.guards
    if (parts) {
      for (const part of parts) visit(part)
      return
    }
    const name = typeof guard === "string" ? guard : Object(guard).type
    if (typeof name !== "string" || names.has(name)) return
    names.add(name)
    visit(guards[name])
  }
  for (const { guard } of transitions) visit(guard)
  return names
}
