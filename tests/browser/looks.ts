import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, type Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

/** The two sizes at which layouts differ. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type WithAxe = { readonly axe: { run: (options: RunOptions) => Promise<AxeResults> } }

/** What axe is asked in each theme: a dark page differs from a light one in its colours alone. */
const questions = [
  ["dark", { runOnly: { type: "rule", values: ["color-contrast"] } }],
  ["light", { resultTypes: ["violations"] }]
] as const satisfies ReadonlyArray<readonly [string, RunOptions]>

/** In the page: what axe finds once nothing fades or slides any more; what moves for as long as it is shown does not count. */
const findBarriers = async (options: RunOptions) => {
  const isMoving = ({ playState, effect }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity
  while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame)
  const { violations } = await (window as unknown as WithAxe).axe.run(options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
}

/** Fails when axe finds anything on the page as it stands, in the light or in the dark theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe)
  for (const [colorScheme, options] of questions) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    expect(await page.evaluate(findBarriers, options), `in the ${colorScheme} theme`).toEqual([])
  }
}

/** Fails when the page is wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond).toBeLessThanOrEqual(0)
}

/** Fails when axe finds anything, or the page is wider than its window, on a phone or on a desk; it stays on the desk. */
export const expectGoodAtAnySize = async (page: Page): Promise<void> => {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}
