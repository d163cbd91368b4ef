import { describe, expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { faultsOf } from "./faults.ts"
import type { Script } from "./walk.ts"

/** Shows that a machine keeps the promises of every machine on every path that a script allows. */
export const describeWalk = <M extends AnyStateMachine>(machine: M, script: Script<M>): void => {
  describe(`${machine.id}, on every path`, () => {
    it.each(Object.entries(faultsOf(machine, script)))("%s", (_, faults) => {
      expect(faults).toEqual([])
    })
  })
}
