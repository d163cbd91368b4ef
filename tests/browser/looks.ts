import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, type Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

/** The two sizes at which layouts differ. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type WithAxe = { readonly axe: { run: (options: RunOptions) => Promise<AxeResults> } }

/** Nobody looks at what is right, nor for the way to what is not: axe need not write it down. */
const briefly = { resultTypes: ["violations"], selectors: false } satisfies RunOptions

/** What axe is asked in each theme: a dark page differs from a light one in its colours alone. */
const questions = [
  ["dark", { ...briefly, runOnly: { type: "rule", values: ["color-contrast"] } }],
  ["light", briefly]
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

/** In the page: what is pressed and is lower or narrower than a finger needs, but for links in a text and what only the keyboard reaches. */
const findSmallTargets = () => {
  const least = 44
  const isInText = (target: Element) =>
    getComputedStyle(target).display === "inline" &&
    [...(target.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    )
  /** The room of what is pressed, with what reaches over it. */
  const roomOf = (target: Element) => {
    const { width, height } = target.getBoundingClientRect()
    const { content, position, ...over } = getComputedStyle(target, "::after")
    const reaches = content !== "none" && position === "absolute"
    return reaches
      ? [Math.max(width, Number.parseFloat(over.width)), Math.max(height, Number.parseFloat(over.height))]
      : [width, height]
  }
  return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].flatMap(
    (target) => {
      if (!target.checkVisibility() || isInText(target) || target.matches("a[href='#main']")) return []
      const label = target.matches("[type=checkbox], [type=radio], [type=file]") && target.closest("label")
      const rooms = [roomOf(target), ...(label ? [roomOf(label)] : [])].map((room) =>
        Math.min(...room.map(Math.round))
      )
      const room = Math.max(...rooms)
      return room > 1 && room < least ? [`${room}: ${target.outerHTML.slice(0, 200)}`] : []
    }
  )
}

/** Fails when something is too small for a finger; the page is shown where fingers press. */
export const expectLargeTargets = async (page: Page): Promise<void> => {
  expect(await page.evaluate(findSmallTargets), page.url()).toEqual([])
}

/** Fails when axe finds anything, or the page is wider than its window, on a phone or on a desk; it stays on the desk. */
export const expectGoodAtAnySize = async (page: Page): Promise<void> => {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}
