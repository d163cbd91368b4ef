import type { Booking } from "@crewfleet/sdk"
import { daysAfter, openList } from "./bookings.ts"
import { complete, fillIn, isReceived, isWaiting, sendReport, signBoth, statusOn, test } from "./condition.ts"
import { addPhoto, portalIsKept } from "./conditionDevice.ts"
import { inMailTo } from "./inMailTo.ts"
import { askingAs, enter, expect, expectNoSidewaysScroll, phone } from "./portal.ts"
import { addPromotion, fillPromotion, inDays, promotionsPlace, told } from "./promotion.ts"
import type { DemoService } from "./startDemo.ts"

interface Vehicles {
  readonly content: ReadonlyArray<{ readonly id: number; readonly regno: string }>
}

/** The registration mark of a vehicle that stands in the yard, free from now on for some days. */
const freeVehicle = async (service: DemoService): Promise<string> => {
  const { read, ask } = await askingAs(service, "agency")
  const { content } = await read<Vehicles>("/vehicle?statuses=ACTIVE&size=100")
  const { content: hirers } = await read<Vehicles>("/client/0/1")
  const start = new Date(Date.now() + 60_000).toISOString()
  for (const { id: vehicleId, regno } of content) {
    const terms = { vehicleId, clientId: hirers[0]?.id, start, end: daysAfter(start, 4) }
    const body = JSON.stringify({ ...terms, source: "TELEPHONE", paymentMethod: "CARD" })
    const answer = await ask("/vehicle-booking", { method: "POST", body })
    if (!answer.ok) continue
    const { id } = (await answer.json()) as { readonly id: number }
    const { vehicleIsOut, vehicleIsUnfit } = await read<Booking>(`/vehicle-booking/${id}`)
    const cancelled = { event: "booking.cancelled", reason: "Only looked whether it is free" }
    await ask(`/vehicle-booking/${id}/status`, { method: "PUT", body: JSON.stringify(cancelled) })
    if (!vehicleIsOut && !vehicleIsUnfit) return regno
  }
  throw new Error("The demo has a vehicle that is free now")
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)

