import type { BrowserContext } from "@playwright/test"

/** What happens to a save on its way: a refusal by its status, or its answer gets lost. */
export type Trouble = 401 | 409 | 429 | 500 | 503 | "lost"

/** Lets saves of the form fail, one after the other, as often as it is told to. */
export const troubleIn = async (context: BrowserContext) => {
  const due: Array<Trouble> = []
  await context.route(/\/api\/v1\/worker\/\d+\/forms\/application$/, async (route) => {
    const trouble = route.request().method() === "PUT" ? due.shift() : undefined
    if (trouble === undefined) return route.continue()
    if (trouble !== "lost") return route.fulfill({ status: trouble, json: { message: "Not now" } })
    // The tab may be gone by the time the service has answered.
    await route.fetch().catch(() => {})
    await route.abort().catch(() => {})
  })
  return {
    begin: (trouble: Trouble, times: number) => {
      due.push(...Array.from({ length: times }, () => trouble))
    },
    end: () => {
      due.length = 0
    }
  }
}

/** The service knows the session of this browser no more until what this gives is called. */
export const endSession = async (context: BrowserContext): Promise<() => Promise<void>> => {
  const all = "**/api/v1/**"
  await context.route(all, (route) => route.fulfill({ status: 401, json: { message: "Gone" } }))
  return () => context.unroute(all)
}
