import type { BrowserContext } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { account, enter, expect, expectAccessible, logIn, password, test } from "./portal.ts"

test("a visitor who is not signed in is sent to sign-in, and from there to the very address", async ({
  page
}) => {
  const address = "/agency/bookings/agency-list?status=BOOKED&page=2&redirected=true"
  await page.goto(address)
  await expect(page).toHaveURL("/login")
  await expect(page.getByText("Access not allowed!")).toBeVisible()
  await page.getByLabel("Username").fill(account("agency"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\/agency\/bookings\/agency-list\?(?!.*redirected).*status=BOOKED/)
  await expect(page.getByText("Access not allowed!")).toBeHidden()
})

test("another user type's portal is refused", async ({ page }) => {
  await enter(page, "client")
  await page.goto("/admin/home")
  await expect(page.getByText("Access To Portal not allowed!")).toBeVisible()
  await expect(page).toHaveURL("/client/home")
})

test("the empty address leads to sign-in, and unknown ones say so", async ({ page }) => {
  await page.goto("/")
  await expect(page).toHaveURL("/login")
  await page.goto("/no/such/page")
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible()
  await expectAccessible(page)
  await page.goto("/error")
  await expect(page.getByRole("heading", { name: "Oops, an error occurred" })).toBeVisible()
  await page.getByRole("button", { name: "Go Back" }).click()
  await expect(page).toHaveURL("/no/such/page")
  await page.goto("/register")
  await expect(page.getByRole("heading", { name: "Register" })).toBeVisible()
  await expectAccessible(page)
})

test.describe("hand-over by cookies", () => {
  const handOver = async (
    context: BrowserContext,
    service: RunningService,
    changes: Record<string, string> = {}
  ) => {
    const login = await logIn(service, "agency")
    const cookies = {
      access_token: String(login.access_token),
      refresh_token: String(login.refresh_token),
      userType: String(login.userType),
      agentId: String(login.agentId),
      displayName: "Stone.H",
      ...changes
    }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: service.url }))
    )
  }

  test("takes over the session, clears the cookies and removes the parameter", async ({
    page,
    context,
    service
  }) => {
    await handOver(context, service)
    await page.goto("/agency/home?redirected=true&from=mail")
    await expect(page).toHaveURL("/agency/home?from=mail")
    await expect(page.getByRole("link", { name: "Clients" })).toBeVisible()
    expect(await context.cookies()).toEqual([])
    await page.reload()
    await expect(page).toHaveURL("/agency/home?from=mail")
  })

  test("signs nobody in with tokens that the service does not know", async ({ page, context, service }) => {
    await handOver(context, service, { access_token: "forged", refresh_token: "forged" })
    await page.goto("/agency/home?redirected=true")
    await expect(page).toHaveURL("/login")
    await expect(page.getByText("Access not allowed!")).toBeVisible()
    expect(await context.cookies()).toEqual([])
  })

  test("can be tried again after the connection broke", async ({ page, context, service }) => {
    await handOver(context, service)
    await page.route("**/logged-in-user", (route) => route.abort())
    await page.goto("/agency/home?redirected=true")
    await expect(page.getByRole("heading", { name: "You could not be signed in" })).toBeVisible()
    expect((await context.cookies()).length).toBeGreaterThan(0)
    await page.unrouteAll()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page).toHaveURL("/agency/home")
  })
})

test("signing out in one tab signs out the other", async ({ page, context }) => {
  await enter(page, "agency")
  const other = await context.newPage()
  await other.goto("/agency/home")
  await expect(other.getByRole("heading", { name: "Dashboard" })).toBeVisible()

  await page.getByRole("button", { name: /Stone/ }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page).toHaveURL("/login")
  await expect(other).toHaveURL("/login")
  expect(await page.evaluate(() => localStorage.getItem("crewfleet.session"))).toBeNull()
})

test("an expired session says so once and returns to the same place", async ({ page }) => {
  await enter(page, "agency")
  await page.getByRole("link", { name: "Promotions" }).click()
  await expect(page.getByRole("heading", { name: "Promotions", level: 1 })).toBeVisible()
  await page.route("**/refresh-token/**", (route) =>
    route.fulfill({ status: 401, json: { message: "Gone" } })
  )
  await page.route("**/api/v1/stats/**", (route) =>
    route.fulfill({ status: 401, json: { message: "Expired" } })
  )
  await page.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/login")
  await expect(page.getByText("Session Expired.")).toHaveCount(1)

  await page.unrouteAll()
  await page.getByLabel("Username").fill(account("agency"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/agency/home")
})
