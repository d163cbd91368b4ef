import type { Page } from "@playwright/test"
import { noteInteractions } from "./inPage.ts"
import { median } from "./measure.ts"
import { slowPages } from "./slowPages.ts"

const screens = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
type Screen = keyof typeof screens

/** Every time of each kind of input in one visit, in milliseconds. */
export type Times = Record<string, Array<number>>

/** A page, and the ways to do something in it and to note how long a person waits for it. */
export interface TimedPage {
  readonly page: Page
  readonly times: Times
  /** Presses keys, one after the other. */
  readonly keys: (input: string, pressed: ReadonlyArray<string>) => Promise<void>
  /** Goes to a field before anything is noted. */
  readonly at: (selector: string) => Promise<void>
  /** Presses something with the mouse. */
  readonly pressed: (input: string, selector: string) => Promise<void>
  /** Does something else. */
  readonly acted: (input: string, act: () => Promise<unknown>) => Promise<void>
}

/** In the page: hands over the longest time of an input since it was last asked, which Chromium tells from 16 ms on. */
const takeLongest = () => {
  const { interactions = {} } = globalThis as unknown as { interactions?: Record<string, number> }
  const longest = Math.max(16, ...Object.values(interactions))
  for (const input of Object.keys(interactions)) delete interactions[input]
  return longest
}

const timed = (page: Page): TimedPage => {
  const times: Times = {}
  const note = async (input: string, act: () => Promise<unknown>) => {
    await page.evaluate(takeLongest)
    await act()
    await page.waitForTimeout(400)
    const noted = times[input] ?? []
    times[input] = [...noted, await page.evaluate(takeLongest)]
  }
  return {
    page,
    times,
    acted: note,
    keys: async (input, pressed) => {
      for (const key of pressed) await note(input, () => page.keyboard.press(key))
    },
    at: async (selector) => {
      const field = page.locator(selector)
      await field.scrollIntoViewIfNeeded()
      await field.focus()
      await page.waitForTimeout(500)
    },
    // What Playwright does to find something is over before it is pressed.
    pressed: async (input, selector) => {
      const pressable = page.locator(selector)
      await pressable.scrollIntoViewIfNeeded()
      await page.waitForTimeout(500)
      await pressable.hover()
      await page.waitForTimeout(500)
      await note(input, async () => {
        await page.mouse.down()
        await page.mouse.up()
      })
    }
  }
}

/** How long a person waits for each input of a visit, the processor slowed 4 ×, at a desk and on a phone, in milliseconds. */
export const timesOfInputs = async (rounds: number, visit: (page: TimedPage) => Promise<void>) => {
  const pages = await slowPages()
  const visits: Record<Screen, Array<Times>> = { desk: [], phone: [] }
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const screen of ["desk", "phone"] as const) {
        const { page, close } = await pages.open()
        await page.setViewportSize(screens[screen])
        await page.addInitScript(noteInteractions)
        const visited = timed(page)
        await visit(visited)
        visits[screen].push(visited.times)
        await close()
      }
  } finally {
    await pages.close()
  }
  const all = (screen: Screen, input: string) => visits[screen].flatMap(({ [input]: times = [] }) => times)
  /** Every visit does the same: of each single input its median over the rounds. */
  const longest = (screen: Screen, input: string) =>
    Math.max(
      ...(visits[screen][0]?.[input] ?? []).map((_, at) =>
        median(visits[screen].map(({ [input]: times = [] }) => times[at] ?? Number.NaN))
      )
    )
  return Object.keys(visits.desk[0] ?? {}).map((input) => ({
    input,
    ...{ "desk median": median(all("desk", input)), "desk longest": longest("desk", input) },
    ...{ "phone median": median(all("phone", input)), "phone longest": longest("phone", input) },
    target: 50
  }))
}
