import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseRecording, replay } from "@crewfleet/machines/recording"
import { everyMachine } from "@crewfleet/machines/testing"
import { expect, it } from "vitest"
import { keptQaPage, qaPage } from "../docs/qa.ts"

const folder = join(import.meta.dirname, "recordings")
const files = readdirSync(folder).filter((name) => name.endsWith(".json"))

it("has a recording of each journey that testers keep", () => {
  expect(files.length).toBeGreaterThan(2)
})

it.each(files)("goes on as it was recorded in %s", (name) => {
  const { partings } = replay(parseRecording(readFileSync(join(folder, name), "utf8")), everyMachine)
  expect(partings).toEqual([])
})

it("shows in docs/qa.md what is said of a recording, and what is copied of it", async () => {
  expect(await keptQaPage(), "run: npm run docs").toBe(await qaPage())
})
