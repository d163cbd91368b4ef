import { randomUUID } from "node:crypto"
import { someDamage } from "../../packages/sdk/src/testing/someDamage.ts"
import { isReceived, sendReport, signBoth, statusOn, test } from "./condition.ts"
import { clientOf, receivedOf, sentFromDesk } from "./conditionService.ts"
import { enter, expect, expectGoodAtAnySize } from "./portal.ts"

const old = { ...someDamage, id: randomUUID(), note: "Old scratch" }
const twice = { ...someDamage, id: randomUUID(), note: "The same scratch" }

test("says that a pick-up came after its return, and offers its damage where the return is corrected", async ({
  page,
  booking,
  service
}) => {
  await sentFromDesk(service, booking, "RETURN", { damages: [twice] })
  await sentFromDesk(service, booking, "PICK_UP", { damages: [old] })
  await enter(page, "agency", `/agency/clients/${await clientOf(service, booking)}/bookings/${booking}`)
  await page.getByRole("button", { name: "Vehicle Condition Report form" }).click()
  await expect(page.getByText("but without damage that was noted at pick-up")).toBeVisible()
  await page.getByRole("link", { name: "Compare and print" }).click()

  const main = page.getByRole("main")
  await expect(main.getByText("which knows nothing of 1 damage in it")).toBeVisible()
  await expect(main.getByText("New damage: not known yet")).toBeVisible()
  await expect(main.getByText("New", { exact: true })).toHaveCount(0)
  await expectGoodAtAnySize(page)
  await main.getByRole("link", { name: "Show the return report" }).click()

  await expect(statusOn(page)).toContainText("Damage that was noted at pick-up is missing here")
  await expect(main.getByText("New", { exact: true })).toHaveCount(0)
  await page.getByRole("button", { name: "Correct it" }).click()
  await expect(page.getByText("Old scratch (noted at pick-up)")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Damage 2 New" })).toBeVisible()
  await expectGoodAtAnySize(page)
  await page.getByRole("button", { name: "Remove damage 2" }).click()
  await signBoth(page)
  await sendReport(page)
  await isReceived(page)
  await expect(statusOn(page)).not.toContainText("missing")
  expect((await receivedOf(service, booking)).return?.version).toBe(2)
  await page.getByRole("link", { name: "Compare both reports" }).click()
  await expect(main.getByText("New damage: none")).toBeVisible()
  await expect(main.getByText(/received after the return/)).toHaveCount(0)
})
