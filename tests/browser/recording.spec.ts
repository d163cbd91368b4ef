import { openList } from "./bookings.ts"
import { takeForm } from "./formTab.ts"
import { account, enter, expect, expectAccessible, expectNoSidewaysScroll, password, test } from "./portal.ts"
import { replay, saveRecording } from "./recordings.ts"

test("what somebody did from sign-in to the bookings is recorded, downloaded and replayed to the same states", async ({
  page
}, testInfo) => {
  const rows = page.getByRole("table", { name: "Bookings" }).locator("tbody tr")
  await page.goto("/login?record")
  const bar = page.getByRole("complementary", { name: "Recording" })
  await expect(bar.getByRole("status")).toContainText("being recorded")
  await expect(page).toHaveURL("/login")
  await expectAccessible(page)
  await page.getByLabel("Username").fill(account("agency"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/agency/home")
  await openList(page)
  await expect(rows.nth(5)).toBeVisible()
  await expectNoSidewaysScroll(page)

  const save = (name: string) => saveRecording(page, testInfo, name)
  const { file, text, recording } = await save("bookings")
  const last = new Map(recording.steps.map(({ actor, state }) => [actor, state]))
  expect(Object.fromEntries(last)).toMatchObject({ signIn: "signedIn", bookings: "loaded" })
  expect([...last.keys()]).toEqual(expect.arrayContaining(["session", "routeGuard", "dashboard/graph"]))
  expect(recording.steps.filter(({ masked }) => masked)).toEqual([])
  for (const secret of [account("agency"), password]) expect(text).not.toContain(secret)
  expect(await replay(file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^All \d+ steps of \d+ machines ended as they were recorded\.\n$/)
  })

  // The same tab goes on, whatever page it loads; what was recorded before is still there.
  await page.reload()
  await expect(rows.nth(5)).toBeVisible()
  const later = await save("later")
  expect(later.recording.steps.length).toBeGreaterThan(recording.steps.length)
  expect((await replay(later.file)).code).toBe(0)

  await bar.getByRole("button", { name: "Stop recording" }).click()
  await bar.getByRole("button", { name: "Discard recording" }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(rows.nth(5)).toBeVisible()
  await expect(bar).toBeHidden()
})

test.describe("a form that is filled in over days", () => {
  test.use({ own: ["worker"] })

  test("is recorded without what was typed, over a reload, and replayed to the same states", async ({
    page
  }, testInfo) => {
    await enter(page, "worker", "/worker/forms/bank?section=account&record")
    await page.getByLabel("Holder name").fill("Samuel Price-Secret")
    await page.getByLabel("Account number").fill("87654321")
    await page.getByRole("button", { name: "Save and continue" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Declaration" })).toBeVisible()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await takeForm(page)
    await page.getByLabel("Full name").fill("Samuel Price-Secret")
    await page.getByRole("button", { name: "Save and continue" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Check your answers" })).toBeVisible()
    await page.getByRole("button", { name: "Submit", exact: true }).click()
    await expect(page.getByText("There is a problem")).toBeVisible()

    const { file, text, recording } = await saveRecording(page, testInfo, "bankForm")
    expect(recording.steps.map(({ actor }) => actor)).toContain("bankEditor")
    for (const secret of ["Secret", "87654321", "876-543-21"]) expect(text).not.toContain(secret)
    expect(await replay(file)).toEqual({
      code: 0,
      // Where what was masked decides a step, it is taken as recorded.
      said: expect.stringMatching(/^All \d+ steps of \d+ machines ended as they were recorded\.\n/)
    })
  })
})
