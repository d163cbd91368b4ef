import { keptIn, killTab, portalIsKept } from "./conditionDevice.ts"
import {
  accessControl,
  chooseCode,
  enterPasscode,
  logHeading,
  openWith,
  signInForLog
} from "./leaderEntry.ts"
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
import { transportDesk } from "./transportDesk.ts"
import { askFor, specOf } from "./transportJobs.ts"

test.use({ viewport: phone, hasTouch: true, serviceWorkers: "allow" })

// Others sign in with this account after this.
test.afterEach(({ service }) => service.askForPasscode(account("worker"), false))

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
  await expect(accessControl(page)).toBeVisible()
  await expect(page).toHaveURL(`/guest/team-leader/entry/${job.id}`)
  await expect(accessControl(page).getByRole("link", { name: "Forgot Password" })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(() => localStorage.getItem("crewfleet.session"))).toBeNull()
  await accessControl(page).getByLabel("Username").fill(account("agency"))
  await accessControl(page).getByLabel("Password", { exact: true }).fill(password)
  await accessControl(page).getByRole("button", { name: "Sign in" }).tap()
  await expect(page.getByText("No worker Identifier Found.")).toBeVisible()

  await signInForLog(page, account("worker"), password)
  const first = await enterPasscode(page, service, account("worker"))
  await chooseCode(page, "123456")
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("harder to guess")
  await expectAccessible(page)
  await chooseCode(page, "735194")
  await expect(logHeading(page, job.refPrefix)).toBeVisible()
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
  await openWith(next, "735194")
  await expect(logHeading(next, job.refPrefix)).toBeVisible()
  await expect(next.getByText("The service cannot be reached. This is how the log stood on")).toBeVisible()

  // A second tab asks for the code too, and five wrong ones close the log to codes in every tab.
  const second = await context.newPage()
  for (const left of ["4 more tries", "3 more tries", "2 more tries", "One more try"]) {
    await second.goto(`/guest/team-leader/entry/${job.id}`)
    await openWith(second, "735195")
    await expect(second.getByRole("alert", { name: "There is a problem" })).toContainText(left)
  }
  await openWith(second, "735195")
  await expect(second.getByText("The code was wrong five times")).toBeVisible()
  await next.reload()
  await expect(next.getByText("The code was wrong five times")).toBeVisible()
  await expect(next.getByLabel("Your code for this log")).toHaveCount(0)
  await next.close()

  await context.setOffline(false)
  await second.getByRole("button", { name: "Sign in again" }).tap()
  await signInForLog(second, account("worker"), password)
  await enterPasscode(second, service, account("worker"), first)
  await chooseCode(second, "190472")
  await expect(logHeading(second, job.refPrefix)).toBeVisible()
})
