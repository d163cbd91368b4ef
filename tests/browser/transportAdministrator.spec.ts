import { desk, enter, expect, expectGoodAtAnySize, lead, phone, test } from "./portal.ts"
import { callingAs, inHours, type Job, someRequest } from "./transportJobs.ts"

test.use({ own: ["agency"], viewport: desk })

const identifiers = /Ottoline Featherstone|1971-03-09|9 March 1971|Grace Okafor/

test("an administrator opens a request to a second agency by name, one of two wins it, and what it says of the patient is held", async ({
  page,
  service
}) => {
  const first = await callingAs(service, "agency")
  const second = await callingAs(service, await service.copy("agency"))
  const ward = await callingAs(service, "ward")
  const nameOf = async ({ agentId, read }: typeof first) =>
    (await read<{ readonly name: string }>(`/guest/agency/${agentId}`)).name
  const [firstName, secondName] = [await nameOf(first), await nameOf(second)]
  const job = await ward.call<Job>("/transport-request", "POST", someRequest(first.agentId ?? 0, inHours(50)))
  expect((await second.ask(`/transport/${job.id}`)).status).toBe(404)
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const dialog = page.getByRole("dialog")

  await test.step("the jobs of all agencies are listed, and the new one is found by its reference", async () => {
    await enter(page, "admin", "/admin/jobs/transport")
    const rows = page.getByRole("table", { name: "Jobs" }).locator("tbody tr")
    await expect(rows.nth(4)).toBeVisible()
    await expectGoodAtAnySize(page)
    await page.getByRole("searchbox").fill(job.refPrefix)
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText(firstName)
    await page.getByRole("link", { name: job.refPrefix, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/jobs/vehicle/view/${job.id}$`))
  })

  const asked = page.getByRole("region", { name: "Which agencies may see it" })
  await test.step("its page tells nothing of the patient, and takes no step", async () => {
    await expect(page.getByRole("heading", { level: 1, name: job.refPrefix })).toBeVisible()
    await expect(
      page.getByText("What it tells of the patient, the contacts and who pays is not shown to you.")
    ).toBeVisible()
    await expect(page.getByText(identifiers)).toHaveCount(0)
    await expect(page.getByRole("region", { name: "What happens next" })).toHaveCount(0)
    await expect(asked).toContainText(firstName)
    await expectGoodAtAnySize(page)
  })

  await test.step("another agency is added by its name, by keyboard alone", async () => {
    await page.getByRole("combobox", { name: "Add an agency" }).focus()
    await page.keyboard.type(secondName)
    const option = page.getByRole("option", { name: secondName, exact: true })
    await expect(option).toBeVisible()
    await expect(page.getByRole("option", { name: firstName, exact: true })).toHaveCount(0)
    await page.keyboard.press("Enter")
    await expect(button(`Take off ${secondName}`)).toBeVisible()
    await expectGoodAtAnySize(page)
    await button("Save").focus()
    await page.keyboard.press("Enter")
    await expect(page.getByText("Info updated")).toBeVisible()
    await expect(button(`Take off ${secondName}`)).toBeVisible()
  })

  await test.step("what it says of the patient is held for a reason, and released", async () => {
    await button("Hold").click()
    await dialog.getByRole("button", { name: "Hold" }).click()
    await expect(dialog.getByText("Enter the reason").first()).toBeVisible()
    await expectGoodAtAnySize(page)
    await dialog.getByLabel("Reason").fill("A complaint was made")
    await dialog.getByRole("button", { name: "Hold" }).click()
    await expect(page.getByText("Held", { exact: true })).toBeVisible()
    await expect(page.getByText("A complaint was made")).toBeVisible()
    await expectGoodAtAnySize(page)
    await button("Release hold").click()
    await expect(page.getByText("Hold released")).toBeVisible()
    await expect(button("Hold")).toBeVisible()
  })

  await test.step("the other agency reads all but who the patient is, and accepts it", async () => {
    await enter(page, second.name, `/agency/jobs/transport/${job.id}`)
    await expect(page.getByText("shown after acceptance").first()).toBeVisible()
    await expect(page.getByText("Scratches when she is left alone")).toBeVisible()
    await expect(page.getByText(identifiers)).toHaveCount(0)
    await expectGoodAtAnySize(page)
    await button("Accept job").click()
    await expect(page.getByText("Job Accepted Successfully")).toBeVisible()
    await page.getByText("Full", { exact: true }).click()
    await expect(page.getByText("Ottoline Featherstone")).toBeVisible()
  })

  await test.step("the first reads that it is taken, on a phone, and nothing of the patient any more", async () => {
    await page.setViewportSize(phone)
    await enter(page, "agency", "/agency/jobs/transport?status=TAKEN")
    const row = page.getByRole("table", { name: "Jobs" }).locator("tbody tr").first()
    await expect(row).toContainText("Taken by another agency")
    await row.getByRole("link").click()
    await expect(page.getByText("Taken by another agency").first()).toBeVisible()
    await expect(page.getByText(identifiers)).toHaveCount(0)
    await expect(button("Accept job")).toHaveCount(0)
    await expectGoodAtAnySize(page)
  })

  await test.step("the administrator reads who was asked, which can be changed no more", async () => {
    await enter(page, "admin", `/admin/jobs/vehicle/view/${job.id}`)
    await expect(asked).toContainText(secondName)
    await expect(asked).toContainText("These agencies were asked.")
    await expect(button("Save")).toHaveCount(0)
    await lead(page, "/admin/jobs/transport")
    await expect(page.getByRole("table", { name: "Jobs" })).toBeVisible()
  })
})
