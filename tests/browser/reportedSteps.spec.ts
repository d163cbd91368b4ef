import type { Booking } from "@crewfleet/sdk"
import { complete, isKept, isWaiting, sendReport, statusOn, test } from "./condition.ts"
import { portalIsKept } from "./conditionDevice.ts"
import { askingAs, enter, expect, expectGoodAtAnySize } from "./portal.ts"
import { shiftClock } from "./shiftClock.ts"
import type { DemoService } from "./startDemo.ts"

interface Page<Thing> {
  readonly content: ReadonlyArray<Thing>
}

/** A booking that was authorised an hour ago and whose hire may start now, and the address of its page. */
const dueBooking = async (service: DemoService) => {
  const { read, ask } = await askingAs(service, "agency")
  const put = (id: number, body: object) =>
    ask(`/vehicle-booking/${id}/status`, { method: "PUT", body: JSON.stringify(body) })
  const { content: vehicles } = await read<Page<{ id: number }>>("/vehicle?statuses=ACTIVE&size=100")
  const { content: hirers } = await read<Page<{ id: number }>>("/client/0/1")
  const clientId = hirers[0]?.id
  const [start, end] = [0.5, 3].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  for (const { id: vehicleId } of vehicles) {
    const terms = { vehicleId, clientId, start, end, source: "TELEPHONE", paymentMethod: "CARD" }
    const answer = await ask("/vehicle-booking", { method: "POST", body: JSON.stringify(terms) })
    if (!answer.ok) continue
    const { id } = (await answer.json()) as { readonly id: number }
    const { vehicleIsOut, vehicleIsUnfit } = await read<Booking>(`/vehicle-booking/${id}`)
    if (vehicleIsOut || vehicleIsUnfit) continue
    await put(id, { event: "booking.authorised" })
    await put(id, { event: "vehicle.reserved" })
    await service.ageBooking(id)
    const cancel = () => put(id, { event: "booking.cancelled", reason: "The hirer rang" })
    return { id, address: `/agency/clients/${clientId}/bookings/${id}`, cancel }
  }
  throw new Error("The demo has a vehicle that is free now")
}

test("starts the hire with a pick-up that was sent without a connection, at the time of the device and marked as late", async ({
  page,
  context,
  service
}) => {
  const { id, address } = await dueBooking(service)
  await enter(page, "agency", address)
  await page.getByRole("link", { name: "Fill in the pick-up report" }).click()
  await expect(page.getByLabel("Start the hire with this report")).toBeChecked()
  await portalIsKept(page)
  await context.setOffline(true)
  await shiftClock(page, -0.75)
  await complete(page)
  await isKept(page)
  await page.reload()
  await expect(page.getByLabel("Start the hire with this report")).toBeChecked()
  await sendReport(page)
  await isWaiting(page)
  await expect(statusOn(page)).toContainText("The hire starts with it, as of")
  await page.reload()
  await isWaiting(page)

  await context.setOffline(false)
  await expect(statusOn(page)).toContainText(/Hire started .*, received /)
  await page.getByRole("link", { name: "Show the booking" }).click()
  const main = page.getByRole("main")
  await expect(main.getByText("Status: In progress")).toHaveCount(1)
  const started = main.getByRole("listitem").filter({ hasText: "Hire started" })
  await expect(started).toContainText("late: received")
  const { read } = await askingAs(service, "agency")
  const [{ at, receivedAt }] = await read<[{ at: string; receivedAt: string }]>(
    `/vehicle-booking/${id}/status/history`
  )
  expect(Date.parse(receivedAt) - Date.parse(at)).toBeGreaterThan(40 * 60_000)
  await expect(main.getByRole("link", { name: "Fill in the return report" })).toBeVisible()
})

test("keeps the report of a booking that was cancelled meanwhile, and lets a person set its step aside", async ({
  page,
  context,
  service
}) => {
  const { address, cancel } = await dueBooking(service)
  await enter(page, "agency", address)
  await page.getByRole("link", { name: "Fill in the pick-up report" }).click()
  await expect(page.getByLabel("Start the hire with this report")).toBeChecked()
  await portalIsKept(page)
  await context.setOffline(true)
  await complete(page)
  await sendReport(page)
  await isWaiting(page)
  await cancel()
  await context.setOffline(false)
  await expect(statusOn(page)).toContainText("The hire has not started with it.")
  await page.getByRole("link", { name: "Show the booking" }).click()

  const main = page.getByRole("main")
  await expect(main.getByText("The hire has not started with its report")).toBeVisible()
  await expect(main.getByText("The booking was changed meanwhile: booking cancelled.")).toBeVisible()
  await expectGoodAtAnySize(page)
  await main.getByRole("button", { name: "Set the step aside" }).click()
  await main.getByLabel("Reason").fill("The hirer never came")
  await main.getByRole("button", { name: "Set the step aside" }).click()
  await expect(main.getByText("The hire has not started with its report")).toBeHidden()
  await expect(main.getByText("The hirer never came")).toBeVisible()
})
