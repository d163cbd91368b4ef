import type { Page } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { account, expect, expectAccessible, expectGoodAtAnySize, password, phone, test } from "./portal.ts"
import { reload } from "./reload.ts"

test.use({ own: ["agency"], viewport: phone })

const strong = "Harbour-Wall-7"

/** The agency of somebody who works for one, and what it is asked with. */
const agencyOf = async (page: Page) => {
  const answer = await page.request.post("/oauth-service/api/v1/user-permission/login", {
    data: { username: account("agency"), password }
  })
  const { agentId, access_token } = (await answer.json()) as { agentId: number; access_token: string }
  return { agentId, headers: { authorization: `Bearer ${access_token}` } }
}

/** What was mailed last to an address. */
const mailTo = async ({ url }: RunningService, recipient: string): Promise<string> => {
  const find = async () => {
    const mails: ReadonlyArray<{ readonly recipient: string; readonly text: string }> = await (
      await fetch(`${url}/outbox.json`)
    ).json()
    return mails.find((mail) => mail.recipient === recipient)?.text
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ""
}

test("a guest registers on a phone, sets a password by the mail, and is an applicant of the agency", async ({
  page,
  service
}) => {
  const { agentId, headers } = await agencyOf(page)
  const email = `nia.${agentId}@post.example`
  await page.goto(`/guest/register/${agentId}`)
  await expect(page.getByRole("heading", { name: "Registration Form" })).toBeVisible()
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page.getByText("Missing Required Info").first()).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.setViewportSize(phone)

  await page.getByLabel("First name").fill("Nia")
  await page.getByLabel("Last name").fill("Hughes")
  await page.getByLabel("Date of birth").fill("1992-03-04")
  await page.getByRole("radio", { name: "Female" }).check()
  await page.getByLabel("Nationality", { exact: true }).fill("England")
  await page.getByLabel("E-mail").fill("nia@")
  await expect(page.getByText("Not a valid e-mail address")).toBeVisible()
  await page.getByLabel("E-mail").fill(email)
  await expect(page.getByText("Valid e-mail address", { exact: true })).toBeVisible()
  await page.getByLabel("Phone number").fill("07700 900123")
  await page.getByLabel("Assignment code").selectOption("Nurse")
  await expectAccessible(page)

  await reload(page)
  await expect(page.getByText("What you typed earlier on this device is still here.")).toBeVisible()
  await expect(page.getByLabel("E-mail")).toHaveValue(email)
  await page.getByRole("checkbox", { name: /^I agree that this agency sees/ }).check()
  await page.getByRole("button", { name: "I have an account" }).click()
  await expect(page.getByRole("dialog").getByRole("link", { name: "Forgot Password" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page.getByRole("heading", { name: "Look into your e-mail" })).toBeVisible()
  await expect(page.getByText("Applicant Linked Successfully")).toBeVisible()
  await expectAccessible(page)

  const link = /\/resetPassword\/changePassword\?token=\S+/.exec(await mailTo(service, email))?.[0] ?? ""
  await page.goto(link)
  await page.getByLabel("New password", { exact: true }).fill(strong)
  await page.getByLabel("Repeat new password", { exact: true }).fill(strong)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/login")
  await page.getByLabel("Username").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(strong)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/worker/home")
  await page.getByRole("region", { name: "Your Agencies" }).getByRole("link").click()
  await expect(page.getByText("You have applied")).toBeVisible()

  const answer = await page.request.get("/api/v1/agency-worker/applicants/0/20", { headers })
  const { content } = (await answer.json()) as { content: ReadonlyArray<{ email: string }> }
  expect(content.map((applicant) => applicant.email)).toContain(email)
})

test("an account that is no worker's is refused, and an agency that there is not is told of nobody", async ({
  page
}) => {
  const { agentId } = await agencyOf(page)
  await page.goto(`/guest/register/${agentId}`)
  await page.getByRole("button", { name: "I have an account" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Login" }).click()
  await expect(dialog.getByText("Enter Credentials.").first()).toBeVisible()
  await dialog.getByLabel("Username").fill(account("agency"))
  await dialog.getByLabel("Password", { exact: true }).fill(password)
  await dialog.getByRole("button", { name: "Login" }).click()
  await expect(dialog.getByText("Failed to determine user or Invalid role: ROLE_AGENCY")).toBeVisible()

  await page.goto("/guest/register/999999")
  await expect(page.getByRole("heading", { name: "This agency cannot be found" })).toBeVisible()
  await expectGoodAtAnySize(page)
  for (const [address, heading] of [
    ["/guest/register/x", "Page not found"],
    ["/terms", "Terms"],
    ["/privacy", "Privacy"]
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole("heading", { name: heading })).toBeVisible()
    await expectAccessible(page)
  }
})
