import { account, expect, expectAccessible, lastMail, signIn, test } from "./portal.ts"

test.use({ own: ["expired"] })

const strong = "Harbour-Wall-7"

test("an expired password leads to the reset, and the link from the mail sets a new one, once", async ({
  page,
  service
}) => {
  await signIn(page, "expired")
  await expect(page).toHaveURL("/reset-password")
  await expect(page.getByText("Your password is expired please reset your password.")).toBeVisible()

  await expect(page.getByText("Your password has expired.")).toBeVisible()
  await expect(page.getByLabel("Email address")).toHaveValue(account("expired"))

  await page.goto("/login")
  await page.getByRole("link", { name: "Forgot password?" }).press("Enter")
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible()
  await expect(page).toHaveURL("/reset-password")
  await expectAccessible(page)
  await page.getByLabel("Email address").fill(account("expired"))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Send another link" })).toBeVisible()
  const { text } = await lastMail(service, "expired")
  const link = /\/resetPassword\/changePassword\?token=\S+/.exec(text)?.[0] ?? ""

  await page.goto(link)
  await page.getByRole("button", { name: "Save password" }).click()
  await expect(page.getByText("Enter New Password").first()).toBeVisible()
  await expectAccessible(page)

  const newPassword = page.getByLabel("New password", { exact: true })
  const repeated = page.getByLabel("Repeat new password", { exact: true })
  await newPassword.fill(strong)
  await repeated.fill(strong)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/login")

  await page.goto(link)
  await page.getByLabel("New password", { exact: true }).fill(strong)
  await page.getByLabel("Repeat new password", { exact: true }).fill(strong)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "This link cannot be used" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Ask for a new link" }).click()
  await expect(page).toHaveURL("/reset-password")

  await signIn(page, "expired", strong)
  await expect(page).toHaveURL(/\/home$/)
})
