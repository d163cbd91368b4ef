import type { Page } from "@playwright/test"
import { keptIn, killTab, portalIsKept } from "./conditionDevice.ts"
import { inMailTo } from "./inMailTo.ts"
import {
  account,
  askingAs,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  password,
  phone,
  test
} from "./portal.ts"
import type { DemoService } from "./startDemo.ts"
import { transportDesk } from "./transportDesk.ts"
import { askFor, specOf } from "./transportJobs.ts"

test.use({ viewport: phone, hasTouch: true, serviceWorkers: "allow" })

// Others sign in with this account after this.
test.afterEach(({ service }) => service.askForPasscode(account("worker"), false))

const dialog = (page: Page) => page.getByRole("dialog", { name: "Access Control" })
const heading = (page: Page, ref: string) => page.getByRole("heading", { level: 1, name: `Job Refs ${ref}` })

const signIn = async (page: Page) => {
  await dialog(page).getByLabel("Username").fill(account("worker"))
  await dialog(page).getByLabel("Password", { exact: true }).fill(password)
  await dialog(page).getByRole("button", { name: "Sign in" }).tap()
}
/** Enters the passcode from the mail, which is another one than the one before. */
const enterPasscode = async (page: Page, service: DemoService, before?: string): Promise<string> => {
  const passcode = page.getByRole("dialog", { name: "Enter one-time password" })
  await expect(passcode).toBeVisible()
  const sent = () => inMailTo(service, account("worker"), /\b(\d{6})\b/)
  await expect.poll(sent).not.toBe(before)
  const code = await sent()
  await passcode.getByLabel("One-time password").fill(code)
  await passcode.getByRole("button", { name: "Confirm" }).tap()
  return code
}
const choose = async (page: Page, code: string) => {
  await page.getByLabel("New code").fill(code)
  await page.getByLabel("The same code again").fill(code)
  await page.getByRole("button", { name: "Open the log" }).tap()
}
const open = async (page: Page, code: string) => {
  await page.getByLabel("Your code for this log").fill(code)
  await page.getByRole("button", { name: "Open the log" }).tap()
}

test("a leader opens a log from its link once, and from then on with a code, without a connection, until it was wrong five times", async ({
  page,
  context,
  service
}) => {
  const desk = await transportDesk(service)
  const { workerId } = await askingAs(service, "worker")
  const job = await askFor(service, { agencyId: desk.agencyId, inDays: 6, crew: { 1: 1, 2: 1, 32: 0 } })
  await desk.step(job.id, "job.accepted")
  await desk.put(`${job.id}/specs/${specOf(await desk.job(job.id), 1)}/bookings`, { workerId }, "POST")
  await desk.pickVehicle(job.id)
  await desk.bookCrew(job.id, [workerId])
  await desk.pickDriver(job.id, [workerId])
  await desk.put(`${job.id}/leader`, { id: workerId })
  await desk.authorise(job.id)
  await desk.step(job.id, "job.committed")
  await service.askForPasscode(account("worker"), true)

  // Whoever is signed in is signed out, and nobody else is let in.
  await enter(page, "agency", "/agency/transport")
  await page.goto(`/guest/team-leader-login/${job.id}`)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(`/guest/team-leader/entry/${job.id}`)
  await expect(dialog(page).getByRole("link", { name: "Forgot Password" })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(() => localStorage.getItem("crewfleet.session"))).toBeNull()
  await dialog(page).getByLabel("Username").fill(account("agency"))
  await dialog(page).getByLabel("Password", { exact: true }).fill(password)
  await dialog(page).getByRole("button", { name: "Sign in" }).tap()
  await expect(page.getByText("No worker Identifier Found.")).toBeVisible()

  await signIn(page)
  const first = await enterPasscode(page, service)
  await choose(page, "123456")
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("harder to guess")
  await expectAccessible(page)
  await choose(page, "735194")
  await expect(heading(page, job.refPrefix)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("crewfleet.session"))).toBeNull()
  await expect.poll(async () => (await keptIn(page, "leader")).length).toBeGreaterThanOrEqual(3)
  expect((await keptIn(page, "leader")).join()).not.toMatch(/Ottoline|Bearer/)
  await portalIsKept(page)

  // On the road: no signal, and the page killed.
  await context.setOffline(true)
  await killTab(page)
  const next = await context.newPage()
  await next.goto(`/guest/team-leader/entry/${job.id}`)
  await expect(next.getByLabel("Your code for this log")).toBeVisible()
  await expect(next.getByText("Ottoline")).toHaveCount(0)
  await expectNoSidewaysScroll(next)
  await open(next, "735194")
  await expect(heading(next, job.refPrefix)).toBeVisible()
  await expect(next.getByText("The service cannot be reached. This is how the log stood on")).toBeVisible()

  // A second tab asks for the code too, and five wrong ones close the log to codes in every tab.
  const second = await context.newPage()
  for (const left of ["4 more tries", "3 more tries", "2 more tries", "One more try"]) {
    await second.goto(`/guest/team-leader/entry/${job.id}`)
    await open(second, "735195")
    await expect(second.getByRole("alert", { name: "There is a problem" })).toContainText(left)
  }
  await open(second, "735195")
  await expect(second.getByText("The code was wrong five times")).toBeVisible()
  await next.reload()
  await expect(next.getByText("The code was wrong five times")).toBeVisible()
  await expect(next.getByLabel("Your code for this log")).toHaveCount(0)
  await next.close()

  await context.setOffline(false)
  await second.getByRole("button", { name: "Sign in again" }).tap()
  await signIn(second)
  await enterPasscode(second, service, first)
  await choose(second, "190472")
  await expect(heading(second, job.refPrefix)).toBeVisible()
})
