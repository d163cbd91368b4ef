import type { Page } from "@playwright/test"
import { draftsIn } from "./draftsIn.ts"
import {
  askingAs,
  desk,
  enter,
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectNoSidewaysScroll,
  phone,
  test
} from "./portal.ts"

interface Paged<Row> {
  readonly content: ReadonlyArray<Row>
  readonly totalElements: number
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

test.describe("an agency's day", () => {
  test.use({ own: ["agency"] })

  test("twenty records are reviewed by keyboard, and an applicant is taken on", async ({ page, service }) => {
    const { read } = await askingAs(service, "agency")
    const before = (await read<Paged<object>>("/agency-worker/waiting/0/1")).totalElements
    expect(before).toBeGreaterThanOrEqual(20)
    await page.setViewportSize(desk)
    await enter(page, "agency", "/agency/trainings")
    const place = page.getByRole("status").filter({ hasText: /^\d+ of \d+: / })
    const at = (number: number) => expect(place).toContainText(new RegExp(`^${number} of `))
    await at(1)
    await expectGoodAtAnySize(page)
    for (let number = 1; number <= 20; number += 1) {
      await at(number)
      if (number % 5 === 0) {
        await page.keyboard.press("r")
        await expect(page.getByText("Why is it rejected?")).toBeVisible()
        await page.keyboard.press("1")
      } else await page.keyboard.press("a")
    }
    await expect
      .poll(async () => (await read<Paged<object>>("/agency-worker/waiting/0/1")).totalElements)
      .toBe(before - 20)

    await page.getByRole("link", { name: "Applicants" }).focus()
    await page.keyboard.press("Enter")
    await expect(heading(page, "Applicants")).toBeVisible()
    const takeOn = page.getByRole("button", { name: /^Take on / }).first()
    const name = ((await takeOn.getAttribute("aria-label")) ?? "").replace("Take on ", "")
    await expectGoodAtAnySize(page)
    await takeOn.focus()
    await page.keyboard.press("Enter")
    await page.getByRole("dialog").getByRole("button", { name: "Take On" }).press("Enter")
    await expect(page.getByText("Worker taken on")).toBeVisible()

    await page.getByRole("link", { name: "Workers", exact: true }).press("Enter")
    await page.getByRole("searchbox", { name: "Search workers" }).fill(name)
    await page.getByRole("table", { name: "Workers" }).getByRole("link", { name }).first().click()
    await expect(heading(page, name)).toBeVisible()
    await expectGoodAtAnySize(page)
    const address = page.url()
    await page.reload()
    await expect(heading(page, name)).toBeVisible()
    await page.goto(address.replace(/\/\d+$/, ""))
    await expect(page).toHaveURL(address)
    await expect(heading(page, name)).toBeVisible()

    await page.getByRole("link", { name: "Driver Info" }).click()
    const licence = page.getByRole("region", { name: "Driving licence" })
    await licence.getByRole("button", { name: /driving licence/i }).click()
    await licence.getByRole("textbox", { name: "Licence number" }).fill("MORGA 657054 SM9IJ")
    await licence.getByRole("textbox", { name: "Categories" }).fill("B, C1")
    await licence.getByLabel("Licence valid until").fill("2099-05-04")
    await licence.getByLabel("Last check").fill("2026-01-20")
    await licence.getByLabel("Result of the check").selectOption("May drive")
    await expectGoodAtAnySize(page)
    await licence.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Driving licence saved")).toBeVisible()
    await expect(licence.getByText("MORGA657054SM9IJ")).toBeVisible()
    await expectGoodAtAnySize(page)
  })

  test("what is typed about a worker outlasts the page, and a worker's sheet is printed whole", async ({
    page,
    service
  }) => {
    const { read, agentId } = await askingAs(service, "agency")
    const [worker] = (await read<Paged<{ readonly id: number }>>("/agency-worker/0/1")).content
    await page.setViewportSize(phone)
    /** Each card comes as it was read, above the notes as well, which are pressed once they stand still. */
    const addNote = async () => {
      await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible()
      await expect(page.getByRole("main").getByRole("status")).toHaveCount(0)
      await page.getByRole("button", { name: "Add NOTE" }).click()
    }
    await enter(page, "agency", `/agency/workers/info/${agentId}/${worker?.id}`)
    await addNote()
    await page.getByRole("textbox", { name: "Note" }).fill("Prefers nights")
    await expect.poll(() => draftsIn(page)).toHaveLength(1)
    await page.reload()
    await addNote()
    await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Prefers nights")
    await page.getByRole("dialog").getByRole("button", { name: "Add" }).click()
    await expect(page.getByText("Worker Note Added Successfully")).toBeVisible()

    await page.getByRole("link", { name: "Print" }).click()
    await expect(page.getByRole("table", { name: "Compliance" }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
    await expect(page.getByRole("heading", { name: "Training & Qualifications" }).last()).toBeVisible()
  })
})

test("a client looks at who works for them, and at no more than they may see", async ({ page }) => {
  await page.setViewportSize(desk)
  await enter(page, "ward", "/client/workers")
  await page.getByRole("table", { name: "Workers" }).getByRole("link").first().click()
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Training & Qualifications", "Form"])
  await expectGoodAtAnySize(page)
  await page.getByRole("tab", { name: "Training & Qualifications" }).click()
  await page.getByRole("table", { name: "Training & Qualifications" }).getByRole("button").first().click()
  await expect(page.getByRole("dialog", { name: "View Document" })).toBeVisible()
  await expect(page.getByRole("button", { name: /Approve|Reject|Add|Edit/ })).toHaveCount(0)
  await page.goto("/client/workers/info/999999")
  await expect(heading(page, "Worker not found")).toBeVisible()
})

test.describe("an administrator's day", () => {
  test.use({ own: ["agency"] })

  test("a worker is found by their agency and edited, without their compliances", async ({
    page,
    service
  }) => {
    const { agentId } = await askingAs(service, "agency")
    await page.setViewportSize(desk)
    await enter(page, "admin", `/admin/workers?agency=${agentId}`)
    await expect(page.getByRole("heading", { name: /^Workers of (?!all agencies)/ })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole("table", { name: "Workers" })
      .locator("tbody tr")
      .first()
      .getByRole("link")
      .first()
      .click()
    await expect(page.getByRole("tab")).toHaveText(["Overview", "Training & Qualifications"])
    await page.getByRole("button", { name: "Edit Flexi-Worker Information" }).click()
    await page.getByLabel("Address").fill("9 Harbour Row, Whitby")
    await expectGoodAtAnySize(page)
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Worker Info Updated Successfully")).toBeVisible()
    await expect(page.getByText("9 Harbour Row, Whitby")).toBeVisible()
    await page.getByRole("tab", { name: "Training & Qualifications" }).click()
    await expect(page.getByRole("table", { name: "Training & Qualifications" })).toBeVisible()
    await expectGoodAtAnySize(page)
  })
})
