import type { Locator, Page } from "@playwright/test"
import { pdfOf } from "../../packages/service/test/file/pdfOf.ts"
import { agencyStaff } from "./agencyStaff.ts"
import { inMailTo } from "./inMailTo.ts"
import {
  desk,
  enter,
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectNoSidewaysScroll,
  lead,
  phone,
  test
} from "./portal.ts"
import { transportDesk } from "./transportDesk.ts"
import { callingAs, inHours, type Job, someRequest, specOf, wallClock } from "./transportJobs.ts"

test.use({ own: ["agency", "ward"], viewport: desk })

const list = "/agency/jobs/transport"
const button = (within: Page | Locator, name: string | RegExp, exact = true) =>
  within.getByRole("button", { name, exact })
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test("a coordinator carries a night's jobs out, from nothing entered to everything closed", async ({
  page,
  service
}) => {
  const agency = await agencyStaff(service)
  const ward = await callingAs(service, "ward")
  const asks = (instant: string, more: object = {}) =>
    ward.call<Job>("/transport-request", "POST", someRequest(agency.agencyId, instant, more))
  const stands = async ({ id }: Job) => (await agency.read<Job>(`/transport/${id}`)).transportStatus

  const calm = await asks(inHours(72))
  const [late, cannot, past] = [await asks(inHours(-1)), await asks(inHours(30)), await asks(inHours(-5.5))]
  const dora = await agency.employ("Dora", 2)
  const dan = await agency.employ("Dan", 2)
  const nell = await agency.employ("Nell", 32)
  const ned = await agency.employ("Ned", 32)
  const ann = await agency.employ("Ann", 32)
  const bob = await agency.employ("Bob", 32)
  const unfit = await agency.employ("Una", 2, true)

  await test.step("the night's jobs are in sight, what is late first", async () => {
    await enter(page, "agency", list)
    const rows = page.getByRole("table", { name: "Jobs" }).locator("tbody tr")
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toContainText("Late")
    await expect(page.getByText("Rowan Ward").first()).toBeVisible()
    await expectGoodAtAnySize(page)
    await page.getByRole("link", { name: "Board" }).click()
    const column = page.getByRole("region", { name: /^New/ })
    await expect(column.getByRole("listitem").first()).toContainText("Late")
    await expect(column.getByRole("listitem").last()).toContainText(calm.refPrefix)
    await expectGoodAtAnySize(page)
    await column.getByRole("link", { name: late.refPrefix, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: late.refPrefix })).toBeVisible()
  })

  const next = page.getByRole("region", { name: "What happens next" })
  const plan = page.getByRole("region", { name: "Plan" })
  const crew = page.getByRole("region", { name: "Crew" })
  const dialog = page.getByRole("dialog")

  await test.step("it is read in full, accepted, and Authorise says why not yet", async () => {
    await expect(page.getByText("Ottoline Featherstone")).toBeVisible()
    await button(next, "Accept job").click()
    await told(page, "Job Accepted Successfully")
    await expect(button(next, "Authorise")).toHaveAttribute("aria-disabled", "true")
    await expect(button(next, "Authorise")).toHaveAccessibleDescription(/Pick a vehicle/)
    await expect(button(next, "Authorise")).toHaveAccessibleDescription(/3 seats are not booked/)
    await expectGoodAtAnySize(page)
  })

  await test.step("by keyboard alone the reasons lead to the vehicle, the driver and the leader", async () => {
    await next.getByRole("link", { name: "Pick a vehicle" }).focus()
    await page.keyboard.press("Enter")
    await expect(button(plan, "Pick a vehicle")).toBeFocused()
    await page.keyboard.press("Enter")
    const free = dialog.getByRole("button", { name: /^Pick / }).first()
    await expect(free).toBeVisible()
    await expectAccessible(page)
    // The first to pick is the first that is free, beside the button that closes.
    for (let at = 0; at < 4 && !(await free.evaluate((one) => one === document.activeElement)); at += 1)
      await page.keyboard.press("Tab")
    await expect(free).toBeFocused()
    await page.keyboard.press("Enter")
    await told(page, "Vehicle set")
    await expect(dialog).toHaveCount(0)

    await next.getByRole("link", { name: "Pick a driver" }).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    const barred = dialog.getByRole("listitem").filter({ hasText: unfit.name })
    await expect(barred).toContainText("Right to work")
    await expect(button(barred, `Pick ${unfit.name}`)).toHaveAttribute("aria-disabled", "true")
    await expect(button(barred, `Pick ${unfit.name}`)).toHaveAccessibleDescription(/Right to work/)
    await expectGoodAtAnySize(page)
    await button(dialog, `Pick ${dora.name}`).focus()
    await page.keyboard.press("Enter")
    await told(page, "Driver saved")
    await expect(plan).toContainText(dora.name)
    await expect(button(next, "Authorise")).toHaveAccessibleDescription(/2 seats are not booked/)
  })

  await test.step("one who applied is approved, one rejected, one removed, and the rest are booked", async () => {
    await ann.apply(specOf(late, 32))
    await bob.apply(specOf(late, 32))
    await page.reload()
    await button(crew, `Reject ${bob.name}`).click()
    await button(dialog, "Reject").click()
    await told(page, "Rejected")
    await expect(crew.getByText(bob.name)).toHaveCount(0)
    await button(crew, "Book a worker: Nurse").click()
    await button(dialog, `Book ${ned.name}`).click()
    await told(page, "Booked worker")
    await expect(dialog).toContainText("one seat left")
    await expectGoodAtAnySize(page)
    await page.keyboard.press("Escape")
    await button(crew, `Remove ${ned.name}`).click()
    await button(dialog, "Remove").click()
    await expect(crew.getByText(ned.name)).toHaveCount(0)
    await button(crew, `Approve ${ann.name}`).click()
    await told(page, "Approved")
    await button(crew, "Book a worker: Nurse").click()
    await button(dialog, `Book ${nell.name}`).click()
    await expect(dialog).toHaveCount(0)
    await plan.getByLabel("Team leader").selectOption(nell.name)
    await told(page, "Info updated")
    await expect(button(next, "Authorise")).not.toHaveAttribute("aria-disabled", "true")
  })

  await test.step("the ward changes the request meanwhile: what somebody did on the old one is told in words", async () => {
    const asked = await ward.read<Job>(`/transport-request/${late.id}`)
    const { agencyId: _, ...changed } = someRequest(agency.agencyId, inHours(-1), {
      destination: "Fromeside",
      reason: "A bed was found elsewhere",
      version: asked.version
    })
    await ward.call(`/transport-request/${late.id}`, "PUT", changed)
    await button(next, "Decline").click()
    await dialog.getByLabel("Reason").fill("The vehicle has broken down")
    await button(dialog, "Decline job").click()
    await expect(dialog.getByText("Somebody else was faster")).toBeVisible()
    await expect(dialog.getByLabel("Reason")).toHaveValue("The vehicle has broken down")
    await expectGoodAtAnySize(page)
    await button(dialog, "Go back").click()

    const changes = page.getByRole("region", { name: "What the ward changed" })
    await expect(changes).toContainText("Callington Road Hospital")
    await expect(changes).toContainText("Fromeside")
    await expect(changes).toContainText("A bed was found elsewhere")
    await expect(button(next, "Authorise")).toHaveAccessibleDescription(/The ward has changed the request/)
    await expectGoodAtAnySize(page)
    await next.getByRole("link", { name: /The ward has changed the request/ }).click()
    await expect(page.locator("#job-changes")).toBeFocused()
    await button(changes, "I have seen what changed").click()
    await told(page, "Changes seen")
  })

  const [start, end] = [inHours(-2), inHours(4)]
  await test.step("it is authorised, and once more with other times; the connection is lost and comes back", async () => {
    await button(next, "Authorise").click()
    await dialog.getByLabel("End").fill("")
    await button(dialog, "Authorise").click()
    await expect(dialog.getByText("Missing Required Info.").first()).toBeVisible()
    await expectGoodAtAnySize(page)
    await dialog.getByLabel("Start").fill(wallClock(start))
    await dialog.getByLabel("End").fill(wallClock(inHours(3)))
    await dialog.getByLabel("Break in minutes").fill("30")
    await page.context().setOffline(true)
    await button(dialog, "Authorise").click()
    await expect(dialog.getByRole("alert").first()).toBeVisible()
    await expect(dialog.getByLabel("Break in minutes")).toHaveValue("30")
    await page.context().setOffline(false)
    await button(dialog, "Authorise").click()
    await told(page, "Job authorized successfuly")
    await expect(dialog).toHaveCount(0)
    await button(next, "Authorise other times").click()
    await dialog.getByLabel("End").fill(wallClock(end))
    await button(dialog, "Authorise").click()
    await expect(dialog).toHaveCount(0)
    expect(await stands(late)).toBe("AUTHORIZED")
  })

  await test.step("it is committed once that is confirmed; the leader is told, and replaced", async () => {
    await button(next, "Commit").click()
    await expect(dialog).toContainText("This cannot be undone")
    await expectAccessible(page)
    await button(dialog, "Commit").click()
    await told(page, "Job commited and ready for execution")
    await inMailTo(service, nell.email, new RegExp(`(team-leader-login/${late.id})`))
    await plan.getByLabel("Team leader").selectOption(ann.name)
    await inMailTo(service, ann.email, new RegExp(`(team-leader-login/${late.id})`))
    await expect(plan).toContainText(ann.name)
  })

  await test.step("a risk document is put on file, and one that is too large is refused", async () => {
    const file = page.getByLabel("Upload the risk document")
    const pdf = { name: "risk.pdf", mimeType: "application/pdf" }
    await file.setInputFiles({ ...pdf, buffer: Buffer.alloc(1_048_576, "%PDF-1.7 ") })
    await expect(page.getByText("Maximum upload file size is 1mb").first()).toBeVisible()
    await file.setInputFiles({ ...pdf, buffer: Buffer.from(pdfOf()) })
    await told(page, "Sucessfully uploaded.")
    await expect(page.getByRole("link", { name: "Open the risk document" })).toBeVisible()
  })

  await test.step("the crew leaves and comes home, and its hours are entered, and one corrected with a reason", async () => {
    await button(next, "Crew has left").click()
    await told(page, "Journey started")
    await button(next, "Journey is over").click()
    await told(page, "Journey over")
    await expect(button(next, "Close job")).toHaveAccessibleDescription(/The hours of 3 workers/)
    await next.getByRole("link", { name: /The hours of 3 workers/ }).click()
    const hoursOf = ({ name }: { readonly name: string }) => page.getByRole("group", { name, exact: true })
    const over = wallClock(inHours(-0.05))
    for (const worker of [dora, nell, ann]) {
      await hoursOf(worker).getByLabel("Start", { exact: true }).fill(wallClock(start))
      await hoursOf(worker).getByLabel("End", { exact: true }).fill(over)
    }
    await expect(hoursOf(ann)).toContainText(/earlier than planned/)
    await expectGoodAtAnySize(page)
    await button(page, "Complete").click()
    await button(page, "Yes, it is right").click()
    await told(page, "Shift times updated")
    await hoursOf(nell).getByLabel("Break in minutes").fill("15")
    await button(page, "Complete").click()
    await expect(page.getByText("Say why the earlier entry is corrected").first()).toBeVisible()
    await hoursOf(nell).getByLabel("Why the entry is corrected").fill("She had a break at the ward")
    await button(page, "Complete").click()
    await button(page, "Yes, it is right").click()
    await expect(hoursOf(nell)).toContainText("She had a break at the ward")
    await expectGoodAtAnySize(page)
  })

  await test.step("it is closed, and found again by its reference among those that are", async () => {
    await page.getByRole("tab", { name: "Job", exact: true }).click()
    await button(next, "Close job").click()
    await told(page, "Job closed")
    await expect(next).toContainText("Nothing more happens to this job.")
    await expectGoodAtAnySize(page)
    await page.getByRole("tab", { name: "History" }).click()
    await expect(page.getByText("Job committed")).toBeVisible()
    await expectGoodAtAnySize(page)
    await lead(page, list)
    await page.getByRole("searchbox").fill(late.refPrefix)
    await expect(page.getByText("No transport jobs found")).toBeVisible()
    await page.getByRole("combobox", { name: "Status" }).click()
    await page.getByRole("option", { name: "Closed" }).click()
    await page.keyboard.press("Escape")
    const rows = page.getByRole("table", { name: "Jobs" }).locator("tbody tr")
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText(late.refPrefix)
    await expectNoSidewaysScroll(page)
  })

  await test.step("what cannot be done is declined with a reason", async () => {
    await lead(page, `${list}/${cannot.id}`)
    await button(next, "Decline").click()
    await button(dialog, "Decline job").click()
    await expect(dialog.getByText("Enter the reason").first()).toBeVisible()
    await dialog.getByLabel("Reason").fill("No crew is free")
    await button(dialog, "Decline job").click()
    await told(page, "Job declined")
  })

  await test.step("a committed job is aborted, and the hours of whoever was sent are entered", async () => {
    const { step, put, pickVehicle } = await transportDesk(service)
    await step(past.id, "job.accepted")
    await pickVehicle(past.id)
    await put(`${past.id}/driver`, { id: dan.id })
    for (const { id } of [ned, bob])
      await put(`${past.id}/specs/${specOf(past, 32)}/bookings`, { workerId: id }, "POST")
    await put(`${past.id}/leader`, { id: ned.id })
    await put(`${past.id}/authorisation`, {
      ...{ transportId: past.id, start: inHours(-6), end: inHours(0.5), breakTime: 0 }
    })
    await step(past.id, "job.committed")

    await page.setViewportSize(phone)
    await lead(page, `${list}/${past.id}`)
    await button(next, "Abort").click()
    await dialog.getByLabel("Reason").fill("The patient is too unwell to travel")
    await button(dialog, "Abort job").click()
    await told(page, "Job aborted")
    await page.getByRole("tab", { name: "Job Planner" }).click()
    const hours = page.getByRole("group", { name: ned.name, exact: true })
    await hours.getByLabel("Start", { exact: true }).fill(wallClock(inHours(-6)))
    await hours.getByLabel("End", { exact: true }).fill(wallClock(inHours(-5)))
    await button(page, "Complete").click()
    await button(page, "Yes, it is right").click()
    await told(page, "Shift times updated")
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
