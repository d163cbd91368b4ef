import type { Page } from "@playwright/test"

/** From the next page on the clock of the device is so many hours ahead of the true one, or behind it. */
export const shiftClock = (page: Page, hours: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const { now } = Date
    const shifted = () => now() + shift
    globalThis.Date = new Proxy(Date, {
      construct: (True, given, wanted) =>
        Reflect.construct(True, given.length > 0 ? given : [shifted()], wanted),
      apply: (True) => new True(shifted()).toString(),
      get: (True, name) => (name === "now" ? shifted : Reflect.get(True, name))
    })
  }, hours * 3_600_000)
