import type { BrowserContext, Page } from "@playwright/test"
import { portalIsKept } from "./conditionDevice.ts"
import {
  account,
  askingAs,
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

const code = "735194"

/** A journey that may begin, and whose log the worker of the demo keeps. */
const journey = async (service: DemoService) => {
  const desk = await transportDesk(service)
  const { workerId } = await askingAs(service, "worker")
  const crew = { 1: 1, 2: 1, 32: 0 }
  const { id, refPrefix } = await askFor(service, { agencyId: desk.agencyId, inDays: 3, crew })
  await desk.step(id, "job.accepted")
  await desk.put(`${id}/specs/${specOf(await desk.job(id), 1)}/bookings`, { workerId }, "POST")
  await desk.pickVehicle(id)
  await desk.bookCrew(id, [workerId])
  await desk.pickDriver(id, [workerId])
  await desk.put(`${id}/leader`, { id: workerId })
  await desk.authorise(id)
  await desk.step(id, "job.committed")
  return { id, ref: refPrefix }
}

/** The portal waits for what dresses it until it is told to go on: as if its scripts were still on their way. */
const heldBack = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const { fetch } = globalThis
    const arrived = new Promise((resolve) => Object.assign(globalThis, { arrive: resolve }))
    globalThis.fetch = async (...asked) => {
      if (String(asked[0]).endsWith("/brand.json")) await arrived
      return fetch(...asked)
    }
  })
  await page.goto(address)
  return { page, arrive: () => page.evaluate(() => Object(globalThis).arrive()) }
}
const field = (page: Page) => page.getByLabel("Your code for this log")
const isWritten = (page: Page) => expect(page.locator("#ahead")).toBeVisible()
const heading = (page: Page, ref: string) => page.getByRole("heading", { level: 1, name: `Job Refs ${ref}` })

test("a log asks for its code before the portal is there, in every tab and after a reload, and loses no digit of it", async ({
  page,
  context,
  service
}) => {
  const { id, ref } = await journey(service)
  const address = `/guest/team-leader/entry/${id}`
  const dialog = page.getByRole("dialog", { name: "Access Control" })

  await page.goto(address)
  await portalIsKept(page)
  await context.setOffline(true)
  await page.reload()
  // Nothing of the log is on this device.
  await expect(dialog).toBeVisible()
  await expect(page.locator("#ahead")).toHaveCount(0)
  await context.setOffline(false)
  await page.reload()
  await dialog.getByLabel("Username").fill(account("worker"))
  await dialog.getByLabel("Password", { exact: true }).fill(password)
  await dialog.getByRole("button", { name: "Sign in" }).tap()
  await page.getByLabel("New code").fill(code)
  await page.getByLabel("The same code again").fill(code)
  await page.getByRole("button", { name: "Open the log" }).tap()
  await expect(heading(page, ref)).toBeVisible()
  await page.close()
  await context.setOffline(true)

  const first = await heldBack(context, address)
  await isWritten(first.page)
  await expect(first.page).toHaveTitle("Team leader's log – CrewFleet")
  await expectAccessible(first.page)
  await expectNoSidewaysScroll(first.page)
  await field(first.page).tap()
  await first.page.keyboard.type("735")
  await first.arrive()
  await expect(first.page.locator("#ahead")).toHaveCount(0)
  await expect(field(first.page)).toBeFocused()
  await first.page.keyboard.type("194")
  await first.page.keyboard.press("Enter")
  await expect(heading(first.page, ref)).toBeVisible()

  const second = await heldBack(context, address)
  await isWritten(second.page)
  await field(second.page).tap()
  await second.page.keyboard.type("735195")
  await second.page.keyboard.press("Enter")
  await second.page.keyboard.press("Enter")
  await second.arrive()
  await expect(second.page.getByRole("alert", { name: "There is a problem" })).toContainText("4 more tries")

  await second.page.reload()
  await isWritten(second.page)
  await field(second.page).fill(code)
  await second.page.getByRole("button", { name: "Open the log" }).tap()
  await second.arrive()
  await expect(heading(second.page, ref)).toBeVisible()
  await second.page.close()

  await first.page.reload()
  await isWritten(first.page)
  await first.page.getByRole("button", { name: "Sign in again" }).tap()
  await first.arrive()
  await expect(first.page.getByRole("dialog", { name: "Access Control" })).toBeVisible()
})
