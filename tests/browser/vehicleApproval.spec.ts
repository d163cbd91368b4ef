import type { Page } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { desk, enter, expect, expectAccessible, expectGoodAtAnySize, phone, test } from "./portal.ts"
import { change, listPlace, makeVehicle, saveButton, savedWords, uploadPhoto } from "./vehicles.ts"

test.use({ own: ["agency"] })

/** A vehicle of the demo's agency that awaits approval. */
const submitted = async (page: Page, service: RunningService) => {
  const { id } = await makeVehicle(page, service)
  return change(service, "agency", `${id}/submit`)
}

/** Opens the review of a vehicle as the administrator of the demo. */
const review = async (page: Page, id: number) => {
  await enter(page, "admin", `/admin/vehicles/${id}`)
  await expect(page.getByRole("heading", { name: "Decision" })).toBeVisible()
}

const rejection = (page: Page) => page.getByRole("dialog", { name: "Reject this vehicle" })

test("an administrator finds what awaits approval, of every provider", async ({ page, service }) => {
  const { id, regno } = await submitted(page, service)
  await enter(page, "admin")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vehicles" }).click()
  await expect(page).toHaveURL("/admin/vehicles")
  await expect(page.getByRole("heading", { level: 1, name: "Vehicles" })).toBeVisible()
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("AWAITING_APPROVAL")
  await expect(page.getByRole("cell", { name: "Thames Mobility" }).first()).toBeVisible()
  await page.getByLabel("Search vehicles").fill(regno ?? "")
  const row = page.getByRole("row").filter({ hasText: regno ?? "" })
  await expect(row).toContainText("Northway Car Hire")
  await expectGoodAtAnySize(page)
  await row.getByRole("link").click()
  await expect(page).toHaveURL(`/admin/vehicles/${id}`)
  await expect(page.getByRole("heading", { level: 1, name: "Ford Puma" })).toBeVisible()
})

test("an administrator looks at a vehicle and at what is new of it, approves it and goes on to the next", async ({
  page,
  service
}) => {
  const { id } = await submitted(page, service)
  await review(page, id)
  await expect(page.getByRole("img", { name: "Photo 1 of Ford Puma" })).toBeVisible()
  await uploadPhoto(page, service, id)
  await page.getByRole("button", { name: "Approve", exact: true }).click()
  await expect(page.getByRole("list", { name: "What is new" }).getByRole("listitem")).toHaveText([
    "1 new photo"
  ])
  const photos = page.getByRole("listitem").filter({ has: page.getByRole("img", { name: /^Photo/ }) })
  await expect(photos).toHaveText(["Main photo", "New"])
  await expectGoodAtAnySize(page)
  await page.getByRole("button", { name: "Approve", exact: true }).click()
  await expect(page.getByText("Vehicle approved")).toBeVisible()
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toHaveCount(0)
  await page.getByRole("link", { name: "Next vehicle" }).click()
  await expect(page).not.toHaveURL(`/admin/vehicles/${id}`)
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toBeVisible()
})

test("a vehicle is rejected by keyboard with a reason, which the agency reads before it submits again", async ({
  page,
  service
}) => {
  const { id } = await submitted(page, service)
  await review(page, id)
  await page.getByRole("button", { name: "Reject" }).focus()
  await page.keyboard.press("Enter")
  await expect(rejection(page).getByLabel("Reason")).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(rejection(page).getByRole("listitem")).toHaveText(["Enter why the vehicle is rejected"])
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(desk)
  await rejection(page).getByRole("listitem").getByRole("link").press("Enter")
  await page.keyboard.type("The plate cannot be read")

  await page.route(`**/vehicle/${id}/reject*`, (route) => route.abort())
  await rejection(page).getByRole("button", { name: "Reject" }).press("Enter")
  await expect(page.getByText("Network Connection Failure")).toBeVisible()
  await expect(rejection(page).getByLabel("Reason")).toHaveValue("The plate cannot be read")
  await page.unroute(`**/vehicle/${id}/reject*`)
  await rejection(page).getByRole("button", { name: "Reject" }).press("Enter")
  await expect(rejection(page)).toBeHidden()
  await expect(page.getByText("The plate cannot be read")).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await enter(page, "agency", `${listPlace}/${id}`)
  await expect(page.getByText("Why it was rejected")).toBeVisible()
  await expect(page.getByText("The plate cannot be read")).toBeVisible()
  await page.getByLabel("Colour").fill("Green")
  await saveButton(page).click()
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
  await page.getByRole("button", { name: "Submit for Approval" }).click()
  await expect(page.getByText("The platform is looking at this vehicle.")).toBeVisible()
})

test("an approved vehicle is withdrawn and reinstated, and needs a new approval once it is another one", async ({
  page,
  service
}) => {
  const { id } = await submitted(page, service)
  await change(service, "admin", `${id}/approve`)
  await enter(page, "agency", `${listPlace}/${id}`)
  await page.getByRole("button", { name: "Withdraw" }).click()
  const sure = page.getByRole("dialog", { name: "Withdraw this vehicle?" })
  await expectAccessible(page)
  await sure.getByRole("button", { name: "Withdraw" }).click()
  await expect(page.getByText("This vehicle is withdrawn and cannot be booked.")).toBeVisible()
  await page.getByRole("button", { name: "Reinstate" }).press("Enter")
  await expect(page.getByText("This vehicle is approved and can be booked.")).toBeVisible()

  await page.getByLabel("Monday to Friday").fill("60")
  await expect(page.getByText("This needs a new approval")).toHaveCount(0)
  await page.getByLabel("Model").fill("Kuga")
  await expect(page.getByText("This needs a new approval")).toBeVisible()
  await expectAccessible(page)
  await saveButton(page).click()
  await expect(page.getByText("The platform is looking at this vehicle.")).toBeVisible()
})
