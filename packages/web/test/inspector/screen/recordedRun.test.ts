import { readFileSync } from "node:fs"
import { join } from "node:path"
import { resetPasswordMachine } from "@crewfleet/machines"
import { parseRecording, type Recording, type Started } from "@crewfleet/machines/recording"
import { everyMachine } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import { recordedRun } from "../../../src/inspector/screen/recordedRun.ts"

const kept = (name: string) =>
  parseRecording(
    readFileSync(join(import.meta.dirname, `../../../../../tests/recordings/${name}.json`), "utf8")
  )

type Place = { readonly place?: string }
const began = (actor: string, input: Record<string, string>, more: Place = {}): Started => ({
  _tag: "Started",
  actor,
  at: 0,
  machine: actor.replace(/#.*/, ""),
  from: { input },
  state: "asking",
  context: {},
  notices: [],
  ...more
})
const told = (actor: string, at: number, text: string): Recording["steps"][number] => ({
  _tag: "Heard",
  actor,
  at,
  event: { type: "something.happened" },
  state: "asking",
  context: {},
  notices: [{ level: "info", text }]
})
const runOf = (...steps: Recording["steps"]) =>
  recordedRun(
    { format: "crewfleet-recording", version: 2, began: "2026-11-26T00:00:00Z", steps },
    everyMachine
  )
const nobody = () => false

describe("the place of a screen", () => {
  it("is the last one that was noted", () => {
    const run = runOf(
      began("a", {}, { place: "/login" }),
      began("b", {}),
      began("c", {}, { place: "/agency/home" })
    )
    expect([0, 1, 2].map(run.placeAt)).toEqual(["/login", "/login", "/agency/home"])
  })

  it("is sign-in and then the home of whoever signed in where a recording notes none", () => {
    const { place: _, ...withoutPlaces } = { place: "", ...kept("oneTimePassword") }
    const steps = withoutPlaces.steps.map(({ place: _, ...step }) => step as Recording["steps"][number])
    const run = recordedRun({ ...withoutPlaces, steps }, everyMachine)
    expect(run.placeAt(4)).toBe("/login")
    expect(run.placeAt(steps.length - 1)).toBe("/agency/home")
  })
})

describe("the recorded actor for one on the screen", () => {
  it("is the last that began, and not before it did", () => {
    const run = runOf(began("list", {}), began("other", {}), began("list#2", {}))
    expect(run.rootAt(1, "list", {}, nobody)).toBe("list")
    expect(run.rootAt(2, "list", {}, nobody)).toBe("list#2")
    expect(run.rootAt(2, "nothing", {}, nobody)).toBeUndefined()
  })

  it("is one with the same input, wherever that stands in the order", () => {
    const run = runOf(began("part", { job: "1", end: "TAKEN" }), began("part#2", { job: "1", end: "HANDED" }))
    expect(run.rootAt(1, "part", { job: "9", end: "TAKEN" }, nobody)).toBe("part")
    expect(run.rootAt(1, "part", { job: "9", end: "HANDED" }, nobody)).toBe("part#2")
  })

  it("is another for each of two that are alike", () => {
    const run = runOf(began("row", {}), began("row#2", {}))
    expect(run.rootAt(1, "row", {}, (name) => name === "row#2")).toBe("row")
  })

  it("is of this visit of the page where one began on it", () => {
    const run = runOf(
      began("list", { of: "1" }, { place: "/one" }),
      began("shell", {}),
      began("list#2", { of: "2" }, { place: "/two" })
    )
    expect(run.rootAt(2, "list", { of: "1" }, nobody)).toBe("list#2")
    expect(run.rootAt(2, "shell", {}, nobody)).toBe("shell")
  })
})

it("knows what a machine had started for as long as it is in the state that started it", () => {
  const recording = kept("logoNotUploaded")
  const run = recordedRun(recording, everyMachine)
  const wizard = everyMachine.find(({ machine }) => machine.id === "profileWizard")?.machine
  const uploadAt = recording.steps.findIndex(({ actor }) => actor === "profileWizard/uploadLogo")
  const childrenAt = (step: number) => {
    const snapshot = wizard && run.snapshotAt(step, "profileWizard", wizard)
    return snapshot ? run.childrenAt(step, "profileWizard", snapshot).map(({ id }) => id) : []
  }
  expect(childrenAt(uploadAt - 2)).toEqual([])
  expect(childrenAt(uploadAt + 1)).toEqual(["uploadLogo"])
  expect(childrenAt(recording.steps.length - 1)).toEqual([])
})

it("tells what people were told in the last seconds, and nothing of other actors", () => {
  const run = runOf(began("a", {}), told("a", 0, "One"), told("b", 1_000, "Other"), told("a", 9_000, "Two"))
  expect(run.noticesAt(2, "a").map(({ text }) => text)).toEqual(["One"])
  expect(run.noticesAt(3, "a").map(({ text }) => text)).toEqual(["Two"])
})

it("says that it cannot show a state that a machine no longer has", () => {
  const run = runOf({ ...began("resetPassword", {}), state: "longGone" })
  expect(() => run.snapshotAt(0, "resetPassword", resetPasswordMachine)).toThrow()
})
