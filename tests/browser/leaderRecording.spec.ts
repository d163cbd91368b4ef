import { committedJourney } from "./committedJourney.ts"
import { portalIsKept } from "./conditionDevice.ts"
import { chooseCode, logHeading, openWith, signInForLog } from "./leaderEntry.ts"
import {
  fillDropOff,
  fillMedication,
  fillProperty,
  fillVehicle,
  goOnTo,
  handsOver,
  isAtStep,
  partStatus,
  rateAll
} from "./leaderSteps.ts"
import { localCode } from "./openLog.ts"
import { enter, expect, phone, test } from "./portal.ts"
import { passes, replay, saveRecording, testOf } from "./recordings.ts"
import { inHours, wallClock } from "./transportJobs.ts"

test.use({ own: ["agency", "ward"], viewport: phone, hasTouch: true, serviceWorkers: "allow" })

const allEnded = {
  code: 0,
  // Where what was masked decides a step, it is taken as recorded.
  said: expect.stringMatching(/^All \d+ steps of \d+ machines ended as they were recorded\.\n/)
}

test("a whole journey, on the road without a signal, is recorded on the leader's device and at the agency without what was typed, replayed to the same states, and copied as a test", async ({
  page,
  context,
  service
}, testInfo) => {
  const journey = await committedJourney(service)
  const { id, ref, nell, dora, stands } = journey
  const press = (name: string) => page.getByRole("button", { name, exact: true }).tap()
  const isReceived = () => expect(partStatus(page)).toContainText(/^Received/)
  const waits = () => expect(partStatus(page)).toContainText("On this device, waiting to be sent")

  await page.goto(`/guest/team-leader/entry/${id}?record`)
  await signInForLog(page, nell.email, nell.password)
  await chooseCode(page, localCode)
  await expect(logHeading(page, ref)).toBeVisible()
  await fillVehicle(page, "41200")
  await page.getByLabel(/telephoned/).fill("Robin at the desk: go")
  await press("Send the vehicle log")
  await isReceived()
  await page.reload()
  await openWith(page, localCode)
  await goOnTo(page, "View Patient's Information")
  const ward = { giver: "Grace Okafor", receiver: "Nell Dale" }
  const recipient = { giver: "Nell Dale", receiver: "Dr Adeyemi" }
  await goOnTo(page, "Patient's Property")
  await fillProperty(page, { lines: ["A blue bag"], ...ward }, "12.50")
  await press("Send what was taken over")
  await isReceived()
  await goOnTo(page, "Medication")
  await fillMedication(page, { lines: ["Lorazepam 1 mg, 4"], ...ward }, "Dora Dale")
  await press("Send what was taken over")
  await isReceived()

  await portalIsKept(page)
  await context.setOffline(true)
  await handsOver(page)
  await fillMedication(page, { lines: ["Lorazepam 1 mg, 4"], ...recipient }, "Dora Dale")
  await press("Send what was handed over")
  await waits()
  await page.reload()
  await openWith(page, localCode)
  await goOnTo(page, "Patient's Property", "Back")
  await handsOver(page)
  await fillProperty(page, { lines: ["A blue bag"], ...recipient }, "12.50")
  await press("Send what was handed over")
  await waits()
  await goOnTo(page, "Medication")
  await press("Injury")
  await press("Undo")
  await goOnTo(page, "Drop Off & Feedback")
  await fillDropOff(page, { at: wallClock(inHours(-1)), mileage: "41242", recipient: "Dr Adeyemi" })
  await press("Restraint")
  await press("Pass the telephone on")
  await rateAll(page)
  await page.getByLabel("Your comment").fill("Kind people")
  await press("Give the telephone back")
  await page.getByLabel("Code of six digits").fill(localCode)
  await press("Go on with the log")
  await isAtStep(page, "Drop Off & Feedback")
  await context.setOffline(false)
  await expect(page.getByText("1 part on this device, not sent.")).toBeVisible()
  await page.getByLabel("I confirm that the information entered on this log is correct").check()
  await press("Submit")
  await press("Ok")
  for (const { name } of [dora, nell]) await press(`${name}: worked as planned`)
  await press("Complete")
  await expect(page).toHaveURL(/\/(login)?$/)

  const leaders = await saveRecording(page, testInfo, "leadersLog")
  const actors = leaders.recording.steps.map(({ actor }) => actor)
  expect(actors).toEqual(expect.arrayContaining(["leaderEntry", "logLock", "leaderLog"]))
  const secrets = [
    nell.email,
    nell.password,
    localCode,
    "Silent since",
    "A blue bag",
    "Lorazepam",
    "Kind people"
  ]
  for (const secret of [...secrets, "Featherstone", "Adeyemi"]) expect(leaders.text).not.toContain(secret)
  expect(await replay(leaders.file)).toEqual(allEnded)
  expect(await passes(await testOf(await context.newPage(), leaders.file), "leadersLog")).toBe(true)

  const agency = await context.newPage()
  await enter(agency, "agency", `/agency/jobs/transport/${id}?record`)
  await agency.getByRole("tab", { name: "Log" }).click()
  await agency.getByRole("button", { name: "Accept the log" }).click()
  await expect.poll(stands).toBe("CLOSED")
  await expect(agency.getByText("The log was accepted, and the job is closed.")).toBeVisible()
  const agencys = await saveRecording(agency, testInfo, "agencyWatchesLog")
  expect(agencys.recording.steps.map(({ actor }) => actor)).toContain("journeyLog")
  for (const secret of [...secrets, "Featherstone", "Adeyemi"]) expect(agencys.text).not.toContain(secret)
  expect(await replay(agencys.file)).toEqual(allEnded)
})
