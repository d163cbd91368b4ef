import {
  logLacks,
  logSteps,
  stepAfter,
  stepBefore,
  stepIn,
  stepLacks,
  stepsDone,
  submittedRecords
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

describe("the steps of a log", () => {
  it("are the six of the specification", () => {
    expect(logSteps.map(({ title }) => title)).toEqual([
      "Cleaning",
      "View Patient's Information",
      "Patient's Property",
      "Medication",
      "Drop Off & Feedback",
      "Job Plan"
    ])
  })

  it("lead on to the feedback, and beyond it once that has been received", () => {
    const way = (received: boolean) => [0, 1, 2, 3, 4, 5].map((index) => stepAfter(index, received))
    expect(way(false)).toEqual([1, 2, 3, 4, 4, 4])
    expect(way(true)).toEqual([1, 2, 3, 4, 5, 5])
    expect([0, 1, 5].map(stepBefore)).toEqual([0, 0, 4])
  })

  it("are found in an address, but none that is not open yet", () => {
    expect(stepIn(null, false)).toBe(0)
    expect(stepIn("medication", false)).toBe(3)
    expect(stepIn("plan", false)).toBe(4)
    expect(stepIn("plan", true)).toBe(5)
    expect(stepIn("nonsense", true)).toBe(0)
  })

  it("say what they lack, and all that keeps a log from being submitted", () => {
    expect(stepLacks("property", ["propertyTaken"])).toEqual([
      "Hand the property over, or say that there is none"
    ])
    expect(stepLacks("patient", [])).toEqual([])
    expect(stepLacks("vehicle", ["vehicle"], ["Brakes", "Horn"])).toEqual([
      "Settle what keeps you from leaving: Brakes, Horn"
    ])
    expect(stepLacks("property", ["propertyTaken", "propertyHanded"], ["Brakes"])).toEqual([])
    expect(logLacks([])).toHaveLength(6)
    expect(logLacks(submittedRecords)).toEqual([])
  })

  it("are done once nothing of them lacks and nothing is to be mended, wherever one looks meanwhile", () => {
    const done = (step: number, there: ReadonlyArray<string>, returned: ReadonlyArray<string> = []) =>
      stepsDone({ step, there, returns: returned.map((each) => ({ step: each })) }).map(({ id }) => id)
    expect(done(0, [])).toEqual([])
    expect(done(4, [])).toEqual(["patient"])
    expect(done(0, ["vehicle", "propertyTaken", "dropOff"])).toEqual(["vehicle", "dropOff"])
    expect(done(1, ["vehicle", "dropOff"], ["vehicle"])).toEqual(["dropOff"])
    const kept = stepsDone({ step: 1, there: ["vehicle"], returns: [], notLeaving: ["Brakes"] })
    expect(kept).toEqual([])
  })
})
