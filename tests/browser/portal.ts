import AxeBuilder from "@axe-core/playwright"
import { test as base, expect, type Page } from "@playwright/test"
import { type RunningService, startService } from "../startService.ts"

export { expect }

/** The password of every demo account. */
export const password = "Crewfleet-2026"

/** A demo account by the first part of its address. */
export const account = (name: string): string => `${name}@crewfleet.example`

interface Fixtures {
  /** What the browser complained about while the test ran; a test fails when it is not empty. */
  readonly complaints: Array<string>
}

interface WorkerFixtures {
  /** The real service on fresh demo data, shared by the tests of one process. */
  readonly service: RunningService
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const service = await startService()
      await use(service)
      await service.stop()
    },
    { scope: "worker" }
  ],
  baseURL: async ({ service }, use) => use(service.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: Array<string> = []
      page.on("pageerror", (error) => complaints.push(String(error)))
      page.on("console", (message) => {
        const text = message.text()
        // Playwright's recorder fetches broken pictures itself, against the page's policy.
        if (text.startsWith("Connecting to 'blob:") && message.location().url === "") return
        if (/Content Security Policy|Warning:/.test(text)) complaints.push(text)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true }
  ]
})

/** The two sizes at which layouts differ. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** Fills in the sign-in form and sends it. */
export const signIn = async (page: Page, name: string, word = password): Promise<void> => {
  await page.goto("/login")
  await page.getByLabel("Username").fill(account(name))
  await page.getByLabel("Password", { exact: true }).fill(word)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Signs in and waits for the home of the own portal. */
export const enter = async (page: Page, name: string): Promise<void> => {
  await signIn(page, name)
  await expect(page).toHaveURL(/\/home$/)
}

/** A login answer: who signed in, and with which tokens. */
export interface Login {
  readonly access_token: string
  readonly refresh_token: string
  readonly userType: string
  readonly agentId?: number
  readonly [field: string]: unknown
}

/** What the service answers when an account signs in without the portal. */
export const logIn = async ({ url }: RunningService, name: string): Promise<Login> => {
  const response = await fetch(`${url}/oauth-service/api/v1/user-permission/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: account(name), password })
  })
  return (await response.json()) as Login
}

/** Asks the service itself, in an account's name. */
export const askingAs = async (service: RunningService, name: string) => {
  const { access_token, agentId } = await logIn(service, name)
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${service.url}/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" }
    })
  const read = async <A>(path: string): Promise<A> => (await (await ask(path)).json()) as A
  return { agentId, ask, read, token: access_token }
}

interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** The last mail to an account, as the outbox shows it. */
export const lastMail = async ({ url }: RunningService, name: string): Promise<Mail> => {
  const find = async () => {
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as ReadonlyArray<Mail>
    return mails.find(({ recipient }) => recipient === account(name))
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) as Mail
}

/** Fails when axe finds anything on the page as it stands, in the light or in the dark theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
    expect(found, `in the ${colorScheme} theme`).toEqual([])
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
