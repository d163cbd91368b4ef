import type { RecordedStep } from "@crewfleet/machines/recording"
import type { AnyStateMachine } from "xstate"

/** The version of Stately's protocol of inspection that is spoken: https://github.com/statelyai/inspect */
const version = "0.7.2"

/** One message of that protocol. */
export interface StatelyEvent {
  readonly type: "@xstate.actor" | "@xstate.event" | "@xstate.snapshot"
  readonly sessionId: string
  readonly [key: string]: unknown
}

/** Tells masked steps as Stately's protocol has it: actors as they begin, what they hear, and where they are then. */
export const makeStatelyEvents = (began: string) => {
  const contexts = new Map<string, Readonly<Record<string, unknown>>>()

  return (
    steps: ReadonlyArray<RecordedStep>,
    machines: ReadonlyMap<string, AnyStateMachine>
  ): ReadonlyArray<StatelyEvent> =>
    steps.flatMap((step): ReadonlyArray<StatelyEvent> => {
      const { actor, state } = step
      const start = step._tag === "Started" && "value" in step.from ? step.from.context : {}
      const before = step._tag === "Started" ? start : (contexts.get(actor) ?? {})
      const context: Record<string, unknown> = { ...before, ...step.context }
      for (const key of step.dropped ?? []) delete context[key]
      contexts.set(actor, context)
      const about = {
        sessionId: actor,
        rootId: actor.split("/", 1)[0],
        createdAt: String(Date.parse(began) + step.at),
        id: null,
        _version: version
      }
      const snapshot = { status: "active", value: state, context }
      if (step._tag === "Started") {
        const machine = machines.get(step.machine)
        return [
          {
            type: "@xstate.actor",
            ...about,
            name: actor.slice(actor.lastIndexOf("/") + 1),
            parentId: actor.includes("/") ? actor.slice(0, actor.lastIndexOf("/")) : undefined,
            definition: JSON.stringify(machine ? namesOf(machine.config) : { id: step.machine }),
            snapshot
          }
        ]
      }
      return [
        { type: "@xstate.event", ...about, event: step.event, sourceId: step.sender },
        { type: "@xstate.snapshot", ...about, event: step.event, snapshot }
      ]
    })
}

/** A definition without functions, which no other window can have. */
const namesOf = (config: unknown): unknown =>
  JSON.parse(
    JSON.stringify(config, (key, value) =>
      typeof value === "function" ? { type: value.name || key } : value
    )
  )
