import { pdfOf } from "../../packages/service/test/file/pdfOf.ts"
import {
  choose,
  continueTo,
  enterNewYear,
  handInByKeys,
  looksGood,
  press,
  sayNo,
  signTyped,
  tabTo,
  typeInto,
  whereabouts
} from "./evening.ts"
import { askingAs, desk, enter, expect, lead, test } from "./portal.ts"
import { file } from "./profile.ts"

test.use({ own: ["worker"], viewport: desk })

test("the third evening is done with the keyboard alone, and what is changed later is published by Update", async ({
  page,
  context,
  service
}) => {
  const worker = await askingAs(service, "worker")
  const forms = `/worker/${worker.workerId}/forms`
  const read = (form: string) =>
    worker.read<{ answers: Record<string, unknown>; revision: number; submitted: { revision: number } }>(
      `${forms}/${form}`
    )
  await enter(page, "worker", "/worker/forms")

  // The statement follows from three answers, and the reason is told.
  await press(page.getByRole("link", { name: "HMRC Tax Declaration" }))
  await press(page.getByRole("link", { name: "Personal details" }))
  const asked = (name: string) => page.getByRole("group", { name })
  await choose(asked("Sex"), 0)
  await typeInto(page, "National Insurance number", "ab 12 34 56 c")
  await enterNewYear(page, "Employment start date")
  await continueTo(page, "Employee statement")
  await sayNo(page)
  await expect(page.getByText(/^Statement A follows, as you have no other job and no pension/)).toBeVisible()
  await expect(asked("Statement").getByRole("radio", { name: /^A:/ })).toBeChecked()
  await looksGood(page)
  await continueTo(page, "Student loans")
  await sayNo(page)
  await continueTo(page, "Declaration")
  await signTyped(page, "Samuel Price")
  await continueTo(page, "Check your answers")
  await looksGood(page)
  await handInByKeys(page, "Submit")
  expect((await read("hmrc")).answers).toMatchObject({ statement: "A", insuarance: "AB123456C" })

  // A sort code is pasted in one go.
  await lead(page, "/worker/forms/bank")
  await press(page.getByRole("link", { name: "Bank account" }))
  await typeInto(page, "Holder name", "Samuel Price")
  await typeInto(page, "Bank", "My bank")
  await typeInto(page, "Account number", "12345678")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.evaluate(() => navigator.clipboard.writeText("20-00-00"))
  await typeInto(page, "Sort code", "")
  await page.keyboard.press("ControlOrMeta+v")
  await expect(page.getByLabel("Sort code")).toHaveValue("20-00-00")
  await looksGood(page)
  await continueTo(page, "Declaration")
  await signTyped(page, "Samuel Price")
  await continueTo(page, "Check your answers")
  await handInByKeys(page, "Submit")

  // What is typed after that is a working copy, until it is published.
  await press(page.getByRole("link", { name: "Bank account" }))
  await tabTo(page.getByLabel("Bank", { exact: true }))
  await page.keyboard.press("End")
  await page.keyboard.type(" of Leeds")
  await continueTo(page, "Declaration")
  await press(page.getByRole("link", { name: "Back to the sections" }))
  await expect(
    page.getByText("What you have changed since is a working copy", { exact: false })
  ).toBeVisible()
  await expect.poll(async () => (await read("bank")).answers.bank).toBe("My bank of Leeds")
  const between = await read("bank")
  expect(between.revision).toBeGreaterThan(between.submitted.revision)
  await press(page.getByRole("link", { name: "Check your answers" }))
  await handInByKeys(page, "Update")
  const updated = await read("bank")
  expect(updated.submitted.revision).toBe(updated.revision)
  expect(updated.answers).toMatchObject({ account: "123-456-78", code: "20-00-00" })

  // The health form, with one proof that is there and others that are owed.
  await lead(page, "/worker/forms/occupational")
  await press(page.getByRole("link", { name: "Personal Details" }))
  await tabTo(page.getByLabel("Phone"))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("0161 496 0000")
  for (const next of [
    "Medical History",
    "Chicken Pox or Shingles",
    "BBV",
    "Tuberculosis",
    "Tuberculosis Continued",
    "Vaccinations",
    "Uploads",
    "Consent and declaration"
  ]) {
    await continueTo(page, next)
    if (next === "Uploads") {
      await context.setOffline(true)
      const chooser = page.waitForEvent("filechooser")
      await press(page.getByLabel("Proof of varicella immunity"))
      await (await chooser).setFiles(file("varicella.pdf", "application/pdf", Buffer.from(pdfOf())))
      await expect(whereabouts(page)).toContainText("ne file is not uploaded yet")
      await looksGood(page)
    }
    await sayNo(page)
    if (next === "Uploads") await context.setOffline(false)
  }
  await signTyped(page, "Samuel Price")
  await continueTo(page, "Check your answers")
  await looksGood(page)
  await handInByKeys(page, "Submit")
  const health = await read("occupational")
  expect(health.answers.varUp).toMatchObject({ name: "varicella.pdf" })
  const records = await worker.read<ReadonlyArray<{ form: string; status: string }>>(forms)
  expect(records.filter(({ status }) => status === "WAITING_APPROVAL").map(({ form }) => form)).toEqual([
    "occupational",
    "hmrc",
    "bank"
  ])
})
