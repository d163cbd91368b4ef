import { account, enter, expect, logIn, password, test } from "./portal.ts"

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

test("a session that another application hands over in cookies is taken over, and they are cleared with the parameter", async ({
  page,
  context,
  service
}) => {
  const login = await logIn(service, "agency")
  const cookies = {
    access_token: String(login.access_token),
    refresh_token: String(login.refresh_token),
    userType: String(login.userType),
    agentId: String(login.agentId),
    displayName: "Stone.H"
  }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: service.url }))
  )
  await page.goto("/agency/home?redirected=true&from=mail")
  await expect(page).toHaveURL("/agency/home?from=mail")
  await expect(page.getByRole("link", { name: "Hirers", exact: true })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(page).toHaveURL("/agency/home?from=mail")
})

test("signing out in one tab, even offline, signs out the other", async ({ page, context }) => {
  await enter(page, "agency")
  const other = await context.newPage()
  await other.goto("/agency/home")
  await expect(other.getByRole("heading", { name: "Dashboard" })).toBeVisible()

  await page.getByRole("button", { name: /Stone/ }).click()
  await context.setOffline(true)
  await page.getByRole("menuitem", { name: "Logout" }).press("Enter")
  await expect(page).toHaveURL("/login")
  await expect(other).toHaveURL("/login")
  expect(await page.evaluate(() => localStorage.getItem("crewfleet.session"))).toBeNull()
  await context.setOffline(false)
  await page.goto("/agency/home")
  await expect(page.getByText("Access not allowed!")).toBeVisible()
})
