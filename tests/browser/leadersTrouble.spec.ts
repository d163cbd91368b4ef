import type { JourneyLog } from "../../packages/sdk/src/leader/LeaderLog.ts"
import { type CommittedJourney, committedJourney } from "./committedJourney.ts"
import { fillTheDisk } from "./conditionDevice.ts"
import { leaderDevice } from "./leaderDevice.ts"
import { logHeading, openWith } from "./leaderEntry.ts"
import { fillDropOff, fillProperty, isAtStep, partStatus } from "./leaderSteps.ts"
import { localCode, openLog, sendAllButDropOff } from "./openLog.ts"
import { test as base, expect, expectLargeTargets, phone } from "./portal.ts"
import { shiftClock } from "./shiftClock.ts"
import { inHours, wallClock } from "./transportJobs.ts"

const test = base.extend<{ readonly journey: CommittedJourney }>({
  own: ["agency", "ward"],
  viewport: phone,
  hasTouch: true,
  serviceWorkers: "allow",
  journey: async ({ service, copied: _ }, use) => use(await committedJourney(service))
})

/** Minutes between now and when an incident is said to have begun; endless where the service has none. */
const minutesOff = async ({ id, desk }: CommittedJourney, kind: string) => {
  const { records } = await desk.read<JourneyLog>(`/transport/${id}/log`)
  const incident = records.find(({ content }) => content.incident?.kind === kind)?.content.incident
  return Math.abs(Date.now() - Date.parse(incident?.start ?? "")) / 60_000 || Number.POSITIVE_INFINITY
}

const waits = "On this device, waiting to be sent"

for (const [where, hours] of [
  ["ahead", 30],
  ["behind", -30]
] as const)
  test(`true times are noted and received on a device whose clock is 30 hours ${where}, as is what one touch records`, async ({
    page,
    service,
    journey
  }) => {
    await sendAllButDropOff(service, journey)
    await shiftClock(page, hours)
    await openLog(page, journey, "dropOff")
    await page.getByRole("button", { name: "Injury" }).tap()
    await fillDropOff(page, { at: wallClock(inHours(-1)), mileage: "1042", recipient: "Dr Adeyemi" })
    await page.getByLabel("I confirm that the information entered on this log is correct").check()
    await page.getByRole("button", { name: "Submit", exact: true }).tap()
    await expect(page.getByRole("dialog", { name: "Successful" })).toContainText(
      "submitted for authorisation"
    )
    expect(await journey.stands()).toBe("LOGGED")
    await page.getByRole("button", { name: "Ok" }).tap()
    await expect.poll(() => minutesOff(journey, "INJURY")).toBeLessThan(5)
  })

test("where the disk is full the log opens, says that it keeps nothing, and is received all the same", async ({
  page,
  journey
}) => {
  await openLog(page, journey, "property")
  await fillTheDisk(page, "leader")
  await page.reload()
  await openWith(page, localCode)
  await expect(logHeading(page, journey.ref)).toBeVisible()
  await fillProperty(page, { lines: ["A blue bag"], giver: "Grace Okafor", receiver: "Nell Dale" }, "5")
  await expect(partStatus(page)).toContainText("Not kept on this device")
  await page.getByRole("button", { name: "Send what was taken over" }).tap()
  await expect(partStatus(page)).toContainText(/^Received/)
  await expect(page.getByText("Nothing waits on this device.")).toBeVisible()
})

test("two tabs have one log between them: whichever goes on has what the other noted", async ({
  page,
  context,
  journey
}) => {
  await openLog(page, journey)
  await page.getByLabel("Mileage at the start").fill("41200")
  const elsewhere = page.getByRole("heading", { name: "This log is open in another tab" })
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText("Ford")).toHaveCount(0)
  await openWith(second, localCode)
  await expect(second.getByLabel("Mileage at the start")).toHaveValue("41200")
  await expect(elsewhere).toBeVisible()
  await second.getByLabel("Mileage at the start").fill("41207")
  await page.getByRole("button", { name: "Go on here" }).tap()
  await expect(page.getByLabel("Mileage at the start")).toHaveValue("41207")
  await expect(second.getByRole("heading", { name: "This log is open in another tab" })).toBeVisible()
})

test("a step that the service refuses says why, stays on the device through a reload, and is received once it is mended", async ({
  page,
  service,
  journey
}) => {
  const other = await sendAllButDropOff(service, journey)
  await other.dropOff("Dr Adeyemi")
  await openLog(page, journey)
  await page.getByRole("button", { name: "Correct it" }).tap()
  await page.getByLabel("Mileage at the start").fill("1050")
  await page.getByRole("button", { name: "Send the vehicle log" }).tap()
  const why = "The mileage at the start must be 1,042 or less, which it was at the end"
  await expect(page.getByText(why).first()).toBeVisible()
  await expect(page.getByText("1 part on this device, not sent.")).toBeVisible()
  await page.reload()
  await openWith(page, localCode)
  await page.getByLabel("Mileage at the start").fill("1020")
  await page.getByRole("button", { name: "Send the vehicle log" }).tap()
  await expect(partStatus(page)).toContainText(/^Received/)
  await expect(page.getByText("Nothing waits on this device.")).toBeVisible()
})

test("where another device has sent the same part, both are shown, and the one that is chosen is received", async ({
  page,
  context,
  service,
  journey
}) => {
  await openLog(page, journey, "property")
  await context.setOffline(true)
  await fillProperty(
    page,
    { lines: ["A blue bag", "A ring"], giver: "Grace Okafor", receiver: "Nell Dale" },
    "5"
  )
  await page.getByRole("button", { name: "Send what was taken over" }).tap()
  await expect(partStatus(page)).toContainText(waits)
  const other = await leaderDevice(service, journey.id, journey.nell)
  await other.property("TAKEN", "A blue bag")
  await context.setOffline(false)
  await expect(partStatus(page)).toContainText("another property list was received")
  await page.reload()
  await openWith(page, localCode)
  await isAtStep(page, "Patient's Property")
  await expect(page.getByRole("region", { name: "On this device" })).toContainText("A ring")
  await expect(page.getByRole("region", { name: /^Received .* from Nell Dale/ })).not.toContainText("A ring")
  await expectLargeTargets(page)
  await page.getByRole("button", { name: "Send this one instead" }).tap()
  await expect(partStatus(page)).toContainText(/^Received/)
})
