import { holding } from "./dashboard.ts"
import { account, expect, expectAccessible, lastMail, password, signIn, test } from "./portal.ts"

const portals = [
  ["admin", "/admin/home"],
  ["agency", "/agency/home"],
  ["client", "/client/home"],
  ["worker", "/worker/home"]
] as const

for (const [name, home] of portals) {
  test(`${name} signs in and arrives in the own portal`, async ({ page }) => {
    await signIn(page, name)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
  })
}

test("signing in works by keyboard alone", async ({ page }) => {
  await page.goto("/login")
  await page.getByLabel("Username").press("Tab")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type(account("agency"))
  await page.keyboard.press("Tab")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/agency/home")
})

test("an empty form asks for credentials at the field and keeps what was typed", async ({ page }) => {
  await page.goto("/login")
  await page.getByRole("button", { name: "Sign in" }).click()
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle("Error: Sign in – CrewFleet")
  await summary.getByRole("link", { name: "Enter Credentials." }).press("Enter")
  await expect(page.getByLabel("Username")).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel("Username").fill(account("agency"))
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Username")).toHaveValue(account("agency"))
})

test("a wrong password is explained and the user name stays", async ({ page }) => {
  await signIn(page, "client", "Not-the-password-1")
  await expect(page.getByRole("alert").filter({ hasText: "Invalid Credentials" })).toBeVisible()
  await expect(page.getByLabel("Username")).toHaveValue(account("client"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/client/home")
})

test("an account without an agency is told what is missing", async ({ page }) => {
  await signIn(page, "stray")
  await expect(page.getByText("No Agency Identifier Found.")).toBeVisible()
  await expect(page).toHaveURL("/login")
})

const loginPath = "**/user-permission/login"

test("no service is explained at sign-in, which can be tried again", async ({ page }) => {
  await page.route(loginPath, (route) => route.abort())
  await signIn(page, "agency")
  await expect(page.getByText("Network Connection Failure")).toBeVisible()
  await page.unroute(loginPath)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/agency/home")
})

test("too many attempts are refused with the time to wait", async ({ page }) => {
  await page.route(loginPath, (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "120" }, json: { message: "Too many attempts." } })
  )
  await signIn(page, "agency")
  await expect(page.getByText("Too many attempts.")).toBeVisible()
  await expect(page.getByText("Try again in 2 minutes.")).toBeVisible()
})

test("a second click does not sign in twice", async ({ page }) => {
  let asked = 0
  const answers = holding()
  await page.route(loginPath, (route) => {
    asked += 1
    return answers.hold(route)
  })
  await page.goto("/login")
  await page.getByLabel("Username").fill(account("agency"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).dblclick()
  answers.letGo()
  await expect(page).toHaveURL("/agency/home")
  expect(asked).toBe(1)
})

test("a stored session is restored and leads past sign-in", async ({ page }) => {
  await signIn(page, "worker")
  await expect(page).toHaveURL("/worker/home")
  await page.goto("/login")
  await expect(page).toHaveURL("/worker/home")
  await expect(page.getByText("Session Restored")).toBeVisible()
})

test("what the browser keeps of a session cannot be read", async ({ page }) => {
  await signIn(page, "agency")
  await expect(page).toHaveURL("/agency/home")
  await page.waitForFunction(() => localStorage.getItem("crewfleet.session") !== null)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const secret of ["AGENCY", "VIEW_", "access", "refresh", "Bearer"]) expect(kept).not.toContain(secret)
  const exported = await page.evaluate(async () => {
    const open = indexedDB.open("keyval-store")
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const read = open.result.transaction("keyval").objectStore("keyval").get("crewfleet.key")
    await new Promise((resolve) => {
      read.onsuccess = resolve
    })
    return crypto.subtle.exportKey("raw", read.result).then(
      () => "exported",
      (error) => String(error.name)
    )
  })
  expect(exported).toBe("InvalidAccessError")
})

test.describe("one-time password", () => {
  test.use({ own: ["otp"] })

  test("the code from the mail signs in", async ({ page, service }) => {
    await signIn(page, "otp")
    const dialog = page.getByRole("dialog", { name: "Enter one-time password" })
    await expect(dialog.getByLabel("One-time password")).toBeFocused()
    await expectAccessible(page)
    const { text } = await lastMail(service, "otp")
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ""
    const wrong = code === "000000" ? "111111" : "000000"

    await dialog.getByRole("button", { name: "Confirm" }).click()
    await expect(dialog.getByText("There is a problem")).toBeVisible()
    await dialog.getByLabel("One-time password").fill(wrong)
    await page.keyboard.press("Enter")
    await expect(dialog.getByText("The one-time password is wrong or has expired.").first()).toBeVisible()

    await dialog.getByLabel("One-time password").fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/agency/home")
  })

  test("resending closes the dialog and asks for a new code", async ({ page }) => {
    const requests: Array<unknown> = []
    page.on("request", (request) => {
      if (request.url().endsWith("/login") && request.method() === "POST")
        requests.push(request.postDataJSON())
    })
    await signIn(page, "otp")
    const dialog = page.getByRole("dialog", { name: "Enter one-time password" })
    await dialog.getByRole("button", { name: "Resend OTP" }).click()
    await expect(page.getByText("A new one-time password was sent.")).toBeVisible()
    await expect(dialog).toBeVisible()
    const credentials = { username: account("otp"), password }
    expect(requests).toEqual([credentials, credentials])
  })

  test("the dialog can be left by keyboard, and the form is as it was", async ({ page }) => {
    await signIn(page, "otp")
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
    await expect(page.getByLabel("Username")).toHaveValue(account("otp"))
  })
})
