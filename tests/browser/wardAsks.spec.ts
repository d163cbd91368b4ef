import type { Page } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { account, expect, expectAccessible, expectGoodAtAnySize, password, phone, test } from "./portal.ts"

test.use({ own: ["agency"], viewport: phone })

/** The number of the agency of somebody who works for one. */
const agencyOf = async (page: Page): Promise<number> => {
  const answer = await page.request.post("/oauth-service/api/v1/user-permission/login", {
    data: { username: account("agency"), password }
  })
  const { agentId } = (await answer.json()) as { agentId: number }
  return agentId
}

/** The latest mail to an address in which something is found, and what that is. */
const inMailTo = async ({ url }: RunningService, recipient: string, wanted: RegExp): Promise<string> => {
  const find = async () => {
    const mails: ReadonlyArray<{ readonly recipient: string; readonly text: string }> = await (
      await fetch(`${url}/outbox.json`)
    ).json()
    return mails
      .filter((mail) => mail.recipient === recipient)
      .map(({ text }) => wanted.exec(text)?.[1])
      .find((found) => found !== undefined)
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ""
}

const go = (page: Page) => page.getByRole("button", { name: "Continue" }).click()

test("a ward without an account asks for a journey on a phone, follows it by the link, changes and cancels it", async ({
  page,
  service
}) => {
  const agencyId = await agencyOf(page)
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

  await page.getByRole("link", { name: "The journey" }).click()
  await page.getByLabel("Date and time required").fill("2027-01-15T14:30")
  await page.getByLabel("Pickup post code").fill("ls1 3ex")
  await page.getByLabel("Destination", { exact: true }).fill("Fern Lodge")
  await page.getByLabel("Destination post code").fill("YO1 7HH")
  await page.getByLabel("Number of staff").last().fill("1")
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)
  await go(page)
  await page.getByLabel("Contact at the pickup").fill("Mary Webb")
  await page.getByLabel("Address of the pickup").fill("1 Great George Street, Leeds")
  await page.getByLabel("E-mail of the contact").fill(email)
  await go(page)
  await page.getByLabel("Patient's name").fill("Ada Hale")
  await page.getByLabel("Patient's date of birth").fill("1980-02-03")
  await page.getByLabel("NHS number").fill("943 476 5918")
  await page.getByRole("radio", { name: "Female", exact: true }).check()
  await page.getByRole("radio", { name: "Informal Patient" }).check()
  await page.getByLabel("Mental health status").fill("Calm")
  await page.getByRole("group", { name: "Patient aware of transport" }).getByLabel("Yes").check()

  // What is older than a moment outlives the page.
  await page.waitForTimeout(1_000)
  await page.reload()
  await expect(page.getByLabel("Patient's name")).toHaveValue("Ada Hale")
  await go(page)
  await page.getByRole("group", { name: "Medication within 4 hours" }).getByLabel("No").check()
  await go(page)
  await page.getByRole("group", { name: "Can walk and step up unaided" }).getByLabel("Yes").check()
  await page
    .getByRole("group", { name: /^Mechanical restraint/ })
    .getByLabel("No")
    .check()
  await page.getByRole("group", { name: "Ward staff escort the patient" }).getByLabel("No").check()
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
  await page.getByRole("button", { name: "Send request" }).click()
  await page.getByRole("button", { name: "Yes, it is right" }).click()
  await expect(heading("Request sent")).toBeVisible()
  await expectAccessible(page)

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
