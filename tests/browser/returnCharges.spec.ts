import { randomUUID } from "node:crypto"
import { someDamage } from "../../packages/sdk/src/testing/someDamage.ts"
import { pngOf } from "../../packages/service/test/agency/pngOf.ts"
import type { RunningService } from "../startService.ts"
import { deskOf } from "./bookings.ts"
import { sentFromDesk } from "./conditionService.ts"
import { askingAs, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"
import { reload } from "./reload.ts"

test.use({ own: ["agency"] })

interface Vehicles {
  readonly content: ReadonlyArray<{ readonly id: number }>
}

const second = 1_000
const signature = {
  name: "Robin Shaw",
  method: "TYPED",
  drawing: "",
  signedAt: "2026-06-01T09:00:00Z"
} as const
const signatures = { hirer: signature, agency: signature }
const clean = { fuel: 8, inside: "CLEAN", outside: "CLEAN", signatures } as const

/** A hire of the agency that ends in a moment, and has no minutes of grace. */
const handedOver = async (service: RunningService) => {
  const { ask, read, agentId } = await askingAs(service, "agency")
  const put = async (path: string, body: object) => {
    const answer = await ask(path, { method: "PUT", body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  const rules = { graceMinutes: 0, lateDayPercentage: 100, earlyDayPercentage: 0, mileagePrice: 0 }
  await put(`/agency/${agentId}/return-rules`, { ...rules, fuelPrice: 12, cleaningPrice: 45 })
  const { hirer, book } = await deskOf(service)
  const { content } = await read<Vehicles>("/vehicle?statuses=ACTIVE&size=100")
  const end = Date.now() + 15 * second
  const times = { end: new Date(end).toISOString() }
  let id: number | undefined
  for (const { id: vehicleId } of content)
    id ??= await book(new Date(end - 10 * second).toISOString(), { vehicleId, ...times })
  await sentFromDesk(service, id ?? 0, "PICK_UP", clean)
  for (const event of ["booking.authorised", "hire.started"])
    await put(`/vehicle-booking/${id}/status`, { event })
  return { id: id ?? 0, end, address: `/agency/clients/${hirer.id}/bookings/${id}` }
}

/** It comes back dirty, without a quarter of its fuel, and dented. */
const cameBack = async (service: RunningService, id: number) => {
  const { token } = await askingAs(service, "agency")
  const photoId = randomUUID()
  const dent = {
    ...someDamage,
    id: randomUUID(),
    kind: "DENT",
    note: "Tailgate",
    photoIds: [photoId]
  } as const
  await sentFromDesk(service, id, "RETURN", { ...clean, fuel: 6, inside: "DIRTY", damages: [dent] })
  const body = new FormData()
  body.append("file", new Blob([new Uint8Array(pngOf(400, 300))], { type: "image/png" }), "dent.png")
  const sent = await fetch(`${service.url}/api/v1/vehicle-booking/${id}/damage-photo/${photoId}`, {
    ...{ method: "PUT", body, headers: { authorization: `Bearer ${token}` } }
  })
  expect(sent.status).toBe(200)
}

test("what a return brought to light is taken, changed and left out, and invoice and what is due follow", async ({
  page,
  service
}) => {
  const { id, end, address } = await handedOver(service)
  await cameBack(service, id)
  const { read } = await askingAs(service, "agency")
  const money = () => read<{ total: number; due: number }>(`/vehicle-booking/${id}/money`)
  const before = await money()
  await enter(page, "agency", address)
  const part = page.getByRole("region", { name: "Return", exact: true })
  await expect(
    part.getByText("You take, change or leave out each line once the hire is complete.")
  ).toBeVisible()
  await expectAccessible(page)
  // Whole seconds count: a vehicle that is back within the first half of one is not late.
  await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(end + second)
  await page.getByRole("button", { name: "Complete hire" }).click()
  await page.getByRole("button", { name: "Complete hire" }).click()
  await page.getByRole("button", { name: "Decide on 4 charges" }).click()
  const row = (title: string) =>
    part.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) })
  await expect(row("Late return").getByLabel("Amount")).not.toHaveValue("")
  await expect(row("Fuel").getByText("Full at pick-up, 3/4 at return; £12.00 for each eighth.")).toBeVisible()
  await row("New damage")
    .getByRole("button", { name: /^Open photo 1/ })
    .click()
  await expect(page.getByRole("dialog").getByRole("img")).toHaveJSProperty("naturalWidth", 300)
  await page.keyboard.press("Escape")
  await expectAccessible(page)

  await part.getByRole("button", { name: "Put on the invoice" }).click()
  await expect(part.getByRole("alert", { name: "There is a problem" })).toBeVisible()
  await row("Late return").getByLabel("Take").check()
  await row("Late return").getByLabel("Amount").fill("20")
  await row("Fuel").getByLabel("Take").check()
  await row("Cleaning").getByLabel("Leave out").check()
  await row("New damage").getByLabel("Take").check()
  await row("New damage").getByLabel("Amount").fill("56")
  await expect(row("New damage").getByLabel("Amount")).toHaveValue("56")

  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // What is typed outlives a reload.
  await reload(page)
  await expect(part.getByText("This is what you typed earlier and did not save.")).toBeVisible()
  await expect(row("New damage").getByLabel("Amount")).toHaveValue("56")
  await part.getByRole("button", { name: "Put on the invoice" }).click()
  await expect(page.getByText("The invoice follows your decisions")).toBeVisible()

  // 20 + 24 + 56 before tax.
  const after = await money()
  expect([after.total - before.total, after.due - before.due].map((more) => more.toFixed(2))).toEqual([
    ...["120.00", "120.00"]
  ])
  await expect(page.getByText("Charges at return decided")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Decide on/ })).toHaveCount(0)
  await page.getByRole("button", { name: "Vehicle Booking Invoice" }).click()
  const invoice = page.getByRole("dialog", { name: /^Invoice - Booking/ })
  await expect(invoice.getByRole("row").filter({ hasText: "Dent, left side: Tailgate" })).toContainText(
    "£56.00"
  )
  await expect(invoice.getByText("Cleaning")).toHaveCount(0)
})
