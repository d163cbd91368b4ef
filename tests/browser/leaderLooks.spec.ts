import type { Page } from "@playwright/test"
import { committedJourney } from "./committedJourney.ts"
import { chooseCode, logHeading, openWith, signInForLog } from "./leaderEntry.ts"
import {
  fillDropOff,
  fillVehicle,
  goOnTo,
  handsOver,
  isAtStep,
  partStatus,
  ratingOf,
  signTyped
} from "./leaderSteps.ts"
import { localCode, sendAllButDropOff } from "./openLog.ts"
import { expect, expectAccessible, expectLargeTargets, expectNoSidewaysScroll, test } from "./portal.ts"
import { inHours, wallClock } from "./transportJobs.ts"

// As narrow as telephones are, with fingers.
test.use({ own: ["agency", "ward"], viewport: { width: 320, height: 640 }, hasTouch: true })

const expectForOneThumb = async (page: Page) => {
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await expectAccessible(page)
}

test("a leader's log is for everybody and for one thumb at 320 pixels: each step, the lock, the telephone passed on, and what is asked above it", async ({
  page,
  service
}) => {
  const journey = await committedJourney(service)
  const { id, ref, nell, desk } = journey
  const press = (name: string) => page.getByRole("button", { name, exact: true }).tap()
  const isGood = () => expectForOneThumb(page)

  await page.goto(`/guest/team-leader/entry/${id}`)
  await signInForLog(page, nell.email, nell.password)
  await expect(page.getByLabel("New code")).toBeVisible()
  await isGood()
  await chooseCode(page, localCode)
  await expect(logHeading(page, ref)).toBeVisible()

  await fillVehicle(page, "41200")
  await press("Add damage")
  await isGood()
  await page.getByLabel("Mileage at the start").fill("")
  await press("Send the vehicle log")
  await expect(page.getByText("Enter the mileage at the start").first()).toBeVisible()
  await isGood()

  await goOnTo(page, "View Patient's Information")
  await isGood()
  await press("Restraint")
  await isGood()
  await page.getByText("On the road: 1 incident").tap()
  await page.getByRole("button", { name: "Details" }).tap()
  await page.getByRole("button", { name: "Correct it" }).tap()
  await expect(page.getByLabel("Kind of restraint")).toBeVisible()
  await isGood()
  await press("Close")

  await goOnTo(page, "Patient's Property")
  await page
    .getByLabel("Item 1", { exact: true })
    .fill("A blue bag with everything that she had beside her bed")
  await signTyped(page, "Given by", "Grace Okafor")
  await isGood()
  await goOnTo(page, "Medication")
  await page.getByLabel("Medicine 1", { exact: true }).fill("Lorazepam 1 mg, 4 tablets in their blister")
  await signTyped(page, "Witness", "Dora Dale")
  await isGood()
  await handsOver(page)
  await isGood()
  await goOnTo(page, "Drop Off & Feedback")
  await page
    .getByRole("group", { name: /^Patient dropped off/ })
    .getByText("No", { exact: true })
    .tap()
  await isGood()
  await page
    .getByRole("group", { name: /^Patient dropped off/ })
    .getByText("Yes", { exact: true })
    .tap()
  await press("Pass the telephone on")
  await ratingOf(page, "Overall experience").getByRole("radio", { name: "Very Satisfied" }).check()
  await isGood()
  await press("Give the telephone back")
  await expect(page.getByLabel("Code of six digits")).toBeVisible()
  await isGood()
  await page.getByLabel("Code of six digits").fill(localCode)
  await press("Go on with the log")
  await isAtStep(page, "Drop Off & Feedback")

  await sendAllButDropOff(service, journey)
  await press("Lock")
  await expect(page.getByLabel("Your code for this log")).toBeVisible()
  await openWith(page, "735195")
  await expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible()
  await isGood()
  await openWith(page, localCode)
  await isAtStep(page, "Drop Off & Feedback")
  await fillDropOff(page, { at: wallClock(inHours(-1)), mileage: "41242", recipient: "Dr Adeyemi" })
  await page.getByLabel("I confirm that the information entered on this log is correct").check()
  await isGood()
  await press("Submit")
  await expect(page.getByRole("dialog", { name: "Successful" })).toBeVisible()
  await isGood()
  await press("Ok")
  await isAtStep(page, "Job Plan")
  await isGood()

  const steps = [{ step: "dropOff", words: "As what did Dr Adeyemi take over?" }]
  await desk.put(`${id}/log/returned`, { steps })
  await page.reload()
  await openWith(page, localCode)
  await expect(
    page.getByText(/^Drop Off & Feedback, to be mended.*As what did Dr Adeyemi take over/)
  ).toBeVisible()
  await press("Back")
  await expect(partStatus(page)).toContainText(/^Received/)
  await isGood()
})
