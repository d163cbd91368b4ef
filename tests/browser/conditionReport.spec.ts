import {
  bookingFor,
  fillIn,
  keptIn,
  openReport,
  pagesOf,
  photograph,
  portalIsKept,
  receivedOf,
  reportsSent,
  sendReport,
  signBoth,
  signTyped,
  statusOn
} from "./condition.ts"
import {
  askingAs,
  desk,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  signIn,
  test
} from "./portal.ts"

test.use({ viewport: phone, hasTouch: true, serviceWorkers: "allow" })

test("fills in a report at the desk by mouse, with a drawn signature, and sends it", async ({
  page,
  service
}) => {
  await page.setViewportSize(desk)
  const booking = await bookingFor(service, 0)
  await enter(page, "agency")
  await openReport(page, booking)
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
  await expect(statusOn(page)).toContainText("Received")
  const { pickUp } = await receivedOf(service, booking)
  expect(pickUp).toMatchObject({ version: 1, content: { odometer: 48_210 } })
})

test("survives a reload, a killed tab, and signing out and in, without a connection, and is sent once", async ({
  page,
  context,
  service
}) => {
  const booking = await bookingFor(service, 1)
  const sent = reportsSent(context)
  await enter(page, "agency")
  await openReport(page, booking)
  await portalIsKept(page)
  await context.setOffline(true)
  await page.getByLabel("Odometer").fill("48")
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  await page.reload()
  await expect(page.getByLabel("Odometer")).toHaveValue("48")

  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByLabel("Add a photo of damage 1").setInputFiles(await photograph(page))
  await expect(page.getByRole("img", { name: "Photo 1 of damage 1" })).toBeVisible()
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  const crashed = page.waitForEvent("crash")
  const devtools = await context.newCDPSession(page)
  devtools.send("Page.crash").catch(() => {})
  await crashed
  await page.close()
  const second = await context.newPage()
  await second.goto(`${pagesOf(booking)}/pick-up`)
  await expect(second.getByLabel("Odometer")).toHaveValue("48 210")
  await expect(second.getByRole("img", { name: "Photo 1 of damage 1" })).toBeVisible()

  await signBoth(second)
  await sendReport(second)
  await expect(statusOn(second)).toContainText("On this device, waiting to be sent")
  await expect(statusOn(second)).toContainText("There is no connection to the service")
  await second.getByRole("button", { name: /Stone/ }).click()
  await second.getByRole("menuitem", { name: /Log ?out/i }).click()
  await expect(second).toHaveURL(/\/login/)

  await context.setOffline(false)
  await signIn(second, "agency")
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.photos.length).toBe(1)
  const { pickUp } = await receivedOf(service, booking)
  expect(pickUp).toMatchObject({ version: 1, content: { odometer: 48_210 } })
  const names = sent.map((request) => (request.postDataJSON() as { id: string }).id)
  expect(new Set(names)).toEqual(new Set([pickUp?.id]))
  await second.goto(`${pagesOf(booking)}/pick-up`)
  await expect(statusOn(second)).toContainText("Received")
})

test("is sent when the connection is back although another page is open, and says that it waits", async ({
  page,
  context,
  service
}) => {
  const booking = await bookingFor(service, 2)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await signBoth(page)
  await context.setOffline(true)
  await sendReport(page)
  await expect(statusOn(page)).toContainText("waiting to be sent")
  await page.getByRole("link", { name: `Booking ${booking}` }).click()
  const banner = page.getByText("1 condition report is waiting to be sent.")
  await expect(banner).toBeVisible()
  expect((await receivedOf(service, booking)).pickUp).toBeUndefined()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.version).toBe(1)
})

for (const [status, fact] of [
  [500, "On this device, waiting to be sent"],
  [429, "On this device, waiting to be sent"],
  [400, "Refused, and still on this device"],
  [403, "Refused, and still on this device"],
  [413, "Refused, and still on this device"]
] as const)
  test(`says what to do when the service answers a report with ${status}, and loses nothing`, async ({
    page,
    service
  }) => {
    const booking = await bookingFor(service, 3 + [500, 429, 400, 403, 413].indexOf(status))
    await enter(page, "agency")
    await openReport(page, booking)
    await fillIn(page)
    await signBoth(page)
    await page.route("**/condition-report/PICK_UP*", (route) => route.fulfill({ status, json: {} }))
    await sendReport(page)
    await expect(statusOn(page)).toContainText(fact)
    await page.unroute("**/condition-report/PICK_UP*")
    if (status >= 429) await page.getByRole("button", { name: "Send now" }).click()
    else {
      await expect(page.getByLabel("Odometer")).toHaveValue("48 210")
      await sendReport(page)
    }
    await expect(statusOn(page)).toContainText("Received")
    expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)
  })

