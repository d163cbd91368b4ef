import { beginReport, complete, isReceived, sendReport, statusOn, test } from "./condition.ts"
import { receivedOf } from "./conditionService.ts"
import { expect } from "./portal.ts"

for (const [status, fact] of [
  [500, "On this device, waiting to be sent"],
  [413, "Refused, and still on this device"]
] as const)
  test(`says what to do when the service answers a report with ${status}, and loses nothing`, async ({
    page,
    booking,
    service
  }) => {
    await beginReport(page, booking)
    await complete(page)
    await page.route("**/condition-report/PICK_UP*", (route) => route.fulfill({ status, json: {} }))
    await sendReport(page)
    await expect(statusOn(page)).toContainText(fact)
    await page.unroute("**/condition-report/PICK_UP*")
    if (status >= 429) await page.getByRole("button", { name: "Send now" }).click()
    else {
      await expect(page.getByLabel("Odometer")).toHaveValue("48 210")
      await sendReport(page)
    }
    await isReceived(page)
    expect((await receivedOf(service, booking)).pickUp?.version).toBe(1)
  })
