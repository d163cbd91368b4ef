import { test as base, expect, type Page } from "@playwright/test"
import { loginOutcome, portalOf } from "../../packages/sdk/src/session/Session.ts"
import type { RunningService } from "../startService.ts"
import { leaveSession } from "./leaveSession.ts"
import { type DemoService, startDemo } from "./startDemo.ts"

export {
  desk,
  expectAccessible,
  expectGoodAtAnySize,
  expectLargeTargets,
  expectNoSidewaysScroll,
  phone
} from "./looks.ts"
export { expect }

/** The password of every demo account. */
export const password = "Crewfleet-2026"

/** The copies that stand in for demo accounts in the test that runs; a process runs one test at a time. */
const copies = new Map<string, string>()

/** A demo account by the first part of its address, or the copy of it that this test has for itself. */
export const account = (name: string): string => `${copies.get(name) ?? name}@crewfleet.example`

interface Fixtures {
  /**
   * The demo accounts that each test has for itself, each with a copy of its agency: a test that changes something
   * names those in whose name it does, and finds nothing there that another test has changed.
   */
  readonly own: ReadonlyArray<string>
  readonly copied: undefined
  /** What the browser complained about while the test ran; a test fails when it is not empty. */
  readonly complaints: Array<string>
}

interface WorkerFixtures {
  /** The real service on the demo, shared by the tests of one process. */
  readonly service: DemoService
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const service = await startDemo()
      await use(service)
      await service.stop()
    },
    { scope: "worker" }
  ],
  baseURL: async ({ service }, use) => use(service.url),
  own: [[], { option: true }],
  copied: [
    async ({ own, service }, use) => {
      copies.clear()
      asking.clear()
      for (const name of own) copies.set(name, await service.copy(name))
      await use(undefined)
    },
    { auto: true }
  ],
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

/** How long somebody may take to be let in, in milliseconds. */
const patience = 120_000

const loginPath = "/oauth-service/api/v1/user-permission/login"

/** Fills in the sign-in form and sends it. */
export const signIn = async (page: Page, name: string, word = password): Promise<void> => {
  await page.goto("/login")
  await page.getByLabel("Username").fill(account(name))
  await page.getByLabel("Password", { exact: true }).fill(word)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/**
 * Lets somebody into the portal who is signed in already, at its home or at an address, and waits until its frame is
 * there.
 */
export const enter = async (page: Page, name: string, address?: string): Promise<void> => {
  const answer = await page.request.post(loginPath, { data: { username: account(name), password } })
  const outcome = loginOutcome((await answer.json()) as Login, account(name))
  if (outcome._tag !== "SignedIn") throw new Error(`${name} cannot be let in: ${outcome._tag}`)
  await leaveSession(page, outcome.session)
  // As the first page of a visit: nothing lies behind it.
  const place = address ?? `${portalOf(outcome.session.userType)}/home`
  await page.evaluate((place) => location.replace(place), place)
  await page
    .locator("header [aria-expanded]")
    .first()
    .waitFor({ timeout: patience })
    .catch(async (error) => {
      const shown = await page.locator("body").innerText()
      throw new Error(`${name} does not reach ${place}, and sees at ${page.url()}: ${shown}`, {
        cause: error
      })
    })
}

/** Leads a portal that is open to an address, as its links do. */
export const lead = (page: Page, address: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, "", address), address)

/** A login answer: who signed in, and with which tokens. */
export interface Login {
  readonly access_token: string
  readonly refresh_token: string
  readonly userType: string
  readonly agentId?: number
  readonly [field: string]: unknown
}

/** What the service answers when somebody signs in without the portal. */
export const logInWith = async ({ url }: RunningService, username: string, word: string): Promise<Login> => {
  const response = await fetch(url + loginPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: word })
  })
  return (await response.json()) as Login
}

/** The same for a demo account. */
export const logIn = (service: RunningService, name: string): Promise<Login> =>
  logInWith(service, account(name), password)

/** Who has asked the service in this test, by name: signing in takes longer than asking. */
const asking = new Map<string, Promise<Login>>()

/** Asks the service itself, in an account's name. */
export const askingAs = async (service: RunningService, name: string) => {
  const signedIn = asking.get(name) ?? logIn(service, name)
  asking.set(name, signedIn)
  const { access_token, agentId, workerId } = await signedIn
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${service.url}/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" }
    })
  const read = async <A>(path: string): Promise<A> => (await (await ask(path)).json()) as A
  return { agentId, workerId: Number(workerId), ask, read, token: access_token }
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
