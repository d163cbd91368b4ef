import { faultsOf, type Script } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { recordingFaultsOf } from "../src/testing/recordingFaultsOf.ts"
import { type Walk, walk } from "../src/testing/walk.ts"

/** Shows that a machine keeps the promises of every machine on every path that a script allows. */
export const describeWalk = <M extends AnyStateMachine>(machine: M, script: Script<M>): void => {
  const walked = walk(machine, script)
  describe(`${machine.id}, on every path`, () => {
    it.for(Object.entries(faultsOf(machine, script, walked)))("%s", ([, faults], { task }) => {
      Object.assign(task.meta, { walked: coverageOf(machine.id, walked) })
      expect(faults).toEqual([])
    })
  })
  describe(`${machine.id}, recorded along every step`, () => {
    it.each(Object.entries(recordingFaultsOf(machine, script, walked)))("%s", (_, faults) => {
      expect(faults).toEqual([])
    })
  })
}

/** What a walk has reached of a machine, for `npm run coverage:machines`. */
export interface WalkCoverage extends Pick<Walk, "unreached" | "untaken" | "oneSided" | "total"> {
  readonly id: string
}

const coverageOf = (id: string, { unreached, untaken, oneSided, total }: Walk): WalkCoverage => ({
  ...{ id, unreached, untaken, oneSided, total }
})