test("keeps the report through an ended session", async ({ page, service }) => {
  const booking = await bookingFor(service, 8)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await signBoth(page)
  await page.route("**/condition-report/PICK_UP*", (route) => route.fulfill({ status: 401, json: {} }))
  await page.route("**/refresh-token/**", (route) => route.fulfill({ status: 401, json: {} }))
  await sendReport(page)
  await expect(page).toHaveURL(/\/login/)
  await page.unroute("**/condition-report/PICK_UP*")
  await page.unroute("**/refresh-token/**")
  await signIn(page, "agency")
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.version).toBe(1)
})

test("is not held up by its photos: one hangs, one is refused, and the report arrives", async ({
  page,
  service
}) => {
  const booking = await bookingFor(service, 9)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  const add = page.getByLabel("Add a photo of damage 1")
  await add.setInputFiles(await photograph(page))
  await expect(page.getByRole("img", { name: "Photo 1 of damage 1" })).toBeVisible()
  await add.setInputFiles(await photograph(page, "maroon"))
  await expect(page.getByRole("img", { name: "Photo 2 of damage 1" })).toBeVisible()
  await signBoth(page)
  let photos = 0
  await page.route("**/damage-photo/**", (route) => {
    photos += 1
    return photos === 1 ? route.fulfill({ status: 413, json: {} }) : undefined
  })
  await sendReport(page)
  await expect(statusOn(page)).toContainText("Received")
  await expect(page.getByText("Refused. The photo is too large. Remove it, or take another.")).toBeVisible()
  await expect(page.getByText("Sending.", { exact: true })).toBeVisible()
  expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)

  await page.unrouteAll({ behavior: "ignoreErrors" })
  await page.reload()
  await expect(statusOn(page)).toHaveText(/^Received [^p]*$/)
  await expect.poll(async () => (await receivedOf(service, booking)).pickUp?.photos.length).toBe(2)
})

test("asks which of two reports is to stay", async ({ page, browser, baseURL, service }) => {
  const booking = await bookingFor(service, 10)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await signBoth(page)
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await enter(other, "agency")
  await openReport(other, booking)
  await fillIn(other, "500")
  await signBoth(other)
  await sendReport(other)
  await expect(statusOn(other)).toContainText("Received")
  await other.context().close()

  await sendReport(page)
  await expect(statusOn(page)).toContainText("another report was received")
  await expect(page.getByText("48,210 km")).toBeVisible()
  await expect(page.getByText("500 km")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send this one instead" }).click()
  await expect(statusOn(page)).toContainText("Received")
  expect((await receivedOf(service, booking)).pickUp).toMatchObject({
    version: 2,
    content: { odometer: 48_210 }
  })
})

test("stays with the person who began it: somebody else on the same browser sees and sends nothing of it", async ({
  page,
  context,
  service
}) => {
  const booking = await bookingFor(service, 11)
  const sent = reportsSent(context)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await signBoth(page)
  await context.setOffline(true)
  await sendReport(page)
  await expect(statusOn(page)).toContainText("waiting to be sent")
  await page.getByRole("button", { name: /Stone/ }).click()
  await page.getByRole("menuitem", { name: /Log ?out/i }).click()
  await expect(page).toHaveURL(/\/login/)
  await context.setOffline(false)
  const before = sent.length
  await enter(page, "new-agency")
  await page.goto(`${pagesOf(booking)}/pick-up`)
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Error loading the condition reports")
  await expect(page.getByText("Mina Okafor")).toHaveCount(0)
  expect(sent).toHaveLength(before)
  expect((await receivedOf(service, booking)).pickUp).toBeUndefined()
})

test("carries damage over to the return, marks what is new, and compares and prints both", async ({
  page,
  service
}) => {
  const booking = await bookingFor(service, 12)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByLabel("Note").fill("Old scratch")
  await signBoth(page)
  await sendReport(page)
  await expect(statusOn(page)).toContainText("Received")

  await openReport(page, booking, "return")
  await expect(page.getByText("Old scratch")).toBeVisible()
  await expect(page.getByText("(noted at pick-up)")).toBeVisible()
  await fillIn(page, "48 209")
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByLabel("What it is").selectOption("Dent")
  await expect(page.getByRole("heading", { name: "Damage 2 New" })).toBeVisible()
  await signBoth(page)
  await sendReport(page)
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("48,210 km or more")
  await page.getByLabel("Odometer").fill("48600")
  await signBoth(page)
  await sendReport(page)
  await expect(statusOn(page)).toContainText("Received")

  await page.getByRole("link", { name: "Compare both reports" }).click()
  const main = page.getByRole("main")
  await expect(main.getByText("390 km", { exact: true })).toBeVisible()
  await expect(main.getByText("New", { exact: true })).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize(desk)
  const [left, right] = await Promise.all(
    ["Pick-up", "Return"].map((name) => main.getByRole("region", { name, exact: true }).boundingBox())
  )
  expect(left?.y).toBe(right?.y)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: /^Condition reports, booking/ })).toBeVisible()
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
})

test("can be done by keyboard alone, on a narrow page", async ({ page, service }) => {
  const booking = await bookingFor(service, 13)
  await enter(page, "agency")
  await openReport(page, booking)
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
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
  }
  await page.getByRole("button", { name: "Send report" }).focus()
  await page.keyboard.press("Enter")
  await expect(statusOn(page)).toContainText("Received")
  expect((await receivedOf(service, booking)).pickUp?.content.odometer).toBe(48_210)
})

