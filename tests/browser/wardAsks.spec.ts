import { inMailTo } from "./inMailTo.ts"
import {
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectLargeTargets,
  logIn,
  phone,
  test
} from "./portal.ts"
import { reload } from "./reload.ts"
import { fillCare, fillContact, fillJourney, fillPatient, go } from "./wardForm.ts"

test.use({ own: ["agency"], viewport: phone, hasTouch: true })

test("a ward without an account asks for a journey on a phone, follows it by the link, changes and cancels it", async ({
  page,
  service
}) => {
  const { agentId: agencyId } = await logIn(service, "agency")
  const email = `ward.${agencyId}@hospital.example`
  const heading = (name: string) => page.getByRole("heading", { level: 1, name })

  await page.goto(`/guest/${agencyId}/whatever-it-is-called`)
  await expect(page.getByRole("link", { name: "Apply for work" })).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)
  await page.getByRole("link", { name: "Request transport" }).click()
  await expect(heading("Secure Transport Request Form")).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)

  await expectLargeTargets(page)
  await page.getByRole("link", { name: "The journey" }).click()
  // The link is gone, and the page that it led to is read out.
  await expect(heading("The journey")).toBeFocused()
  await fillJourney(page, "2027-01-15T14:30")
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)
  await go(page)
  await fillContact(page, email)
  await go(page)
  await fillPatient(page)

  await reload(page)
  await expect(page.getByLabel("Patient's name")).toHaveValue("Ada Hale")
  await go(page)
  await fillCare(page)
  await go(page)
  await page.getByLabel(/^Self harm/).selectOption("M")
  await page.getByLabel(/^Self harm: explanation/).fill("Scratches when upset")
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)
  await go(page)
  await go(page)
  await go(page)
  await page.getByLabel("Your e-mail").fill(email)
  await page.getByRole("checkbox").check()
  await go(page)
  await expect(heading("Check your answers")).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)
  await expectLargeTargets(page)
  await page.getByRole("button", { name: "Send request" }).click()
  await page.getByRole("button", { name: "Yes, it is right" }).click()
  await expect(heading("Request sent")).toBeFocused()
  await expectAccessible(page)
  await expectLargeTargets(page)

  const link = await inMailTo(service, email, /(https?:\/\/\S*\/link\/\S+)/)
  const { pathname, hash } = new URL(link)
  await page.goto(`${pathname}${hash}`)
  await expect(page.getByText("Pickup asked for")).toBeVisible()
  await expect(page.getByText("Ada Hale")).toHaveCount(0)
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)
  await page.getByRole("button", { name: "Send me a code" }).click()
  await page.getByLabel("Code", { exact: true }).fill(await inMailTo(service, email, /is (\d{6})\./))
  await page.getByRole("button", { name: "Show the details" }).click()
  await expect(page.getByText("Ada Hale")).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)

  await page.getByRole("link", { name: "Change request" }).click()
  await page.getByRole("link", { name: "Check your answers" }).click()
  await page.getByRole("button", { name: "Change Destination", exact: true }).click()
  await page.getByLabel("Destination", { exact: true }).fill("Oak House")
  await go(page)
  await page.getByRole("button", { name: "Save changes" }).click()
  const isRight = page.getByRole("button", { name: "Yes, it is right" })
  await expect(isRight.or(page.getByRole("link", { name: "Change request" }))).toBeVisible()
  if (await isRight.isVisible()) await isRight.click()
  await expect(page.getByRole("link", { name: "Change request" })).toBeVisible()
  await expect(page.getByText("Oak House")).toBeVisible()

  await page.getByRole("button", { name: "Cancel journey" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Reason").fill("The bed was lost")
  await dialog.getByRole("button", { name: "Cancel journey" }).click()
  await expect(page.getByText("This journey was cancelled. No crew comes.")).toBeVisible()
})
