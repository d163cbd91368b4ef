import { account, expect, expectAccessible, lastMail, password, signIn, test } from "./portal.ts"

test.use({ own: ["expired"] })

const strong = "Harbour-Wall-7"

test("an expired password leads to the reset, and the link from the mail sets a new one, once", async ({
  page,
  service
}) => {
  await signIn(page, "expired")
  await expect(page).toHaveURL("/reset-password")
  await expect(page.getByText("Your password is expired please reset your password.")).toBeVisible()

  await page.goto("/login")
  await page.getByRole("link", { name: "Forgot password?" }).press("Enter")
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible()
  await expect(page).toHaveURL("/reset-password")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send link" }).press("Enter")
  await expect(page.getByText("Enter Recovery Email").first()).toBeVisible()

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
  await newPassword.fill("weak")
  await repeated.fill("weak")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/Password must have at least 8 characters/).first()).toBeVisible()
  await newPassword.fill(strong)
  await repeated.fill("Another-1")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Passwords Should Match").first()).toBeVisible()
  await repeated.fill(strong)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/login")

  await page.goto(link)
  await page.getByLabel("New password", { exact: true }).fill(strong)
  await page.getByLabel("Repeat new password", { exact: true }).fill(strong)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "This link cannot be used" })).toBeVisible()
  await page.getByRole("button", { name: "Ask for a new link" }).click()
  await expect(page).toHaveURL("/reset-password")

  await signIn(page, "expired", strong)
  await expect(page).toHaveURL(/\/home$/)
})

test("nobody learns whether an address is known", async ({ page }) => {
  const told: Array<string | null> = []
  for (const address of [account("client"), "nobody@crewfleet.example"]) {
    await page.goto("/reset-password")
    await page.getByLabel("Email address").fill(address)
    await page.getByRole("button", { name: "Send link" }).click()
    const notice = page.getByRole("status").locator("p").first()
    await expect(notice).toBeVisible()
    told.push(await notice.textContent())
  }
  expect(told[0]).toBe(told[1])
})

test("a refused request says the same as one that was taken, and no connection says so", async ({ page }) => {
  await page.route("**/reset-password", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 404, json: { message: "No such user" } })
      : route.continue()
  )
  await page.goto("/reset-password")
  await page.getByLabel("Email address").fill("somebody@crewfleet.example")
  await page.getByRole("button", { name: "Send link" }).click()
  await expect(page.getByText("Email sent if user exists")).toBeVisible()

  await page.unrouteAll()
  await page.route("**/reset-password", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue()
  )
  await page.getByRole("button", { name: "Send another link" }).click()
  await expect(page.getByText("Network Connection Failure")).toBeVisible()
  await expect(page.getByLabel("Email address")).toHaveValue("somebody@crewfleet.example")
})

test("a link without its token says so", async ({ page }) => {
  await page.goto("/resetPassword/changePassword")
  await expect(page.getByRole("heading", { name: "This link cannot be used" })).toBeVisible()
  await expectAccessible(page)
})

test("changing the password asks first, then signs out and asks where to send the link; the way back asks to sign in, without a word", async ({
  page
}) => {
  await signIn(page, "agency", password)
  await expect(page).toHaveURL("/agency/home")
  await page.getByRole("button", { name: /Stone/ }).press("Enter")
  await page.getByRole("menuitem", { name: "Change Password" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "Change your password?" })
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole("link", { name: "Promotions" }).click()
  await expect(page.getByRole("heading", { name: "Promotions", level: 1 })).toBeVisible()
  await page.getByRole("button", { name: /Stone/ }).click()
  await page.getByRole("menuitem", { name: "Change Password" }).click()
  await dialog.getByRole("button", { name: "Proceed" }).click()
  await expect(page).toHaveURL("/change-password")
  await expect(page.getByRole("heading", { name: "Change your password" })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL("/login")
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()
  await expect(page.getByText("Access not allowed!")).toHaveCount(0)
  await expect(page.getByText("Session Expired.")).toHaveCount(0)
})