test("opens from the booking, under the name that the specification gives it", async ({ page, service }) => {
  const booking = await bookingFor(service, 14)
  const { read } = await askingAs(service, "agency")
  const { subject } = await read<{ subject: { clientId: number } }>(
    `/vehicle-booking/${booking}/condition-report`
  )
  await enter(page, "agency")
  await page.goto(`/agency/clients/${subject.clientId}/bookings/${booking}`)
  await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
  const dialog = page.getByRole("dialog", { name: "Vehicle Condition Report form" })
  await expect(dialog.getByText("Not made yet")).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole("link", { name: "Fill in the pick-up report" }).click()
  await page.getByLabel("Odometer").fill("12")
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  await page.getByRole("link", { name: `Booking ${booking}` }).click()
  await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
  await expect(dialog.getByText("Begun on this device")).toBeVisible()
  await dialog.getByRole("link", { name: "Go on with the pick-up report" }).click()
  await expect(page.getByLabel("Odometer")).toHaveValue("12")

  await page.getByRole("button", { name: "Delete from this device" }).click()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  await expect(page.getByLabel("Odometer")).toHaveValue("")
})

test("claims nothing of a report, and of its correction, until something has been noted", async ({
  page,
  service
}) => {
  const booking = await bookingFor(service, 18)
  const { read } = await askingAs(service, "agency")
  const { subject } = await read<{ subject: { clientId: number } }>(
    `/vehicle-booking/${booking}/condition-report`
  )
  const offers = async (fact: string) => {
    await page.goto(`/agency/clients/${subject.clientId}/bookings/${booking}`)
    await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
    await expect(page.getByRole("dialog").getByText(fact).first()).toBeVisible()
    await expect(page.getByRole("dialog").getByText("Begun on this device")).toHaveCount(0)
  }
  await enter(page, "agency")
  await openReport(page, booking)
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
  await expect(page.getByRole("button", { name: "Delete from this device" })).toHaveCount(0)
  expect(await keptIn(page)).toEqual([])
  await offers("Not made yet")
  await openReport(page, booking)
  await fillIn(page)
  await page.getByRole("button", { name: "Add damage" }).click()
  await signBoth(page)
  await sendReport(page)
  await expect(statusOn(page)).toContainText("Received")
  await page.getByRole("button", { name: "Correct it" }).click()
  await expect(statusOn(page)).toHaveText("Nothing changed yet")
  await page.getByRole("button", { name: "Leave it as it was received" }).click()
  await expect(statusOn(page)).toContainText("Received")
  await openReport(page, booking, "return")
  await expect(page.getByText("(noted at pick-up)")).toBeVisible()
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
  expect(await keptIn(page)).toEqual([])
  await page.getByLabel("Odometer").fill("48300")
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  await page.getByLabel("Odometer").fill("")
  await expect(statusOn(page)).toHaveText("Nothing noted yet")
  expect(await keptIn(page)).toEqual([])
  await offers("Received")
})

test("goes on in the tab that was opened last, and in the other again when asked to", async ({
  page,
  context,
  service
}) => {
  const booking = await bookingFor(service, 15)
  await enter(page, "agency")
  await openReport(page, booking)
  await page.getByLabel("Odometer").fill("12")
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  const second = await context.newPage()
  await openReport(second, booking)
  await expect(second.getByLabel("Odometer")).toHaveValue("12")
  await expect(page.getByRole("heading", { name: "This report is open in another tab" })).toBeVisible()
  await second.getByLabel("Odometer").fill("123")
  await expect(statusOn(second)).toContainText("On this device, not sent yet")
  await page.getByRole("button", { name: "Go on here" }).click()
  await expect(page.getByLabel("Odometer")).toHaveValue("123")
})

test("keeps nothing on the device that can be read without the browser's key", async ({ page, service }) => {
  const booking = await bookingFor(service, 16)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await page.getByRole("textbox", { name: "Remarks" }).fill("Smells of smoke")
  await signBoth(page)
  await expect(statusOn(page)).toContainText("On this device, not sent yet")
  const kept = await keptIn(page)
  expect(kept.length).toBeGreaterThan(0)
  for (const text of kept) {
    expect(text.length).toBeGreaterThan(500)
    expect(text).not.toMatch(/smoke|Okafor|odometer/)
  }
})

test("says when this browser keeps nothing, and sends the report all the same", async ({ page, service }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      if (this.name === "reports") throw new DOMException("The disk is full", "QuotaExceededError")
      return put.apply(this, given)
    }
  })
  const booking = await bookingFor(service, 17)
  await enter(page, "agency")
  await openReport(page, booking)
  await fillIn(page)
  await expect(statusOn(page)).toContainText("Not kept on this device")
  await expect(statusOn(page)).toContainText("Keep this page open until the report has been received.")
  await signBoth(page)
  await sendReport(page)
  await expect(statusOn(page)).toContainText("Received")
  expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)
})
