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
        if (/Content Security Policy|Warning:/.test(message.text())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true }
  ]
})

/** Fills in the sign-in form and sends it. */
export const signIn = async (page: Page, name: string, word = password): Promise<void> => {
  await page.goto("/login")
  await page.getByLabel("Username").fill(account(name))
  await page.getByLabel("Password", { exact: true }).fill(word)
  await page.getByRole("button", { name: "Sign in" }).click()
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

/** Fails when axe finds anything on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
}
