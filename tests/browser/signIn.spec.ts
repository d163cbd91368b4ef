import { expect, expectAccessible, signIn, test } from "./portal.ts"

test("an agency signs in and finds its figures", async ({ page }) => {
  await signIn(page, "agency")
  await expect(page).toHaveURL("/agency/home")
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible()
  await expectAccessible(page)
})
