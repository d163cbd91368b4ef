import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { agencyStaff } from "./agencyStaff.ts"
import { leaderDevice } from "./leaderDevice.ts"
import { desk, enter, expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"
import { transportDesk } from "./transportDesk.ts"
import { callingAs, inHours, type Job, someRequest, specOf } from "./transportJobs.ts"

test.use({ own: ["agency", "ward"], viewport: desk })

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true })
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test("an agency's controller watches a journey, lets it go on, and accepts its log", async ({
  page,
  service
}) => {
  const agency = await agencyStaff(service)
  const ward = await callingAs(service, "ward")
  const { put, step, pickVehicle, job, enterHours } = await transportDesk(service)
  const { id } = await ward.call<Job>("/transport-request", "POST", someRequest(agency.agencyId, inHours(-1)))
  const dora = await agency.employ("Dora", 2)
  const nell = await agency.employ("Nell", 32)
  const ann = await agency.employ("Ann", 32)
  await step(id, "job.accepted")
  await pickVehicle(id)
  await put(`${id}/driver`, { id: dora.id })
  const line = specOf(await job(id), 32)
  for (const worker of [nell, ann]) await put(`${id}/specs/${line}/bookings`, { workerId: worker.id }, "POST")
  await put(`${id}/leader`, { id: nell.id })
  await put(`${id}/authorisation`, { transportId: id, start: inHours(-2), end: inHours(4), breakTime: 0 })
  await step(id, "job.committed")
  const vehicleId = (await job(id)).vehicle?.id ?? 0
  const stands = async () => (await job(id)).transportStatus

  const part = (name: string) => page.getByRole("region", { name, exact: true })
  const dialog = page.getByRole("dialog")
  const reads = async () => {
    await page.reload()
    await expect(part("Where the log stands")).toBeVisible()
  }

  await test.step("nobody has opened the log yet", async () => {
    await enter(page, "agency", `/agency/jobs/transport/${id}`)
    await page.getByRole("tab", { name: "Log" }).click()
    await expect(part("Where the log stands")).toContainText("Nobody has opened it yet")
    await expectGoodAtAnySize(page)
  })

  const nells = await leaderDevice(service, id, nell)
  await test.step("the horn is silent: what arrived shows by itself, and is overruled with a reason", async () => {
    await nells.vehicle(vehicleId, { horn: { result: "FAIL", note: "Silent" } })
    expect(await stands()).toBe("COMMITTED")
    await expect(page.getByText("What keeps the crew from leaving")).toBeVisible({ timeout: 30_000 })
    await expect(part("Vehicle log")).toContainText(`from ${nell.name}`)
    await button(page, "Overrule (Horn)").click()
    await button(dialog, "Overrule").click()
    await expect(dialog.getByText("Enter the reason").first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel("Reason").fill("Daylight, and a short way")
    await button(dialog, "Overrule").click()
    await told(page, "Defect overruled")
    await expect(part("Defects of the vehicle")).toContainText("Daylight, and a short way")
    await expect(page.getByText("On the road").first()).toBeVisible()
    expect(await stands()).toBe("IN_PROGRESS")
    await expectGoodAtAnySize(page)
  })

  await test.step("somebody absconds: it stands at the top, with what ends the journey", async () => {
    await nells.property("TAKEN", "A blue bag")
    await nells.medication("TAKEN")
    await nells.incident("ABSCONDING")
    await reads()
    const incidents = part("What happened on the road")
    await expect(incidents).toContainText("Absconding")
    await button(incidents, "Abort the journey").click()
    await button(dialog, "Go back").click()
    await expectGoodAtAnySize(page)
  })

  await test.step("another leader is named on the road, and takes the log over with the code", async () => {
    await expect(button(page, "Make a take-over code")).toHaveAttribute("aria-disabled", "true")
    await page.getByRole("tab", { name: "Job", exact: true }).click()
    await part("Plan").getByLabel("Team leader").selectOption(ann.name)
    await told(page, "Info updated")
    await page.getByRole("tab", { name: "Log" }).click()
    await button(page, "Make a take-over code").click()
    const digits = page.getByText(/^\d{3} \d{3}$/)
    await expect(digits).toBeVisible()
    await expectGoodAtAnySize(page)
    const code = (await digits.innerText()).replace(" ", "")
    const anns = await leaderDevice(service, id, ann, code)
    await nells.property("TAKEN", "A blue bag", "A ring")
    await anns.property("HANDED", "A blue bag")
    await anns.medication("HANDED")
    await anns.dropOff("Dr Adeyemi")
    await reads()
    await expect(part("Where the log stands")).toContainText(ann.name)
    await expect(part("Property taken over")).toContainText(`From ${nell.name}, who no longer kept it`)
    expect(await stands()).toBe("LOGGED")

    await expect(button(page, "Accept the log")).toHaveAccessibleDescription(/hours of 3 workers/)
    await expect(part("Beside the plan")).toContainText("42 miles")
    await part("Drop-off and feedback").getByText("What it says").click()
    await expect(part("Drop-off and feedback")).toContainText("Kind people")
    await expectGoodAtAnySize(page)

    await button(page, "Give back").click()
    await button(dialog, "Give back").click()
    await expect(dialog.getByText("Say of a step what is to be mended").first()).toBeVisible()
    await dialog.getByLabel(/Drop Off/).fill("As what did Dr Adeyemi take over?")
    await dialog.getByLabel(/Medication/).fill("Who saw that there was none?")
    await expectGoodAtAnySize(page)
    await button(dialog, "Give back").click()
    await told(page, "Log given back")
    await expect(page.getByRole("list", { name: "Given back" }).getByText("To be mended")).toHaveCount(2)
    await anns.dropOff("Dr Adeyemi, consultant")
    await anns.medication("HANDED")
  })

  await test.step("the log is mended, the hours are entered, and it is accepted: the job is closed", async () => {
    await enterHours(id, 1)
    await reads()
    await expect(
      page.getByRole("list", { name: "Given back" }).getByText("Mended", { exact: true })
    ).toHaveCount(2)
    await expect(part("Drop-off and feedback")).toContainText("1 earlier version")
    await button(page, "Accept the log").click()
    await told(page, "Job closed")
    await expect(page.getByText("The log was accepted, and the job is closed.")).toBeVisible()
    expect(await stands()).toBe("CLOSED")
    await expectGoodAtAnySize(page)
  })

  await test.step("the sealed pack is fetched from the job's page, with all versions and hands", async () => {
    const card = part("Sealed job pack")
    const isThere = async () => {
      await page.goto(`/agency/jobs/transport/${id}`)
      await expect(button(card, "Download JSON")).toBeVisible({ timeout: 10_000 })
    }
    await expect(isThere).toPass()
    await expectGoodAtAnySize(page)
    const saved = page.waitForEvent("download")
    await button(card, "Download JSON").click()
    const pack: { readonly parts: ReadonlyArray<{ readonly name: string; readonly content?: string }> } =
      JSON.parse(await readFile(await (await saved).path(), "utf8"))
    const said = (name: string) => pack.parts.find((one) => one.name === name)?.content ?? ""
    for (const words of [nell.name, ann.name, "A ring", "Dr Adeyemi, consultant"])
      expect(said("log")).toContain(words)
    expect(said("vehicleCheck")).toContain("Daylight, and a short way")
    expect(said("review")).toContain("Who saw that there was none?")
    expect(said("certificates")).toContain("Right to work")
  })
})
