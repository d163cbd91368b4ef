import type { Page } from "@playwright/test"
import {
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectNoSidewaysScroll,
  lead,
  phone,
  signIn,
  test
} from "./portal.ts"
import { reload } from "./reload.ts"
import { transportDesk } from "./transportDesk.ts"
import { fillCare, fillContact, fillJourney, fillPatient, go } from "./wardForm.ts"

test.use({ own: ["ward"], viewport: phone })

/** What a clock on the wall shows in some days. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

const onPhone = (page: Page) => page.setViewportSize(phone)

/** Sends what stands on the check page, and passes what is odd in it. */
const passOdd = async (page: Page, act: string) => {
  await page.getByRole("button", { name: act }).click()
  await expect(page.getByText("The last digit of this NHS number does not fit the others")).toBeVisible()
  await page.getByRole("button", { name: "Yes, it is right" }).click()
}

test("a ward asks for a journey on a phone, follows it, changes and cancels it with a reason, and finds it again", async ({
  page,
  context,
  service
}) => {
  const desk = await transportDesk(service)
  const heading = (name: string) => page.getByRole("heading", { level: 1, name })
  const destination = page.getByLabel("Destination", { exact: true })

  await signIn(page, "ward")
  await page.locator("header [aria-expanded]").first().waitFor()
  await lead(page, "/client/transport")
  await expect(page.getByRole("link", { name: /^T-/ }).first()).toBeVisible()
  await expectGoodAtAnySize(page)
  await onPhone(page)
  await page.getByRole("link", { name: "Request transport" }).last().click()
  await page.getByLabel("Agency", { exact: true }).selectOption(String(desk.agencyId))
  await expectGoodAtAnySize(page)
  await onPhone(page)

  await page.getByRole("link", { name: "The journey" }).click()
  await fillJourney(page, inDays(12, "10:30"))
  await go(page)
  await context.setOffline(true)
  await fillContact(page, "webb@hospital.example")
  await go(page)
  await fillPatient(page)
  await context.setOffline(false)
  await reload(page)
  await expect(page.getByLabel("Patient's name")).toHaveValue("Ada Hale")
  await go(page)
  await fillCare(page)
  for (let section = 0; section < 4; section += 1) await go(page)
  await page.getByLabel("Your e-mail").fill("ward.lead@hospital.example")
  await page.getByRole("checkbox").check()
  await go(page)
  await expect(heading("Check your answers")).toBeVisible()
  await context.setOffline(true)
  await passOdd(page, "Send request")
  await expect(page.getByText("There is a problem")).toBeVisible()
  await context.setOffline(false)
  await expectGoodAtAnySize(page)
  await onPhone(page)
  await page.getByRole("button", { name: "Send request" }).click()
  await expect(heading("Request sent")).toBeVisible()
  await page.getByRole("link", { name: "Follow the request" }).click()
  await expect(page.getByText("Nobody has accepted this journey yet.")).toBeVisible()
  await expect(page).toHaveURL(/\/client\/transport\/\d+$/)
  const address = new URL(page.url()).pathname
  const id = Number(address.split("/").at(-1))
  const { refPrefix } = await desk.job(id)

  await page.getByRole("link", { name: "New one like this" }).click()
  await page.getByLabel("Agency", { exact: true }).selectOption(String(desk.agencyId))
  await page.getByRole("link", { name: "The journey" }).click()
  await expect(destination).toHaveValue("Fern Lodge")
  await page.getByLabel("Date and time required").fill(inDays(12, "16:00"))
  await expect(page.getByText("This patient was asked for on the same day already")).toBeVisible()
  await expect(page.getByRole("link", { name: refPrefix })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Sections", exact: true }).click()
  await page.getByRole("link", { name: "Who asks" }).click()
  await page.getByRole("checkbox").check()
  await go(page)
  await passOdd(page, "Send request")
  await page.getByRole("link", { name: "Follow the request" }).click()
  await page.getByRole("button", { name: "Cancel journey" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Reason").fill("It was asked for twice")
  await dialog.getByRole("button", { name: "Cancel journey" }).click()
  await expect(page.getByText("This journey was cancelled. No crew comes.")).toBeVisible()

  await desk.step(id, "job.accepted")
  await desk.pickVehicle(id)
  await desk.bookCrew(id)
  const { transportWorkerSpecList } = await desk.job(id)
  const [nurse] = transportWorkerSpecList.flatMap(({ bookings }) => bookings)
  await desk.pickDriver(id, [nurse?.worker.id ?? 0])
  await desk.put(`${id}/leader`, { id: nurse?.worker.id })
  await desk.put(`${id}/messages`, { body: "We ring when we leave" }, "POST")
  await page.goto(address)
  await expect(page.getByText(/ has accepted this journey, and plans/)).toBeVisible()
  const crew = page.getByRole("table", { name: "Who comes" })
  await expect(crew).toContainText(`${nurse?.worker.firstname} ${nurse?.worker.lastname}, team leader`)
  await expect(crew).toContainText("Fit for this day")
  await expect(page.getByText("We ring when we leave")).toBeVisible()
  await page.getByRole("button", { name: "Write a message" }).click()
  await dialog.getByLabel("Message").fill("Ring at the side door")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText("Ring at the side door")).toBeVisible()
  await expectGoodAtAnySize(page)
  await onPhone(page)

  await page.getByRole("link", { name: "Change request" }).click()
  await expect(page.getByText("they are asked again for what it touches")).toBeVisible()
  await page.getByRole("link", { name: "Check your answers" }).click()
  await page.getByRole("button", { name: "Change Destination", exact: true }).click()
  await destination.fill("Oak House")
  await go(page)
  const why = page.getByLabel("Reason for the change")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Enter the reason for the change").first()).toBeVisible()
  await expectGoodAtAnySize(page)
  await onPhone(page)
  await why.fill("The bed there was lost")
  await reload(page)
  await expect(why).toHaveValue("The bed there was lost")
  await passOdd(page, "Save changes")
  await expect(page.getByRole("link", { name: "Change request" })).toBeVisible()
  await expect(page.getByText("Oak House")).toBeVisible()
  const changed = await desk.job(id)
  expect(changed.changes?.[0]).toMatchObject({
    reason: "The bed there was lost",
    answers: [{ field: "destination", before: "Fern Lodge", after: "Oak House" }]
  })
  expect(changed.facts?.changesUnseen).toBe(true)

  await desk.put(`${id}/changes/seen`)
  await desk.authorise(id)
  await desk.step(id, "job.committed")
  await page.reload()
  await expect(page.getByText("The crew is sent.")).toBeVisible()
  await page.getByRole("button", { name: "Cancel journey" }).click()
  await expect(dialog.getByText(/calls the crew back/)).toBeVisible()
  await dialog.getByLabel("Reason").fill("The patient was seen by the duty doctor")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Cancel journey" }).click()
  await expect(page.getByText("This journey was broken off after the crew was sent.")).toBeVisible()
  const looks = page.getByRole("table", { name: "Who has looked at it" })
  await expect(looks).toContainText("who the patient is")
  await expectGoodAtAnySize(page)
  await onPhone(page)

  await lead(page, "/client/transport?status=ABORTED")
  await page.getByRole("searchbox").fill(refPrefix)
  await expect(page.getByRole("link", { name: refPrefix })).toBeVisible()
  await expect(page.getByRole("link", { name: /^T/ })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
