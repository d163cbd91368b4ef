import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { applicationLongForm } from "../../packages/sdk/src/onboarding/applicationForm.ts"
import { bankLongForm } from "../../packages/sdk/src/onboarding/bankForm.ts"
import { occupationalLongForm } from "../../packages/sdk/src/onboarding/occupationalForm.ts"
import { filledApplication } from "../../packages/sdk/test/onboarding/filledApplication.ts"
import { handIn } from "./handIn.ts"
import { askingAs, desk, enter, expect, expectGoodAtAnySize, lead, logIn, phone, test } from "./portal.ts"

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })
const today = new Date().toISOString().slice(0, 10)
const signed = {
  name: "",
  method: "DRAWN",
  drawing: "M 1 1 L 9 9",
  confirmed: false,
  signedAt: new Date().toISOString()
} as const

/** Prints the paper, which says something and stands alone in the place of the page until somebody goes on. */
const printsPaper = async (page: Page, words: string) => {
  const asked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.print = () => {
          window.dispatchEvent(new Event("beforeprint"))
          resolve(document.title)
          window.dispatchEvent(new Event("afterprint"))
        }
      })
  )
  await page.getByRole("button", { name: "Print" }).click()
  expect(await asked).toMatch(/\.pdf$/)
  await page.emulateMedia({ media: "print" })
  const sheets = page.locator("body > div > img")
  await expect(sheets.first()).toBeVisible()
  await expect(page.getByRole("main")).toBeHidden()
  const said = await sheets.evaluateAll((all) =>
    all.map((sheet) => (sheet as HTMLImageElement).alt).join(" ")
  )
  expect(said).toContain(words)
  const printed = await page.pdf({ preferCSSPageSize: true })
  expect(printed.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(await sheets.count())
  await page.emulateMedia({ media: null })
  await page.keyboard.press("Shift")
  await expect(sheets).toHaveCount(0)
}

test.use({ own: ["worker"] })

test("forms are rejected section by section, changed, approved, and read by those whose work they are", async ({
  page,
  service
}) => {
  const worker = await askingAs(service, "worker")
  const workerId = Number((await logIn(service, "worker")).workerId)
  const { agentId: agencyId } = await askingAs(service, "payroll")
  const formOf = (name: string) => `/agency/${name}/${agencyId}/${workerId}`
  await handIn(worker.ask, workerId, bankLongForm, {
    ...{ name: "Samuel Price", bank: "My bank", code: "00-12-34", account: "12345678" },
    ...{ fullname: "Samuel Price", signed, signDate: today }
  })

  // Payroll sends the bank details back, with what must change.
  await page.setViewportSize(desk)
  await enter(page, "payroll", "/agency/forms")
  await expect(page.getByRole("table", { name: "Forms" }).getByRole("link").first()).toBeVisible()
  await expect(page.getByRole("cell", { name: "Application form" })).toHaveCount(0)
  await lead(page, formOf("bank"))
  await expect(page.getByText("00-12-34")).toBeVisible()
  await page.getByRole("radio", { name: "Reject" }).check()
  await page.getByRole("button", { name: /^Add / }).click()
  await page.getByRole("combobox", { name: "Section" }).selectOption("Bank account")
  await page.getByRole("textbox", { name: "What must change" }).fill("Which bank is it?")
  await expectGoodAtAnySize(page)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Northway Car Hire asks for changes")).toBeVisible()

  // The manager learns that, and none of what it says.
  await enter(page, "agency", formOf("bank"))
  await expect(page.getByText("Northway Car Hire asks for changes")).toBeVisible()
  await expect(page.getByText("Not shown to you").first()).toBeVisible()
  await expect(page.getByText("00-12-34")).toHaveCount(0)
  await expect(page.getByRole("radio", { name: "Approve" })).toHaveCount(0)

  // The worker reads exactly that on a phone, changes it and hands it in again.
  await page.setViewportSize(phone)
  await enter(page, "worker")
  await page.getByRole("link", { name: "Change Bank Details" }).click()
  await expect(page.getByText("Which bank is it?")).toBeVisible()
  const looks = page.getByRole("region", { name: "Who has looked at it" })
  await expect(looks.getByText("Gareth Pugh").first()).toBeVisible()
  await expect(looks.getByText("Harriet Stone").first()).toBeVisible()
  await page.getByRole("link", { name: "Bank account" }).first().click()
  await page.getByLabel("Bank", { exact: true }).fill("Harbour Bank")
  await page.getByRole("button", { name: "Save and continue" }).click()
  await expect(heading(page, "Declaration")).toBeVisible()
  await page.getByRole("button", { name: "Save and continue" }).click()
  await page.getByRole("button", { name: "Update", exact: true }).press("Enter")
  await expect(page.getByText("Your agencies look at it next", { exact: false })).toBeVisible()

  // Payroll sees what is other than before, approves it, goes on to the next and takes the paper along.
  await page.setViewportSize(desk)
  await enter(page, "payroll", formOf("bank"))
  await expect(page.getByText(/^One answer is other than on /)).toBeVisible()
  await expect(page.getByText("Changed", { exact: true })).toHaveCount(1)
  const [paper] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click()
  ])
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-")
  await printsPaper(page, "Harbour Bank")
  await page.getByRole("radio", { name: "Approve" }).check()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Northway Car Hire has approved this form")).toBeVisible()
  await page.getByRole("link", { name: "Next form" }).click()
  await expect(page).not.toHaveURL(new RegExp(`${formOf("bank")}$`))
  await expect(page.getByRole("radio", { name: "Approve" })).toBeVisible()
})

