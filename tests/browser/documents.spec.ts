import type { Page } from "@playwright/test"
import sharp from "sharp"
import { holding } from "./dashboard.ts"
import { addDialog, has, hirerOf, openForm, photo, previewBytes, problemsIn } from "./hirer.ts"
import { askingAs, enter, expect, expectAccessible, test } from "./portal.ts"
import { file } from "./profile.ts"

test.use({ own: ["agency"] })

/** The sides of a picture; nothing as long as there is none. */
const sidesOf = (picture: Buffer) =>
  sharp(picture)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => undefined
    )

/** A picture that claims far more pixels than it has. */
const hugeSides = async (page: Page) =>
  Buffer.concat([
    (await photo(page, 8, 8)).buffer.subarray(0, 16),
    Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 2, 0, 0, 0]),
    Buffer.alloc(64)
  ])

/** What somebody drops who holds a file. */
const dropping = (page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof photo>>) =>
  page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name, type: mimeType, base64: buffer.toString("base64") }
  )

const uploadCall = "**/api/v1/client/documents/file*"

test("by mouse: a document that is no picture is refused, one is dropped and added, looked at and replaced", async ({
  page,
  service
}) => {
  const hirer = await hirerOf(service, (hirer) => !has(hirer, "PASSPORT") && has(hirer, "DRIVER"))
  await enter(page, "agency")
  const form = await openForm(page, hirer)
  await expect(form.getByRole("radio", { name: "Driver's License (Already uploaded)" })).toBeDisabled()
  await expect(form.locator("s")).toHaveCount(hirer.clientDocs.length)
  await expectAccessible(page)
  await form.getByText("Passport", { exact: true }).click()
  const choose = form.getByLabel("Picture of the document")
  for (const hostile of [
    file("letter.png", "image/png", Buffer.from("Dear agency, this is no picture.")),
    file("huge.png", "image/png", await hugeSides(page))
  ]) {
    await choose.setInputFiles(hostile)
    await expect(problemsIn(form)).toHaveCount(0)
    await form.getByRole("button", { name: "Upload" }).click()
    await expect(problemsIn(form)).toHaveText(["Please select a valid image file (PNG, JPG, JPEG, or WEBP)"])
    await expect(form.getByRole("radio", { name: "Passport" })).toBeChecked()
  }
  await choose.dispatchEvent("drop", { dataTransfer: await dropping(page, await photo(page, 2048, 1536)) })
  await expect(form.getByText("passport.png")).toBeVisible()
  await expect(form.getByRole("img", { name: "Preview of the chosen picture" })).toBeVisible()
  await expectAccessible(page)
  const held = holding()
  await page.route(uploadCall, held.hold)
  await form.getByRole("button", { name: "Upload" }).click()
  await expect(form.getByRole("progressbar", { name: "Uploading document" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(form).toBeVisible()
  await expectAccessible(page)
  held.letGo()
  await expect(page.getByText("Document uploaded successfully")).toBeVisible()
  await expect(form).toBeHidden()
  await page.unroute(uploadCall)

  await page.getByRole("button", { name: "Passport" }).click()
  const shown = page.getByRole("dialog", { name: "Passport" })
  await expect(shown.getByRole("img", { name: "Preview of the document: Passport" })).toBeVisible()
  await expectAccessible(page)
  const first = await previewBytes(page)
  expect(await sidesOf(first)).toEqual({ width: 1024, height: 768 })

  await shown.getByRole("button", { name: "Re-Upload" }).click()
  const again = page.getByRole("dialog", { name: "Re-Upload Passport" })
  await expectAccessible(page)
  await again.getByLabel("Picture of the document").setInputFiles(await photo(page, 300, 400))
  await again.getByRole("button", { name: "Upload" }).click()
  await expect(again).toBeHidden()
  await expect.poll(async () => sidesOf(await previewBytes(page))).toEqual({ width: 300, height: 400 })
  const { read } = await askingAs(service, "agency")
  const after = await read<typeof hirer>(`/client/${hirer.id}`)
  expect(after.clientDocs).toHaveLength(hirer.clientDocs.length + 1)
})

test("by keyboard: the form opens, names what is missing, takes a document and gives the focus back", async ({
  page,
  service
}) => {
  const hirer = await hirerOf(service, (hirer) => !has(hirer, "ID"))
  await enter(page, "agency", `/agency/clients/${hirer.id}?tab=documents`)
  const add = page.getByRole("button", { name: "Add Document" })
  await add.focus()
  await page.keyboard.press("Enter")
  const form = addDialog(page)
  await expect(form.getByRole("radio", { name: "ID", exact: true })).toBeFocused()
  await form.getByRole("button", { name: "Upload" }).focus()
  await page.keyboard.press("Enter")
  await expect(problemsIn(form)).toHaveText([
    "Please fill in all required fields",
    "Document type is required",
    "Please select a file"
  ])
  await expectAccessible(page)
  await form.getByRole("link", { name: "Document type is required" }).press("Enter")
  await expect(form.getByRole("radio", { name: "ID", exact: true })).toBeFocused()
  await page.keyboard.press("Space")
  await form.getByLabel("Picture of the document").setInputFiles(await photo(page, 64, 64))
  await form.getByLabel("Picture of the document").focus()
  await form.getByRole("button", { name: "Upload" }).press("Enter")
  await expect(page.getByText("Document uploaded successfully")).toBeVisible()
  await expect(form).toBeHidden()
  await expect(add).toBeFocused()
  await expect(page.getByRole("button", { name: "ID", exact: true })).toBeVisible()
})
