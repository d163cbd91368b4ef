import type { Page, Route } from "@playwright/test"
import { holding } from "./dashboard.ts"
import {
  askingAs,
  desk,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test
} from "./portal.ts"
import { drawing, sidesOf } from "./profile.ts"
import {
  addPhoto,
  change,
  describeVehicle,
  detailsOf,
  listPlace,
  makeVehicle,
  newPlate,
  openNewVehicle,
  problemsOn,
  saveButton,
  savedWords
} from "./vehicles.ts"

const photos = "**/api/v1/vehicle/*/photos*"
const vehicle = /\/api\/v1\/vehicle\/\d+(\?|$)/

/** Opens the page of one vehicle as the agency of the demo. */
const openVehicle = async (page: Page, id: number) => {
  await enter(page, "agency")
  await page.goto(`${listPlace}/${id}`)
  await expect(page.getByLabel("Make")).toBeVisible()
}

test("a vehicle is described, photographed and sent for approval", async ({ page, service }) => {
  const plate = newPlate()
  await enter(page, "agency")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vehicles" }).click()
  await page.getByRole("link", { name: "Add Vehicle" }).click()
  await describeVehicle(page, plate.toLowerCase())
  await expect(savedWords(page, "Unsaved changes")).toBeVisible()
  await expectAccessible(page)
  await saveButton(page).click()

  await expect(page).toHaveURL(/agency-vehicles\/\d+$/)
  await expect(page.getByRole("heading", { level: 1, name: "Ford Puma" })).toBeVisible()
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
  await expect(page.getByLabel("Registration number")).toHaveValue(plate)
  await expect(page.getByLabel("Monday to Friday")).toHaveValue("1045.50")

  await page.getByRole("button", { name: "Submit for Approval" }).click()
  await expect(problemsOn(page)).toHaveText(["Add at least one photo"])
  await addPhoto(page)
  await expect(page.getByRole("img", { name: "Photo 1 of Ford Puma" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Submit for Approval" }).click()
  await expect(page.getByText("The platform is looking at this vehicle.")).toBeVisible()
  await expect(problemsOn(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeDisabled()

  await page.getByRole("link", { name: "Vehicles" }).last().click()
  await page.getByLabel("Search vehicles").fill(plate)
  const row = page.getByRole("row").filter({ hasText: plate })
  await expect(row).toContainText("Awaiting approval")
  await expect(row).toContainText("£1,045.50")
  const { read } = await askingAs(service, "agency")
  const { totalElements } = await read<{ totalElements: number }>(`/vehicle?query=${plate}`)
  expect(totalElements).toBe(1)
})

test("a vehicle is described by keyboard alone", async ({ page }) => {
  const plate = newPlate()
  await enter(page, "agency")
  await page.goto(listPlace)
  await page.getByRole("link", { name: "Add Vehicle" }).press("Enter")
  await page.getByLabel("Make").focus()
  const details = ["Ford", "Puma", plate, "Orange", "SUV"]
  const specification = ["Petrol hybrid", "Manual", "1.0 L", "5", "5", " "]
  const rates = ["45", "50.5", "", "250", "200", "0.2"]
  for (const answer of [...details, ...specification, ...rates]) {
    await page.keyboard.type(answer)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("ArrowDown")
  for (const stop of ["Add a location", "Discard changes", "Add Vehicle"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: stop })).toBeFocused()
  }
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Ford Puma" })).toBeVisible()
  await expect(page.getByLabel("Vehicle type")).toHaveValue("SUV")
  await expect(page.getByLabel("Fuel type")).toHaveValue("PHYBRID")
  await expect(page.getByLabel("Air conditioning")).not.toBeChecked()
  await expect(page.getByLabel("Saturday")).toHaveValue("50.50")
  await expect(page.getByLabel("Sunday")).toHaveValue("")
})

test("every question that is left open is named, and everything typed stays", async ({ page }) => {
  await openNewVehicle(page)
  await saveButton(page).click()
  await expect(problemsOn(page)).toHaveCount(15)
  await expect(page).toHaveTitle("Error: Add Vehicle – CrewFleet")
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await problemsOn(page).getByRole("link", { name: "Enter the number of seats" }).press("Enter")
  await expect(page.getByLabel("Seats")).toBeFocused()

  await describeVehicle(page, "?")
  await page.getByLabel("Seats").fill("21")
  await page.getByLabel("Deposit").fill("12.345")
  await saveButton(page).click()
  await expect(problemsOn(page)).toHaveText([
    "Registration number must be 2 to 10 letters and numbers, like YK24 HBN",
    "Seats must be between 1 and 20",
    "Deposit must be an amount of money, like 45 or 45.50"
  ])
  await expect(page.getByLabel("Deposit")).toHaveValue("12.345")
  await expect(page.getByLabel("Make")).toHaveValue("Ford")
})

test("a registration number that is taken is refused at its field, however it is written", async ({
  page,
  service
}) => {
  const { regno } = await makeVehicle(page, service)
  await openNewVehicle(page)
  await describeVehicle(page, ` ${regno?.slice(0, 4).toLowerCase()}-${regno?.slice(4)}`)
  await saveButton(page).click()
  await expect(problemsOn(page)).toHaveText(["There is a vehicle with this registration number already"])
  await problemsOn(page).getByRole("link").click()
  await expect(page.getByLabel("Registration number")).toBeFocused()
})

test("a place is added without leaving the vehicle", async ({ page }) => {
  await openNewVehicle(page)
  await page.getByLabel("Make").fill("Ford")
  await page.getByRole("button", { name: "Add a location" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "Add a location" })
  await dialog.getByRole("button", { name: "Add Location" }).click()
  await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText([
    "Enter a name for the location",
    "Enter the town or city"
  ])
  await expectAccessible(page)
  const name = `Desk ${newPlate()}`
  await dialog.getByLabel("Name", { exact: true }).fill(name)
  await dialog.getByLabel("Town or city").fill("Whitby")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel("Location", { exact: true }).locator("option:checked")).toHaveText(
    `${name}, Whitby`
  )
  await expect(page.getByLabel("Make")).toHaveValue("Ford")
  await expect(problemsOn(page)).toHaveCount(0)
})

test("what was typed survives a reload, a failing service and a lost connection", async ({
  page,
  service
}) => {
  const { id } = await makeVehicle(page, service)
  await openVehicle(page, id)
  await page.getByLabel("Colour").fill("Racing green")
  await page.waitForFunction(() => Object.keys(localStorage).some((place) => place.includes("draft.vehicle")))
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Racing")
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

test("changes are discarded only when that was meant", async ({ page, service }) => {
  const { id } = await makeVehicle(page, service)
  await openVehicle(page, id)
  await page.getByLabel("Colour").fill("Pink")
  await page.getByRole("button", { name: "Submit for Approval" }).click()
  await expect(problemsOn(page)).toHaveText(["Save or discard your changes first."])
  const discard = page.getByRole("button", { name: "Discard changes" })
  await discard.click()
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click()
  await expect(page.getByLabel("Colour")).toHaveValue("Pink")
  await discard.click()
  await expectAccessible(page)
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click()
  await expect(page.getByLabel("Colour")).toHaveValue("Orange")
  await page.reload()
  await expect(page.getByLabel("Colour")).toHaveValue("Orange")
})

test("somebody who edits what was changed meanwhile sees both versions and loses nothing", async ({
  page,
  service
}) => {
  const made = await makeVehicle(page, service)
  await openVehicle(page, made.id)
  await page.getByLabel("Colour").fill("Pink")
  await change(service, "agency", String(made.id), detailsOf(made, { color: "Black", seats: 4 }))
  await saveButton(page).click()
  const dialog = page.getByRole("dialog", { name: "This vehicle was changed meanwhile" })
  await expect(dialog.getByRole("row", { name: /^Colour/ })).toContainText(/Pink\s*Black/)
  await expect(dialog.getByText("Differs")).toHaveCount(2)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(desk)
  await dialog.getByRole("button", { name: "Go on editing mine" }).press("Enter")
  await expect(page.getByLabel("Colour")).toHaveValue("Pink")
  await page.getByLabel("Seats").fill("4")
  await saveButton(page).click()
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
  const { read } = await askingAs(service, "agency")
  expect(await read(`/vehicle/${made.id}`)).toMatchObject({ color: "Pink", seats: 4 })
})

test("what was typed over an older version is compared when one comes back to it", async ({
  page,
  service
}) => {
  const made = await makeVehicle(page, service)
  await openVehicle(page, made.id)
  await page.getByLabel("Colour").fill("Pink")
  await page.waitForFunction(() => Object.keys(localStorage).some((place) => place.includes("draft.vehicle")))
  await change(service, "agency", String(made.id), detailsOf(made, { color: "Black" }))
  await page.reload()
  const dialog = page.getByRole("dialog", { name: "This vehicle was changed meanwhile" })
  await dialog.getByRole("button", { name: "Take their version" }).click()
  await expect(page.getByLabel("Colour")).toHaveValue("Black")
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
})

test("photos are shrunk, shown on their way, put in order by keyboard and removed", async ({
  page,
  service
}) => {
  const { id } = await makeVehicle(page, service)
  await openVehicle(page, id)
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(1)
  const upload = holding()
  await page.route(photos, upload.hold)
  await page.getByLabel("Add photos").setInputFiles([
    { ...(await drawing(page, 3000, 1500)), name: "front.png" },
    { ...(await drawing(page, 200, 100)), name: "back.png" }
  ])
  await expect(page.getByRole("progressbar", { name: "Uploading front.png, 1 more to come" })).toBeVisible()
  await expect(page.getByLabel("Add photos")).toBeDisabled()
  await expectAccessible(page)
  upload.letGo()
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(3)
  await page.unroute(photos)

  const { read } = await askingAs(service, "agency")
  const told = async () =>
    (await read<{ photos: ReadonlyArray<{ id: string; url: string }> }>(`/vehicle/${id}`)).photos
  const [first, second, third] = await told()
  const stored = Buffer.from(await (await fetch(service.url + second?.url)).arrayBuffer())
  expect(stored.subarray(0, 2).toString("hex")).toBe("ffd8")
  expect(sidesOf((await drawing(page, 3000, 1500)).buffer).width).toBe(3000)
  expect(stored.length).toBeLessThan(200_000)

  const forward = page.getByRole("button", { name: "Move photo 3 to the front" })
  await forward.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Move photo 2 to the front" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Move photo 1 back" })).toBeFocused()
  expect((await told()).map((photo) => photo.id)).toEqual([third?.id, first?.id, second?.id])

  await page.getByRole("button", { name: "Remove photo 1" }).click()
  await expectAccessible(page)
  await page.getByRole("dialog").getByRole("button", { name: "Keep" }).click()
  await page.getByRole("button", { name: "Remove photo 1" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(2)
  expect((await told()).map((photo) => photo.id)).toEqual([first?.id, second?.id])
})

test("photos that are changed while the form is filled in stand in nobody's way", async ({
  page,
  service
}) => {
  const { id } = await makeVehicle(page, service)
  await openVehicle(page, id)
  await page.getByLabel("Colour").fill("Pink")
  await addPhoto(page)
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(2)
  await page.getByRole("button", { name: "Move photo 2 to the front" }).click()
  await expect(page.getByRole("button", { name: "Move photo 1 back" })).toBeFocused()
  await saveButton(page).click()
  await expect(savedWords(page, "All changes are saved")).toBeVisible()
  await page.getByRole("button", { name: "Remove photo 1" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(1)
  await page.getByRole("button", { name: "Submit for Approval" }).click()
  await expect(page.getByText("The platform is looking at this vehicle.")).toBeVisible()
  await expect(page.getByLabel("Colour")).toHaveValue("Pink")
})

test("an upload that fails is tried again without choosing the picture again", async ({ page, service }) => {
  const { id } = await makeVehicle(page, service)
  await openVehicle(page, id)
  await page.route(photos, (route) => route.abort())
  await addPhoto(page, "side.png")
  await expect(page.getByText("side.png was not uploaded")).toBeVisible()
  await expect(page.getByText("Network Connection Failure")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Try again" }).press("Enter")
  await expect(page.getByText("side.png was not uploaded")).toBeVisible()
  await page.unroute(photos)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(2)

  await page.getByLabel("Add photos").setInputFiles({
    name: "letter.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF")
  })
  await expect(page.getByText("The photo must be a PNG, JPG or WEBP")).toBeVisible()
  await page.getByLabel("Add photos").setInputFiles({
    name: "letter.png",
    mimeType: "image/png",
    buffer: Buffer.from("Dear agency")
  })
  await expect(page.getByText("The photo cannot be read. Choose another file")).toBeVisible()
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(2)
})

test("the list is searched, filtered in its address and paged through, on a desk and on a phone", async ({
  page
}) => {
  await enter(page, "agency")
  await page.goto(listPlace)
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") })
  await expect(rows).toHaveCount(25)
  await page.getByRole("button", { name: "Page 2" }).press("Enter")
  await expect(page.getByText(/^Showing 26 - /)).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText(/^Showing 26 - /)).toBeVisible()
  await page.getByLabel("Status", { exact: true }).selectOption("REJECTED")
  await expect(page).toHaveURL(/status=REJECTED/)
  await expect(rows.filter({ hasNotText: "Rejected" })).toHaveCount(0)
  await expect(rows).not.toHaveCount(0)
  await page.getByLabel("Search vehicles").fill("no such vehicle")
  await expect(page.getByText("No vehicles match")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Search vehicles").fill("")
  await expect(rows).not.toHaveCount(0)
  const [maker = ""] = ((await rows.first().getByRole("link").textContent()) ?? "").split(" ")
  await page.getByLabel("Search vehicles").fill(maker)
  await expect(page).toHaveURL(new RegExp(`search=${maker}`))
  await expect(rows.filter({ hasNotText: maker })).toHaveCount(0)
  await rows.first().getByRole("link").click()
  await expect(page.getByText("Why it was rejected")).toBeVisible()
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.goBack()
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("REJECTED")
  await expect(page.getByLabel("Search vehicles")).toHaveValue(maker)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test("a list and a vehicle that cannot be loaded are asked for again", async ({ page, service }) => {
  const { id } = await makeVehicle(page, service)
  await enter(page, "agency")
  await page.route("**/api/v1/vehicle?**", (route) => route.abort())
  await page.goto(listPlace)
  await expect(page.getByText("Error loading vehicles")).toBeVisible()
  await expectAccessible(page)
  await page.unroute("**/api/v1/vehicle?**")
  await page.getByRole("button", { name: "Retry" }).press("Enter")
  await expect(page.getByRole("table")).toBeVisible()

  await page.route(vehicle, (route) => route.fulfill({ status: 503, body: "" }))
  await page.goto(`${listPlace}/${id}`)
  await expect(page.getByText("Error loading vehicle")).toBeVisible()
  await page.unroute(vehicle)
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page.getByLabel("Make")).toHaveValue("Ford")
  await page.goto(`${listPlace}/999999`)
  await expect(page.getByText("This vehicle cannot be found")).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${listPlace}/nonsense`)
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
})
