import { faultsOf, type Script } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { recordingFaultsOf } from "../src/testing/recordingFaultsOf.ts"
import { walk } from "../src/testing/walk.ts"

/** Shows that a machine keeps the promises of every machine on every path that a script allows. */
export const describeWalk = <M extends AnyStateMachine>(machine: M, script: Script<M>): void => {
  const walked = walk(machine, script)
  describe(`${machine.id}, on every path`, () => {
    it.each(Object.entries(faultsOf(machine, script, walked)))("%s", (_, faults) => {
      expect(faults).toEqual([])
    })
  })
  describe(`${machine.id}, recorded along every step`, () => {
    it.each(Object.entries(recordingFaultsOf(machine, script, walked)))("%s", (_, faults) => {
      expect(faults).toEqual([])
    })
  })
}
