import { account, expect, expectAccessible, lastMail, password, signIn, test } from "./portal.ts"

test("somebody signs in by keyboard alone, and arrives in the own portal", async ({ page }) => {
  await page.goto("/login")
  await page.getByLabel("Username").press("Tab")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type(account("agency"))
  await page.keyboard.press("Tab")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/agency/home")
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
})

test("what the browser keeps of a session cannot be read, and is restored past sign-in", async ({ page }) => {
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

  await page.goto("/login")
  await expect(page).toHaveURL("/agency/home")
  await expect(page.getByText("Session Restored")).toBeVisible()
})

test.describe("one-time password", () => {
  test.use({ own: ["otp"] })

  test("the code from the mail signs in", async ({ page, service }) => {
    await signIn(page, "otp")
    const dialog = page.getByRole("dialog", { name: "Enter one-time password" })
    await expect(dialog.getByLabel("One-time password")).toBeFocused()
    const { text } = await lastMail(service, "otp")
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ""
    const wrong = code === "000000" ? "111111" : "000000"
    await dialog.getByLabel("One-time password").fill(wrong)
    await page.keyboard.press("Enter")
    await expect(dialog.getByText("The one-time password is wrong or has expired.").first()).toBeVisible()
    await expectAccessible(page)

    await dialog.getByLabel("One-time password").fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/agency/home")
  })
})
