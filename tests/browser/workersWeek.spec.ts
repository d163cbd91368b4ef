import { readFile } from "node:fs/promises"
import {
  askingAs,
  enter,
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectNoSidewaysScroll,
  phone,
  test
} from "./portal.ts"
import { transportDesk } from "./transportDesk.ts"
import { askFor, type Job } from "./transportJobs.ts"

test.use({ viewport: phone, hasTouch: true })

/** Who is booked for a job in one role. */
const bookedAs = ({ transportWorkerSpecList }: Job, role: string) =>
  transportWorkerSpecList
    .filter(({ assignmentCodeName }) => assignmentCodeName === role)
    .flatMap(({ bookings }) => bookings)

test("a worker takes seats on a phone, is sent, leads, and objects to the hours, until the patient is gone", async ({
  page,
  service
}) => {
  const desk = await transportDesk(service)
  const { workerId } = await askingAs(service, "worker")
  const crewed = { 1: 1, 2: 0, 32: 1 }
  const first = await askFor(service, { agencyId: desk.agencyId, inDays: 4, crew: crewed })
  const last = await askFor(service, { agencyId: desk.agencyId, inDays: 5, crew: crewed })
  for (const { id } of [first, last]) await desk.step(id, "job.accepted")

  await enter(page, "worker", "/worker/transport")
  const seats = page.getByRole("list", { name: "Seats you may take" })
  const seat = (ref: string, role: string) =>
    seats
      .getByRole("listitem")
      .filter({ hasText: ref })
      .filter({ hasText: `${role}, ` })
  const own = page.getByRole("list", { name: "Your shifts and applications" })
  const ownSeat = (ref: string) => own.getByRole("listitem").filter({ hasText: ref, hasNotText: "Cancelled" })
  const apply = (ref: string) => page.getByRole("button", { name: `Apply for Cleaner, ${ref}` })

  await expect(apply(first.refPrefix)).toBeEnabled()
  const verdicts = await seats
    .getByRole("button", { name: /^Apply/ })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaDisabled === "true"))
  expect(verdicts).toEqual(verdicts.toSorted())
  const missing = seat(first.refPrefix, "Nurse")
  await expect(missing.getByRole("button")).toBeDisabled()
  await expect(missing).toContainText("Moving and handling")
  await expect(missing.getByRole("link", { name: "Trainings & Qualifications" })).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)

  await apply(first.refPrefix).dblclick()
  await expect(page.getByText("You have applied")).toHaveCount(1)
  await expect(ownSeat(first.refPrefix)).toContainText("Applied")
  const places = bookedAs(await desk.job(first.id), "Cleaner").filter(({ worker }) => worker.id === workerId)
  expect(places).toHaveLength(1)

  // Somebody else takes the last seat while it is looked at.
  await expect(apply(last.refPrefix)).toBeEnabled()
  await desk.bookCrew(last.id, [workerId])
  await apply(last.refPrefix).tap()
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("All seats are taken")
  await expect(apply(last.refPrefix)).toHaveCount(0)

  const withdraw = page.getByRole("button", { name: `Withdraw from ${first.refPrefix}` })
  await withdraw.tap()
  const dialog = page.getByRole("dialog")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Withdraw" }).tap()
  await expect(page.getByText("You have withdrawn")).toBeVisible()
  await apply(first.refPrefix).tap()
  await expect(withdraw).toBeVisible()

  const [applied] = bookedAs(await desk.job(first.id), "Cleaner").filter(
    ({ worker, shiftStatus }) => worker.id === workerId && shiftStatus === "APPLIED"
  )
  await desk.put(`bookings/${applied?.id}/approval`)
  await desk.pickVehicle(first.id)
  await desk.bookCrew(first.id, [workerId])
  const [nurse] = bookedAs(await desk.job(first.id), "Nurse")
  await desk.pickDriver(first.id, [workerId, nurse?.worker.id ?? 0])
  await desk.put(`${first.id}/leader`, { id: nurse?.worker.id })
  await page.reload()
  await expect(ownSeat(first.refPrefix)).toContainText("Booked")
  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: `Calendar file of ${first.refPrefix}` }).tap()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`shift-${first.refPrefix}.ics`)
  const calendar = await readFile(await download.path(), "utf8")
  expect(calendar).toContain("BEGIN:VEVENT")
  expect(calendar).not.toContain("Ottoline")

  await ownSeat(first.refPrefix).getByRole("link", { name: first.refPrefix }).tap()
  await expect(page.getByText("The crew was not sent yet")).toBeVisible()
  await expect(page.getByText("Believes that she is followed")).toHaveCount(0)
  await expect(page.getByText("Ottoline Featherstone")).toHaveCount(0)
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)

  await desk.authorise(first.id)
  await desk.step(first.id, "job.committed")
  await page.reload()
  await expect(page.getByText("Believes that she is followed")).toBeVisible()
  await expect(page.getByText("Ottoline Featherstone")).toHaveCount(0)
  await desk.put(`${first.id}/leader`, { id: workerId })
  await page.reload()
  await expect(page.getByText("Ottoline Featherstone")).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)

  await desk.step(first.id, "journey.started")
  await desk.step(first.id, "journey.logged")
  await desk.enterHours(first.id, 4)
  await page.goto("/worker/transport")
  await expect(ownSeat(first.refPrefix)).toContainText("4 h")
  await page.getByRole("button", { name: `Object to these hours of ${first.refPrefix}` }).tap()
  await dialog.getByLabel("What is wrong with the hours").fill("It was an hour more")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Send objection" }).tap()
  await expect(ownSeat(first.refPrefix)).toContainText("It was an hour more")
  await desk.enterHours(first.id, 5, "The worker is right")
  await page.reload()
  await expect(ownSeat(first.refPrefix)).toContainText("The worker is right")
  await expect(ownSeat(first.refPrefix)).toContainText("5 h")
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)

  await desk.step(first.id, "job.closed")
  await ownSeat(first.refPrefix).getByRole("link", { name: first.refPrefix }).tap()
  await expect(page.getByText("Closed")).toBeVisible()
  await expect(page.getByText("Ottoline Featherstone")).toHaveCount(0)
  await expect(page.getByText("Believes that she is followed")).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
