import { randomUUID } from "node:crypto"
import type { Locator, Page } from "@playwright/test"
import { agencyStaff } from "./agencyStaff.ts"
import { inMailTo } from "./inMailTo.ts"
import { leaderDevice } from "./leaderDevice.ts"
import { askingAsWard, onTheRoad } from "./onTheRoad.ts"
import { account, desk, enter, expect, expectGoodAtAnySize, lead, test } from "./portal.ts"
import { askFor } from "./transportJobs.ts"

test.use({ own: ["agency", "ward"], viewport: desk })

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true })
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test("an agency's controller has more looked at, and keeps an unfit vehicle from journeys and hires until it is mended", async ({
  page,
  service
}) => {
  const agency = await agencyStaff(service)
  const part = (name: string) => page.getByRole("region", { name, exact: true })
  const dialog = page.getByRole("dialog")

  await test.step("it says what else is looked at on a vehicle, and how grave it is", async () => {
    await enter(page, "agency", "/agency/jobs/transport")
    await button(page, "Vehicle checks").click()
    await button(dialog, "Add check").click()
    await button(dialog, "Save").click()
    await expect(dialog.getByText("Say what is looked at").first()).toBeVisible()
    await expectGoodAtAnySize(page)
    await dialog.getByLabel("What is looked at").fill("Wheelchair ramp")
    await dialog.getByLabel(/it is$/).selectOption("ROADWORTHINESS")
    await button(dialog, "Add another check").click()
    await expect(dialog.getByLabel("What is looked at")).toHaveCount(2)
    await dialog.getByLabel("What is looked at").last().fill("Blankets")
    await dialog
      .getByLabel(/it is$/)
      .last()
      .selectOption("MINOR")
    await expectGoodAtAnySize(page)
    await button(dialog, "Save").click()
    await expect(dialog).toHaveCount(0)
  })

  const journey = await onTheRoad(service, agency, { ask: askingAsWard(service) })
  const { id, vehicleId, nell, refPrefix } = journey
  const { checks } = await agency.read<{ checks: ReadonlyArray<{ id: string; label: string }> }>(
    "/transport/settings"
  )
  const [ramp, blankets] = checks
  const sent = { note: "It does not fold out", photoIds: [randomUUID()] }
  const nells = await leaderDevice(service, id, nell)
  await nells.vehicle(vehicleId, {
    agencyChecks: [
      { rowId: ramp?.id, result: "FAIL", ...sent },
      { rowId: blankets?.id, result: "PASS" }
    ]
  })
  await nells.incident("INJURY")

  await test.step("it is told at once, and nobody overrules what has to do with roadworthiness", async () => {
    await inMailTo(service, account("agency"), new RegExp(`(${refPrefix}.*has recorded: Injury)`))
    await inMailTo(service, account("agency"), /(is out of service until this is mended: Wheelchair ramp)/)
    await lead(page, `/agency/jobs/transport/${id}`)
    await page.getByRole("tab", { name: "Log" }).click()
    await expect(page.getByText("What keeps the crew from leaving")).toBeVisible()
    await expect(part("What happened on the road")).toContainText("Injury")
    await expect(part("Vehicle log")).toContainText("1 photo is owed")
    const defects = part("Defects of the vehicle")
    await expect(defects).toContainText("It does not fold out")
    await expect(button(defects, "Overrule (Wheelchair ramp)")).toHaveCount(0)
    await expectGoodAtAnySize(page)
  })

  const other = await askFor(service, { agencyId: agency.agencyId, inDays: 9, crew: { 2: 0, 32: 1 } })
  const isOut = "Out of service until mended: Wheelchair ramp"
  const { content: hirers } = await agency.read<{ content: ReadonlyArray<{ id: number }> }>("/client/0/1")
  const hire = () =>
    agency.ask("/vehicle-booking", {
      method: "POST",
      body: JSON.stringify({
        ...{
          vehicleId,
          clientId: hirers[0]?.id,
          start: "2028-03-01T09:00:00.000Z",
          end: "2028-03-03T09:00:00.000Z"
        },
        ...{ source: "TELEPHONE", paymentMethod: "CARD" }
      })
    })
  await test.step("no other journey and no hire takes the vehicle meanwhile", async () => {
    await journey.desk.step(other.id, "job.accepted")
    await lead(page, `/agency/jobs/transport/${other.id}`)
    await button(part("Plan"), "Pick a vehicle").click()
    const unfit = dialog.getByRole("listitem").filter({ hasText: isOut })
    await expect(unfit).toHaveCount(1)
    await expect(unfit.getByRole("button")).toHaveAttribute("aria-disabled", "true")
    await page.keyboard.press("Escape")
    const refused = await hire()
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(isOut)
  })

  await test.step("another vehicle makes the journey, and its crew leaves once that was looked at", async () => {
    await lead(page, `/agency/jobs/transport/${id}`)
    await button(part("Plan"), "Pick another vehicle").click()
    await dialog
      .getByRole("button", { name: /^Pick / })
      .and(page.locator(":not([aria-disabled=true])"))
      .first()
      .click()
    await told(page, "Vehicle set")
    const { vehicle, transportStatus } = await journey.desk.job(id)
    expect(vehicle?.id).not.toBe(vehicleId)
    expect(transportStatus).toBe("COMMITTED")
    await nells.vehicle(vehicle?.id ?? 0, {
      agencyChecks: [ramp, blankets].map((check) => ({ rowId: check?.id, result: "PASS" }))
    })
    expect((await journey.desk.job(id)).transportStatus).toBe("IN_PROGRESS")
  })

  await test.step("the first is mended, says how, and is there for everybody again", async () => {
    await page.reload()
    await page.getByRole("tab", { name: "Log" }).click()
    const before = part("Defects of the vehicle before")
    await expect(before).toContainText("Wheelchair ramp")
    await expectGoodAtAnySize(page)
    await button(before, "It is mended (Wheelchair ramp)").click()
    await dialog.getByLabel("How it was mended, and by whom").fill("New hinge, by Kemp's garage")
    await button(dialog, "Save").click()
    await told(page, "Defect mended")
    await expect(before).toHaveCount(0)
    expect((await hire()).status).toBe(200)
  })
})
