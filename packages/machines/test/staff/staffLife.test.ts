import { offered, whyNot } from "@crewfleet/machines"
import { obstaclesTo, staffLife, statusAfter } from "@crewfleet/machines/life"
import { describe, expect, it } from "vitest"
import { describeWalk } from "../describeWalk.ts"

describe("staffLife", () => {
  it.each([
    ["APPLIED", ["worker.takenOn", "worker.declined"]],
    ["TAKEN_ON", ["worker.left"]],
    ["DECLINED", ["worker.takenOn"]],
    ["LEFT", ["worker.takenOn"]],
    ["ON_HOLIDAY", []]
  ])("offers an agency what it can do about somebody who is %s", (standing, steps) => {
    expect(offered(staffLife, standing, {})).toEqual(steps.map((step) => ({ step })))
  })

  it("lets whoever was declined or has left apply anew, and nobody who waits or is taken on", () => {
    const applies = (standing: string) => statusAfter(staffLife, standing, {}, { type: "worker.applied" })
    expect(["APPLIED", "TAKEN_ON", "DECLINED", "LEFT"].map(applies)).toEqual([
      undefined,
      undefined,
      "APPLIED",
      "APPLIED"
    ])
  })

  it.each([
    ["job.added", "Only somebody who is taken on can be given a job."],
    ["fitness.judged", "Only somebody who is taken on can be found fit to work."]
  ] as const)("lets %s nobody but those who are taken on", (type, text) => {
    const because = (standing: string) => whyNot(staffLife, standing, {}, { type })
    expect(["APPLIED", "TAKEN_ON", "DECLINED", "LEFT"].map(because)).toEqual([text, undefined, text, text])
    expect(statusAfter(staffLife, "TAKEN_ON", {}, { type })).toBe("TAKEN_ON")
  })

  it("lets an agency change details of those alone who have applied or work for it", () => {
    const type = "details.changed"
    const because = (standing: string) => whyNot(staffLife, standing, {}, { type })
    const text = "Only of somebody who has applied or works for the agency can details be changed."
    expect(["APPLIED", "TAKEN_ON", "DECLINED", "LEFT"].map(because)).toEqual([
      undefined,
      undefined,
      text,
      text
    ])
    for (const standing of ["APPLIED", "TAKEN_ON"])
      expect(statusAfter(staffLife, standing, {}, { type })).toBe(standing)
  })

  it.each([
    ["", "Say why they are declined"],
    ["   ", "Say why they are declined"],
    ["x".repeat(256), "Reason must be 255 characters or fewer"]
  ])("asks whoever declines for a reason that fits (%#)", (reason, text) => {
    expect(obstaclesTo(staffLife, "APPLIED", {}, { type: "worker.declined", reason })).toEqual([
      { field: "reason", text }
    ])
  })

  it("takes a reason of as many characters as there may be", () => {
    const declined = { type: "worker.declined", reason: "x".repeat(255) } as const
    expect(obstaclesTo(staffLife, "APPLIED", {}, declined)).toEqual([])
  })
})

describeWalk(staffLife.machine, {
  inputs: [{}],
  events: [
    { type: "worker.applied" },
    { type: "worker.takenOn" },
    { type: "worker.declined", reason: "No licence" },
    { type: "worker.declined", reason: "" },
    { type: "worker.left" },
    { type: "job.added" },
    { type: "fitness.judged" },
    { type: "details.changed" },
    { type: "offer.made" },
    { type: "offer.withdrawn" }
  ],
  answers: {}
})
