import { expect, it } from "vitest"
import { filePart, isPartFor, outlastsPatient, packParts } from "../../src/pack/packParts.ts"

it("keeps from a client what the standing of the crew rested on, what was said of it, and who looked", () => {
  const kept = Object.keys(packParts).filter((name) => !isPartFor("CLIENT", name))
  expect(kept).toEqual(["certificates", "review", "looks"])
  expect(Object.keys(packParts).filter((name) => !isPartFor("AGENCY", name))).toEqual([])
})

it("gives files to both, and erases them with the patient", () => {
  const name = filePart("7f0a")
  expect([isPartFor("CLIENT", name), isPartFor("AGENCY", name), outlastsPatient(name)]).toEqual([
    true,
    true,
    false
  ])
})

it("leaves of an erased pack who travelled, on what their standing rested, and how long they worked", () => {
  expect(Object.keys(packParts).filter(outlastsPatient)).toEqual(["crew", "certificates", "times"])
  expect(outlastsPatient("toString")).toBe(false)
})
