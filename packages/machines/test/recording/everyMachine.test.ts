import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import { everyMachine } from "@crewfleet/machines/testing"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from "xstate"

const every = everyMachine.map(({ machine }) => [machine.id, machine] as const)

/** Eight letters and digits that stand nowhere else. */
const chance = () => Math.random().toString(36).slice(2, 10).padEnd(8, "z")

/** Personal data under keys that nobody has heard of, each value another, and the values. */
const personal = () => {
  const values: Array<string> = []
  const text = () => {
    values.push(`q${chance()}`)
    return values.at(-1)
  }
  const number = () => {
    const value = 1_000_000_000 + Math.floor(Math.random() * 8_999_999_999)
    values.push(String(value))
    return value
  }
  const data = {
    nhs: number(),
    dob: `19${10 + Math.floor(Math.random() * 80)}-03-0${1 + Math.floor(Math.random() * 9)}`,
    diagnosis: text(),
    account: { number: number(), sortCode: text(), holders: [text(), [{ maidenName: text() }]] },
    [`k${chance()}`]: [number(), { deep: [{ deeper: text() }] }]
  }
  values.push(data.dob as string)
  return { data, values }
}

/** What somebody of a hostile world types and receives at every place that a machine has for it. */
const hostile = (machine: AnyStateMachine, data: object): ReadonlyArray<AnyEventObject> => {
  const ports = machine.events.filter((type) => type.startsWith("xstate."))
  const typed = machine.events.filter((type) => !type.startsWith("xstate.") && type !== "*")
  return [
    ...typed.map((type) => ({ ...data, type, text: data, form: data, session: data })),
    ...ports.flatMap((type) => [
      { type, actorId: type.split(".").at(-1), output: data },
      {
        type,
        actorId: type.split(".").at(-1),
        error: { _tag: "Refused", status: 400, violations: [], ...data }
      }
    ])
  ]
}

const quiet = (machine: AnyStateMachine) => {
  const never = fromPromise(() => new Promise(() => {}))
  return machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]))
  })
}

describe("a recording of", () => {
  // A machine may break over what no person and no service could send; it is recorded all the same.
  beforeEach(() => {
    vi.useFakeTimers()
    // XState says of each event that came too late that it did.
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
    return () => {
      warned.mockRestore()
      vi.useRealTimers()
    }
  })

  it.each(every)(
    "%s holds nothing that was typed or received without being declared harmless",
    (_, machine) => {
      const silenced = quiet(machine)
      for (let round = 0; round < 3; round++) {
        const { data, values } = personal()
        for (const event of hostile(machine, data)) {
          const recorder = makeRecorder()
          const upload = { files: [{ ...data, type: "image/png", size: 9 }], shrunk: [] }
          const input = { id: 7, upload, ...data }
          const actor = createActor(silenced, { input, inspect: recorder.inspect })
          actor.subscribe({ error: () => {} })
          try {
            actor.start()
            actor.send(event)
          } catch {
            // It broke before it could begin.
          }
          const file = formatRecording(recorder.recording())
          expect(values.filter((value) => file.includes(value))).toEqual([])
        }
      }
    }
  )
})