test("a health form is closed before an offer, and a recommendation is all that others read of it", async ({
  page,
  service
}) => {
  const worker = await askingAs(service, "worker")
  const workerId = Number((await logIn(service, "worker")).workerId)
  const manager = await askingAs(service, "agency")
  const { agentId: agencyId } = manager
  const { form } = occupationalLongForm
  const asked = Object.entries(form.questions as Record<string, { readonly required?: string }>)
  const no = asked.filter(([, { required }]) => required?.startsWith("Say yes or no"))
  await handIn(worker.ask, workerId, occupationalLongForm, {
    ...Object.fromEntries(no.map(([name]) => [name, "NO"])),
    ...{ title: "Mr", phone: "0161 496 0000", assistance: "YES", assistanceRes: "A chair for my back" },
    consent: "YES",
    ...{ fullname: "Samuel Price", sigUp: signed, sigDate: today }
  })

  // Whoever has only applied is not asked about their health.
  const { content } = await manager.read<{ content: ReadonlyArray<{ id: number; workerId?: number }> }>(
    "/agency-worker/applicants/0/10"
  )
  const applicantId = content[0]?.workerId ?? content[0]?.id
  await page.setViewportSize(desk)
  await enter(page, "clinical", `/agency/occupational/${agencyId}/${applicantId}`)
  await expect(page.getByText("This form opens once your agency has made a conditional offer.")).toBeVisible()
  const offer = (offered: boolean) =>
    manager.ask(`/agency-worker/${applicantId}/offer`, { method: "PUT", body: JSON.stringify({ offered }) })
  expect((await offer(true)).status).toBe(200)
  await page.reload()
  await expect(page.getByText("Nothing was handed in yet")).toBeVisible()
  await offer(false)

  // The clinical reviewer reads the answers and recommends.
  await lead(page, `/agency/occupational/${agencyId}/${workerId}`)
  await expect(page.getByText("A chair for my back")).toBeVisible()
  await page.getByRole("radio", { name: "Approve" }).check()
  await page.getByRole("radio", { name: "Fit for the work, with adjustments" }).check()
  await page.getByRole("textbox", { name: "Adjustments" }).fill("A chair with a high back")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Northway Car Hire has approved this form")).toBeVisible()

  // The manager reads the recommendation, and nothing of why.
  await enter(page, "agency", `/agency/occupational/${agencyId}/${workerId}`)
  await expect(page.getByText("Fit for the work, with adjustments", { exact: true })).toBeVisible()
  await expect(page.getByText("A chair with a high back")).toBeVisible()
  await expect(page.getByText("A chair for my back")).toHaveCount(0)
  await expectGoodAtAnySize(page)

  // The manager decides about the application.
  const application = { ...filledApplication, signed, signDate: today, genSigned: signed, genDate: today }
  await handIn(worker.ask, workerId, applicationLongForm, application)
  await lead(page, `/agency/application/${agencyId}/${workerId}`)
  await expect(page.getByText("I have cared for people for seven years.")).toBeVisible()
  await printsPaper(page, "I have cared for people for seven years.")
  await page.getByRole("radio", { name: "Approve" }).check()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Northway Car Hire has approved this form")).toBeVisible()
})

test("a client reads where forms stand, and an application without what is confidential", async ({
  page,
  service
}) => {
  const ward = await askingAs(service, "ward")
  const manager = await askingAs(service, "agency")
  const { content } = await manager.read<{ content: ReadonlyArray<{ id: number }> }>("/agency-worker/0/100")
  let workerId: number | undefined
  for (const { id } of content) {
    const answer = await ward.ask(`/worker/${id}/forms/application/submitted`)
    if (answer.ok && ((await answer.json()) as ReadonlyArray<unknown>).length > 0) {
      workerId = id
      break
    }
  }
  expect(workerId).toBeDefined()
  await page.setViewportSize(desk)
  await enter(page, "ward", `/client/workers/info/${workerId}?tab=form`)
  const forms = page.getByRole("table", { name: "Forms" })
  await expect(forms.getByRole("row")).toHaveCount(5)
  await expect(forms.getByRole("link")).toHaveCount(1)
  await forms.getByRole("link", { name: "Application form" }).click()
  await expect(page.getByText("Position applied for")).toBeVisible()
  for (const label of ["Phone", "National Insurance number"])
    await expect(page.getByText(label, { exact: true }).locator("xpath=following-sibling::*[1]")).toHaveText(
      "Not shown to you"
    )
  await expect(page.getByText("Are you being investigated", { exact: false })).toBeVisible()
  await expect(page.getByText("Jordan Field")).toHaveCount(0)
  await expectGoodAtAnySize(page)
})
