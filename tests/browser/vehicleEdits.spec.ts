import type { Route } from "@playwright/test"
import { draftsIn } from "./draftsIn.ts"
import { expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"
import {
  change,
  detailsOf,
  makeVehicle,
  openVehicle,
  problemsOn,
  saveButton,
  savedWords
} from "./vehicles.ts"

test.use({ own: ["agency"] })

const vehicle = /\/api\/v1\/vehicle\/\d+(\?|$)/

test("what was typed survives a reload, a failing service and a lost connection", async ({
  page,
  service
}) => {
  const { id } = await makeVehicle(page, service)
  await openVehicle(page, id)
  await page.getByLabel("Colour").fill("Racing green")
  await expect.poll(() => draftsIn(page)).toHaveLength(1)
  expect(String(await draftsIn(page))).not.toMatch(/Racing|vehicle/)
  await page.reload()
  await expect(page.getByLabel("Colour")).toHaveValue("Racing green")
  await expect(savedWords(page, "Unsaved changes")).toBeVisible()

  const answers: ReadonlyArray<readonly [(route: Route) => Promise<void>, string]> = [
    [(route) => route.abort(), "Network Connection Failure"],
    [(route) => route.fulfill({ status: 500, body: "" }), "Internal server error, please try later"]
  ]
  for (const [answer, words] of answers) {
    await page.route(vehicle, (route) =>
      route.request().method() === "PUT" ? answer(route) : route.fallback()
    )
    await saveButton(page).click()
    await expect(problemsOn(page)).toHaveText([words])
    await expect(page.getByLabel("Colour")).toHaveValue("Racing green")
    await page.unroute(vehicle)
  }
  await saveButton(page).click()
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Colour")).toHaveValue("Racing green")
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
})

test("what was typed over an older version is compared when one comes back to it, and forgotten once discarded", async ({
  page,
  service
}) => {
  const made = await makeVehicle(page, service)
  await openVehicle(page, made.id)
  await page.getByLabel("Colour").fill("Pink")
  await expect.poll(() => draftsIn(page)).toHaveLength(1)
  await change(service, "agency", String(made.id), detailsOf(made, { color: "Black" }))
  await page.reload()
  const dialog = page.getByRole("dialog", { name: "This vehicle was changed meanwhile" })
  await expect(dialog.getByRole("row", { name: /^Colour/ })).toContainText(/Pink\s*Black/)
  await expectGoodAtAnySize(page)
  await dialog.getByRole("button", { name: "Go on editing mine" }).press("Enter")
  await expect(page.getByLabel("Colour")).toHaveValue("Pink")
  await page.getByRole("button", { name: "Discard changes" }).click()
  await expectAccessible(page)
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click()
  await expect(page.getByLabel("Colour")).toHaveValue("Black")
  await expect.poll(() => draftsIn(page)).toHaveLength(0)
})