test("a small agency's day on a phone: from a promotion and a new hirer to the ratings of a hire that is paid", async ({
  page,
  context,
  browser,
  service
}) => {
  test.slow()
  const regno = await freeVehicle(service)
  const main = page.getByRole("main")

  // A promotion from today on.
  await enter(page, "agency", promotionsPlace)
  const promotion = await addPromotion(page)
  await fillPromotion(promotion, "Ten for the day", "Discount Offer")
  await promotion.getByLabel("Start date").fill(inDays(0, "00:30"))
  await promotion.getByLabel("Discount percentage").fill("10")
  await promotion.locator("[name=code]").fill("TEN4DAY")
  await promotion.getByRole("listbox", { name: "Available vehicles" }).getByRole("option").first().waitFor()
  await promotion.getByRole("button", { name: "Select all" }).click()
  await promotion.getByLabel("Activate it at once").check()
  await promotion.getByRole("button", { name: "Create Promotion" }).click()
  await expect(promotion).toHaveCount(0)

  // Somebody new at the counter, who takes it.
  await openList(page)
  await page.getByRole("button", { name: "New booking" }).click()
  const booking = page.getByRole("dialog", { name: "New booking" })
  await booking.getByRole("combobox", { name: "Vehicle" }).fill(regno)
  await page.getByRole("option", { name: regno }).first().click()
  await booking.getByLabel("Start").fill(inHours(0.5))
  await booking.getByLabel("End").fill(inHours(24))
  await booking.getByRole("combobox", { name: "Hirer" }).fill("Ida Morrow")
  await page.keyboard.press("Escape")
  await booking.getByRole("button", { name: "Somebody new" }).click()
  const entering = page.getByRole("dialog", { name: "Add a hirer" })
  await entering.getByLabel("Name").fill("Ida Morrow")
  await entering.getByLabel("E-mail").fill("ida.morrow@mail.example")
  await entering.getByLabel("Telephone").fill("+44 161 496 0017")
  await entering.getByRole("button", { name: "Add Hirer" }).click()
  await expect(entering).toHaveCount(0)
  await booking.getByLabel("Promo code").fill("TEN4DAY")
  await expect(booking.getByText("Ten for the day")).toBeVisible()
  await booking.getByRole("button", { name: "Make booking" }).click()
  await expect(page).toHaveURL(/\/bookings\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  const { read } = await askingAs(service, "agency")
  const money = () => read<{ total: number; due: number }>(`/vehicle-booking/${id}/money`)
  const agreed = await money()

  const act = main.getByRole("button", { name: "Authorise booking" })
  await act.click()
  await expect(main.getByRole("heading", { name: "Authorise booking" })).toBeVisible()
  await act.click()

  // The vehicle is handed over in a yard without a signal.
  await main.getByRole("link", { name: "Fill in the pick-up report" }).click()
  await expect(page.getByLabel("Start the hire with this report")).toBeChecked()
  await portalIsKept(page)
  await context.setOffline(true)
  await complete(page)
  await sendReport(page)
  await isWaiting(page)
  await context.setOffline(false)
  await expect(statusOn(page)).toContainText("Hire started")
  await page.getByRole("link", { name: "Show the booking" }).click()
  await expect(main.getByText("Status: In progress")).toHaveCount(1)

  // The hirer wants another day.
  await main.getByRole("button", { name: "Change booking" }).click()
  const terms = page.getByRole("dialog", { name: `Change booking ${id}` })
  await terms.getByLabel("End").fill(inHours(48))
  await expect(terms.getByText(/^\+?£/).first()).toBeVisible()
  await terms.getByRole("button", { name: "Change booking" }).click()
  await expect(told(page, "Booking changed")).toBeVisible()
  const extended = await money()
  expect(extended.total).toBeGreaterThan(agreed.total)

  // It comes back with a dent.
  await main.getByRole("link", { name: "Fill in the return report" }).click()
  await fillIn(page, "48 300")
  await page.getByRole("button", { name: "Add damage" }).click()
  await page.getByLabel("What it is").selectOption("Dent")
  await addPhoto(page, 1)
  await signBoth(page)
  await expect(page.getByLabel("Complete the hire with this report")).toBeChecked()
  await sendReport(page)
  await isReceived(page)
  await page.getByRole("link", { name: "Show the booking" }).click()
  await expect(main.getByText("Status: Complete")).toHaveCount(1)

  // It was to be completed once the hirer has gone over it too: that is taken back, and said again.
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click()
  await press("Take the completion back")
  await main.getByLabel("Reason for taking it back").fill("The hirer has not looked at it yet")
  await press("Take the completion back")
  await expect(main.getByText("Status: In progress")).toHaveCount(1)
  await press("Complete hire")
  await expect(main.getByRole("heading", { name: "Complete hire" })).toBeVisible()
  await expect(main.getByText("This return has no report yet.")).toBeVisible()
  await main.getByLabel("Reason for going on without it").fill("The hirer went over the report: it stands")
  await press("Complete hire")
  await expect(main.getByText("Status: Complete")).toHaveCount(1)
  await main.getByRole("button", { name: /^Decide on/ }).click()
  const charges = page.getByRole("region", { name: "Return", exact: true })
  const dent = charges
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "New damage", exact: true }) })
  await expect(dent).toBeVisible()
  for (const drop of await charges.getByLabel("Leave out").all()) await drop.check()
  await dent.getByLabel("Take").check()
  await dent.getByLabel("Amount").fill("50")
  await charges.getByRole("button", { name: "Put on the invoice" }).click()
  await expect(told(page, "The invoice follows your decisions")).toBeVisible()
  expect((await money()).total).toBeCloseTo(extended.total + 60, 2)

  // It is paid, and the invoice goes out.
  const due = (await money()).due.toLocaleString("en-GB", { minimumFractionDigits: 2 })
  await expect(main.getByRole("region", { name: "Money", exact: true })).toContainText(`Due£${due}`)
  await main.getByRole("button", { name: "Record a payment" }).click()
  const payment = page.getByRole("dialog", { name: "Record a payment" })
  await expect(payment.getByLabel("Amount")).not.toHaveValue("")
  await payment.getByRole("button", { name: "Record a payment" }).click()
  await expect(payment).toHaveCount(0)
  expect((await money()).due).toBe(0)
  await main.getByRole("button", { name: "Issue invoice" }).click()
  const issuing = page.getByRole("dialog", { name: "Issue invoice" })
  await issuing.getByRole("button", { name: "Issue invoice" }).click()
  await main.getByRole("button", { name: /^Send Invoice .* by mail$/ }).click()
  await expect(told(page, "Sent to the hirer")).toBeVisible()
  const hirersMail = "ida.morrow@mail.example"
  expect(await inMailTo(service, hirersMail, /Invoice \S+ for your booking (\d+) is attached/)).toBe(`${id}`)
  await expectNoSidewaysScroll(page)

  // Both say how it was.
  const { ask: run } = await askingAs(service, "admin")
  await run("/scheduled-jobs/ask-for-ratings/run", { method: "POST" })
  const link = new URL(await inMailTo(service, hirersMail, /(http\S+\/link\/\S+#\S+)/))
  const guest = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const theirs = await guest.newPage()
  await theirs.goto(link.pathname + link.hash)
  await expect(theirs.getByRole("region", { name: `Invoice - Booking ${id}` })).toContainText("Dent")
  await theirs.getByRole("button", { name: "Rate this hire" }).click()
  const hire = theirs.getByRole("dialog", { name: "Rate this hire" })
  const fours = hire.getByRole("radio", { name: "4 stars" })
  await expect(fours).toHaveCount(5)
  for (const four of await fours.all()) await four.check()
  await hire.getByRole("button", { name: "Rate this hire" }).click()
  await expect(theirs.getByText(/^Thank you for your rating\. It/)).toBeVisible()
  await guest.close()
  await page.reload()
  await main.getByRole("button", { name: "Rate the hirer" }).click()
  const hirer = page.getByRole("dialog", { name: "Rate the hirer" })
  const fives = hirer.getByRole("radio", { name: "5 stars" })
  await expect(fives).toHaveCount(4)
  for (const five of await fives.all()) await five.check()
  await hirer.getByRole("button", { name: "Rate the hirer" }).click()
  const figure = (label: string) => main.locator("dl").filter({ hasText: label })
  await expect(figure("Booking Rating")).toContainText("4.0")
  await expect(figure("Hirer Rating")).toContainText("5.0")
})
