import { enter, expect, expectGoodAtAnySize, test } from "./portal.ts"

test("an administrator sees what comes round by the clock and runs some of it by keyboard, at any size", async ({
  page
}) => {
  await enter(page, "admin", "/admin/settings/jobs")
  const row = page.getByRole("row", { name: /Adds up the figures of all agencies together/ })
  await expect(row).toContainText("Every 10 seconds")
  await expect(page.getByText("Nothing has failed")).toBeVisible()
  await expectGoodAtAnySize(page)
  await row.getByRole("button", { name: /^Run now/ }).press("Enter")
  await expect(page.getByText("Started", { exact: true })).toBeVisible()
})
