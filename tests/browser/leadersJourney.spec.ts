import { committedJourney } from "./committedJourney.ts"
import { fillTheDisk, portalIsKept } from "./conditionDevice.ts"
import { killLog } from "./killLog.ts"
import {
  accessControl,
  chooseCode,
  enterPasscode,
  logHeading,
  openWith,
  signInForLog
} from "./leaderEntry.ts"
import {
  checkOf,
  fillDropOff,
  fillMedication,
  fillProperty,
  fillVehicle,
  goOnTo,
  handsOver,
  isAtStep,
  partStatus,
  rateAll,
  ratingOf,
  ratings
} from "./leaderSteps.ts"
import { enterTakeOver, newPhone } from "./leadersPhone.ts"
import { enter, expect, expectLargeTargets, phone, test } from "./portal.ts"
import { shiftClock } from "./shiftClock.ts"
import { inHours, wallClock } from "./transportJobs.ts"
import { verify } from "./verify.ts"

test.use({ own: ["agency", "ward"], viewport: phone, hasTouch: true, serviceWorkers: "allow" })

const received = /^Received/

test("two leaders live a journey from the mailed link to the sealed pack: killed on each step, without a signal, in two tabs, with a wrong clock, a full disk, a refusal, a hand-over and a link that ends", async ({
  page,
  browser,
  baseURL,
  context,
  service
}, testInfo) => {
  const { id, ref, link, nell, dora, desk, stands } = await committedJourney(service)
  await service.askForPasscode(nell.email, true)
  const press = (name: string) => leader.getByRole("button", { name, exact: true }).tap()
  let leader = page
  let code = "735194"
  const killed = async () => {
    leader = await killLog(leader, code)
  }
  const reopened = async () => {
    await leader.reload()
    await openWith(leader, code)
  }

  await test.step("the link asks for the password and the passcode, once, and a code for this device is chosen", async () => {
    await leader.goto(link)
    await expect(accessControl(leader)).toBeVisible()
    await signInForLog(leader, nell.email, nell.password)
    await expect(leader.getByRole("dialog", { name: "Enter one-time password" })).toBeVisible()
    await expectLargeTargets(leader)
    await enterPasscode(leader, service, nell.email)
    await chooseCode(leader, code)
    await expect(logHeading(leader, ref)).toBeVisible()
    await portalIsKept(leader)
  })

  await test.step("the vehicle: the horn fails, with a note and a photo, and the agency is telephoned", async () => {
    await fillVehicle(leader, "41200")
    await expect(leader.getByText("Do not leave with this vehicle")).toBeVisible()
    await killed()
    const horn = checkOf(leader, "Horn")
    await expect(horn.getByLabel("What is wrong")).toHaveValue("Silent since the wash")
    await expect(horn.getByRole("img", { name: "Photos: picture 1" })).toBeVisible()
    await expect(leader.getByLabel("Mileage at the start")).toHaveValue("41200")
    await horn.getByLabel(/telephoned/).fill("Robin at the desk: go")
    const second = await context.newPage()
    await second.goto(leader.url())
    await openWith(second, code)
    await second.getByLabel("Mileage at the start").fill("41207")
    await press("Go on here")
    await expect(leader.getByLabel("Mileage at the start")).toHaveValue("41207")
    await second.close()
    await expect(leader.getByText("Do not leave with this vehicle")).toBeHidden()
    await press("Send the vehicle log")
    await expect(partStatus(leader)).toContainText(received)
    expect(await stands()).toBe("IN_PROGRESS")
  })

  await test.step("the patient is read, and still there after the page was killed", async () => {
    await goOnTo(leader, "View Patient's Information")
    await killed()
    await isAtStep(leader, "View Patient's Information")
    await expect(leader.getByText("Ottoline Featherstone")).toBeVisible()
    await expect(leader.getByText("Scratches when she is left alone")).toBeVisible()
  })

  await test.step("somebody else leads from here on, with a code that the agency reads out, on another telephone", async () => {
    await desk.put(`${id}/leader`, { id: dora.id })
    const asked = await desk.ask(`/transport/${id}/log/code`, { method: "POST" })
    const takeOver = (await asked.json()) as { readonly code: string }
    leader = await newPhone(browser, baseURL)
    await leader.goto(`/guest/team-leader/entry/${id}?step=patient`)
    await signInForLog(leader, dora.email, dora.password)
    await expect(leader.getByText(`${nell.name} has begun this log`)).toBeVisible()
    await enterTakeOver(leader, takeOver.code)
    code = "846205"
    await chooseCode(leader, code)
    await expect(logHeading(leader, ref)).toBeVisible()
    await portalIsKept(leader)
    await isAtStep(leader, "View Patient's Information")
  })

  await test.step("property and medication are taken over, with a witness, by a wrong clock and on a full disk", async () => {
    await goOnTo(leader, "Patient's Property")
    await shiftClock(leader, 30)
    await reopened()
    const ward = { giver: "Grace Okafor", receiver: "Nell Dale" }
    await fillProperty(leader, { lines: ["A blue bag", "A ring"], ...ward }, "12.50")
    await killed()
    await expect(leader.getByLabel("Item 2", { exact: true })).toHaveValue("A ring")
    await press("Send what was taken over")
    await expect(partStatus(leader)).toContainText(received)
    await goOnTo(leader, "Medication")
    await fillMedication(leader, { lines: ["Lorazepam 1 mg, 4"], ...ward }, "Dora Dale")
    await killed()
    const witness = leader.getByRole("group", { name: "Witness", exact: true })
    await expect(witness.getByLabel("My typed name is my signature")).toBeChecked()
    await fillTheDisk(leader, "leader")
    await reopened()
    await press("Send what was taken over")
    await expect(partStatus(leader)).toContainText(received)
    await killed()
    // The other end is the next to be noted; what the full disk could not keep of this one is read again.
    await expect(leader.getByRole("radio", { name: "Handed over" })).toBeChecked()
    await leader.getByText("Taken over", { exact: true }).tap()
    await expect(partStatus(leader)).toContainText(received)
  })

  await test.step("without a signal: one touch records a restraint, a wrong one is undone in one", async () => {
    await leader.context().setOffline(true)
    await press("Injury")
    await expect(leader.getByText(/^Injury recorded at/)).toBeVisible()
    await press("Undo")
    await expect(leader.getByText(/^Injury recorded/)).toHaveCount(0)
    await press("Restraint")
    await expect(leader.getByText(/^Restraint recorded at/)).toBeVisible()
    await killed()
    const road = leader.getByRole("region", { name: "On the road", exact: true })
    await road.getByText("On the road: 1 incident").tap()
    await expect(road.getByRole("listitem")).toHaveCount(1)
    await expect(road).toContainText(/Restraint.*On this device/)
  })

  await test.step("what is handed over differs, which wants a word, and waits on the device", async () => {
    await isAtStep(leader, "Medication")
    const ends = { giver: "Nell Dale", receiver: "Dr Adeyemi" }
    await handsOver(leader)
    await fillMedication(leader, { lines: ["Lorazepam 1 mg, 4"], ...ends }, "Dora Dale")
    await press("Send what was handed over")
    await expect(partStatus(leader)).toContainText("On this device, waiting to be sent")
    await goOnTo(leader, "Patient's Property", "Back")
    await handsOver(leader)
    await fillProperty(leader, { lines: ["A blue bag", ""], ...ends }, "12.50")
    await press("Send what was handed over")
    await expect(leader.getByText("Say why this differs from what was taken over").first()).toBeVisible()
    await leader.getByLabel("Why this differs from what was taken over").fill("She wears the ring")
    await press("Send what was handed over")
    await expect(partStatus(leader)).toContainText("On this device, waiting to be sent")
    await goOnTo(leader, "Medication")
    await goOnTo(leader, "Drop Off & Feedback")
  })

  await test.step("the drop-off is noted, and the telephone passed on to the patient until the leader's code", async () => {
    await fillDropOff(leader, { at: wallClock(inHours(-1)), mileage: "41242", recipient: "Dr Adeyemi" })
    await press("Pass the telephone on")
    await expect(leader.getByRole("heading", { level: 1, name: "Your experience" })).toBeVisible()
    await expect(leader.getByText("Ottoline")).toHaveCount(0)
    await rateAll(leader)
    const comment = leader.getByLabel("Your comment")
    await comment.fill("Kind people, kind ca")
    await expect(leader.getByText("20/20")).toBeVisible()
    await press("Give the telephone back")
    await leader.getByLabel("Code of six digits").fill(code)
    await press("Go on with the log")
    await isAtStep(leader, "Drop Off & Feedback")
    await killed()
    await isAtStep(leader, "Drop Off & Feedback")
    for (const [question, words] of Object.entries(ratings))
      await expect(ratingOf(leader, question).getByRole("radio", { name: words, exact: true })).toBeChecked()
    await expect(leader.getByLabel("Your comment")).toHaveValue("Kind people, kind ca")
    await leader.getByLabel("I confirm that the information entered on this log is correct").check()
    await press("Submit")
    await expect(partStatus(leader)).toContainText("On this device, waiting to be sent")
    await expect(leader.getByRole("dialog")).toHaveCount(0)
    expect(await stands()).toBe("IN_PROGRESS")
  })

  await test.step("the link has ended: the patient is still read, and signing in again sends everything", async () => {
    await service.endLinks(id)
    await leader.context().setOffline(false)
    const again = leader.getByRole("button", { name: "Sign in again" }).first()
    await expect(again).toBeVisible()
    for (const title of ["Medication", "Patient's Property", "View Patient's Information"] as const)
      await goOnTo(leader, title, "Back")
    await expect(leader.getByText("Ottoline Featherstone")).toBeVisible()
    await again.tap()
    await signInForLog(leader, dora.email, dora.password)
    code = "190472"
    await chooseCode(leader, code)
    await expect(leader.getByText("Nothing waits on this device.")).toBeVisible()
    await expect.poll(stands).toBe("LOGGED")
    const successful = leader.getByRole("dialog", { name: "Successful" })
    await expect(successful).toContainText("The job was completed and the log submitted for authorisation.")
    await successful.getByRole("button", { name: "Ok" }).tap()
    await isAtStep(leader, "Job Plan")
  })

  await test.step("a correction that the service refuses says why, and is received once it is mended", async () => {
    await leader.goto(`/guest/team-leader/entry/${id}?step=vehicle`)
    await openWith(leader, code)
    await press("Correct it")
    await leader.getByLabel("Mileage at the start").fill("41250")
    await press("Send the vehicle log")
    const why = "The mileage at the start must be 41,242 or less, which it was at the end"
    await expect(leader.getByText(why).first()).toBeVisible()
    await killed()
    await leader.getByLabel("Mileage at the start").fill("41205")
    await press("Send the vehicle log")
    await expect(partStatus(leader)).toContainText(received)
    await leader.goto(`/guest/team-leader/entry/${id}?step=plan`)
    await openWith(leader, code)
    await isAtStep(leader, "Job Plan")
  })

  await test.step("the times of the crew, killed once more, end the log", async () => {
    for (const { name } of [dora, nell])
      await leader.getByRole("button", { name: `${name}: worked as planned` }).tap()
    await killed()
    await isAtStep(leader, "Job Plan")
    await expect(leader.getByLabel("Break in minutes").first()).toHaveValue("15")
    await press("Complete")
    await expect(leader).toHaveURL(/\/(login)?$/)
  })

  await test.step("the agency accepts the log, the job closes, and the pack can be kept and verified", async () => {
    const agency = await context.newPage()
    await enter(agency, "agency", `/agency/jobs/transport/${id}`)
    await agency.getByRole("tab", { name: "Log" }).click()
    const part = (name: string) => agency.getByRole("region", { name, exact: true })
    await expect(part("What happened on the road")).toContainText("Restraint")
    await expect(part("What happened on the road")).not.toContainText("Injury")
    await part("Drop-off and feedback").getByText("What it says").click()
    await expect(part("Drop-off and feedback")).toContainText("Kind people, kind ca")
    await agency.getByRole("button", { name: "Accept the log" }).click()
    await expect.poll(stands).toBe("CLOSED")
    await expect.poll(async () => (await desk.job(id)).pack?.sealedAt).toBeTruthy()
    await agency.goto(`/agency/jobs/transport/${id}`)
    const [download] = await Promise.all([
      agency.waitForEvent("download"),
      agency.getByRole("button", { name: "Download JSON" }).click()
    ])
    const kept = testInfo.outputPath(download.suggestedFilename())
    await download.saveAs(kept)
    const { publicKey } = await desk.read<{ readonly publicKey: string }>("/pack-key")
    expect(await verify(kept, "--key", publicKey)).toMatchObject({
      code: 0,
      said: expect.stringContaining("All that is there is as it was sealed.")
    })
  })
})
