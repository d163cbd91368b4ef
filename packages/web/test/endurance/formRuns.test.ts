import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { runOfForm } from "./runOfForm.ts"

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00.000Z") }))
afterEach(() => void vi.useRealTimers())

/** `FORM_SEED=14` takes that one alone. */
const only = process.env.FORM_SEED
const seeds = only ? [Number(only)] : Array.from({ length: 500 }, (_, index) => index + 1)

it("loses nothing that was typed a second before a kill, and overwrites nothing unseen", async () => {
  let edits = 0
  for (const seed of seeds) {
    const { lost, script, typed } = await runOfForm(seed)
    expect(lost, `Seed ${seed}:\n${script.join("\n")}`).toEqual([])
    edits += typed
  }
  expect(edits).toBeGreaterThan(seeds.length)
})
