import type { Vehicle } from "../../packages/sdk/src/vehicle/Vehicle.ts"
import {
  beginReport,
  complete,
  fillIn,
  isKept,
  isReceived,
  sendReport,
  signTyped,
  test
} from "./condition.ts"
import { clientOf, receivedOf } from "./conditionService.ts"
import { askingAs, desk, enter, expect, expectAccessible, expectNoSidewaysScroll } from "./portal.ts"
import { detailsOf } from "./vehicles.ts"

test("fills in a report at the desk by mouse, with a drawn signature, and sends it", async ({
  page,
  booking,
  service
}) => {
  await page.setViewportSize(desk)
  await beginReport(page, booking)
  await fillIn(page)
  await page.locator("[data-view=LEFT]").click({ position: { x: 90, y: 45 } })
  await expect(page.getByRole("listitem", { name: "Damage 1" }).getByLabel("Side")).toHaveValue("LEFT")
  await page.getByLabel("Note").fill("Along the door")

  const pin = page.getByRole("button", { name: /^Damage 1: Scratch, left side/ })
  const before = await pin.boundingBox()
  await pin.hover()
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) + 80, (before?.y ?? 0) + 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await pin.boundingBox())?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 40)

  const hirer = page.getByRole("group", { name: "Hirer", exact: true })
  await hirer.getByLabel("Name of the hirer").fill("Mina Okafor")
  const pad = await hirer.locator("canvas").boundingBox()
  const [x, y] = [(pad?.x ?? 0) + 30, (pad?.y ?? 0) + 30]
  await hirer.locator("canvas").scrollIntoViewIfNeeded()
  await hirer.locator("canvas").hover()
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 20, { steps: 5 })
  await page.mouse.move(x + 120, y, { steps: 5 })
  await page.mouse.up()
  await expect(hirer.getByRole("img", { name: "Signature of the hirer, drawn" })).toBeVisible()
  await signTyped(page, "Agency", "Robin Shaw")
  await expectAccessible(page)
  await sendReport(page)
  await isReceived(page)
  const { pickUp } = await receivedOf(service, booking)
  expect(pickUp).toMatchObject({ version: 1, content: { odometer: 48_210 } })
})

test("marks damage of a motorcycle by keyboard, and never beside it", async ({ page, booking, service }) => {
  const { ask, read } = await askingAs(service, "agency")
  const { vehicle } = await read<{ vehicle: { id: number } }>(`/vehicle-booking/${booking}`)
  const { version, ...described } = await read<Vehicle>(`/vehicle/${vehicle.id}`)
  const body = JSON.stringify(detailsOf({ ...described, version }, { outline: "MOTORCYCLE" }))
  expect((await ask(`/vehicle/${vehicle.id}`, { method: "PUT", body })).status).toBe(200)

  await beginReport(page, booking)
  await page.getByRole("button", { name: "Add damage" }).focus()
  await page.keyboard.press("Enter")
  const areas = page.getByLabel("Place on the drawing").locator("option")
  await expect(areas).toHaveText(["Top centre", "Middle centre", "Bottom centre"])
  const pin = page.getByRole("button", { name: /^Damage 1/ })
  await pin.focus()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press("ArrowLeft")
  await expect(pin).toHaveAccessibleName(/front, middle centre/)
  for (let step = 0; step < 60; step += 1) await page.keyboard.press("ArrowDown")
  await expect(pin).toHaveAccessibleName(/front, bottom centre/)
  const drawing = await page.locator("[data-view=FRONT]").boundingBox()
  const place = await pin.boundingBox()
  const middle = (place?.x ?? 0) + (place?.width ?? 0) / 2 - (drawing?.x ?? 0)
  expect(Math.abs(middle / (drawing?.width ?? 1) - 0.5)).toBeLessThan(0.05)
  await expectAccessible(page)
  await complete(page)
  await sendReport(page)
  await isReceived(page)
  expect(await receivedOf(service, booking)).toMatchObject({
    pickUp: { content: { outline: "MOTORCYCLE", damages: [{ view: "FRONT" }] } }
  })
})

test("can be done by keyboard alone, on a narrow page", async ({ page, booking, service }) => {
  await beginReport(page, booking)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByLabel("Odometer").focus()
  await page.keyboard.type("48210")
  await page.keyboard.press("Tab")
  await page.keyboard.press("F")
  for (let part = 0; part < 2; part += 1) {
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
  }
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Add damage" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("listitem", { name: "Damage 1" }).getByLabel("What it is")).toBeFocused()
  const pin = page.getByRole("button", { name: /^Damage 1/ })
  await expect(pin).toHaveAccessibleName(/front, middle centre/)
  await pin.focus()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowUp")
  await expect(pin).toHaveAccessibleName(/front, top centre/)
  for (const party of ["Hirer", "Agency"]) {
    const group = page.getByRole("group", { name: party, exact: true })
    await group.getByLabel(/^Name of/).focus()
    await page.keyboard.type("Mina Okafor")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowRight")
    await expect(group.getByLabel("My typed name is my signature")).toBeVisible()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
  }
  await page.getByRole("button", { name: "Send report" }).focus()
  await page.keyboard.press("Enter")
  await isReceived(page)
  expect((await receivedOf(service, booking)).pickUp?.content.odometer).toBe(48_210)
})

test("opens from the booking, under the name that the specification gives it", async ({
  page,
  booking,
  service
}) => {
  await enter(page, "agency", `/agency/clients/${await clientOf(service, booking)}/bookings/${booking}`)
  await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
  const dialog = page.getByRole("dialog", { name: "Vehicle Condition Report form" })
  await expect(dialog.getByText("Not made yet")).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole("link", { name: "Fill in the pick-up report" }).click()
  await page.getByLabel("Odometer").fill("12")
  await isKept(page)
  await page.getByRole("link", { name: `Booking ${booking}` }).click()
  await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
  await expect(dialog.getByText("Begun on this device")).toBeVisible()
  await dialog.getByRole("link", { name: "Go on with the pick-up report" }).click()
  await expect(page.getByLabel("Odometer")).toHaveValue("12")

  await page.getByRole("button", { name: "Delete from this device" }).click()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  await expect(page.getByLabel("Odometer")).toHaveValue("")
})
