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

const uploadCall = "**/api/v1/client/documents/file*"

test("by mouse: a document is added, looked at and replaced", async ({ page, service }) => {
  const hirer = await hirerOf(service, (hirer) => !has(hirer, "PASSPORT") && has(hirer, "DRIVER"))
  await enter(page, "agency")
  const form = await openForm(page, hirer)
  await expect(form.getByRole("radio", { name: "Driver's License (Already uploaded)" })).toBeDisabled()
  await expect(form.locator("s")).toHaveCount(hirer.clientDocs.length)
  await expectAccessible(page)
  await form.getByText("Passport", { exact: true }).click()
  await form.getByLabel("Picture of the document").setInputFiles(await photo(page, 2048, 1536))
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

test("a file can be dropped, and what is no image is refused at once or when it cannot be read", async ({
  page,
  service
}) => {
  const hirer = await hirerOf(service, (hirer) => !has(hirer, "PROOF_RESIDENCE"))
  await enter(page, "agency")
  const form = await openForm(page, hirer)
  await form.getByRole("radio", { name: "Proof of Residence" }).check()
  const choose = form.getByLabel("Picture of the document")
  const refused = "Please select a valid image file (PNG, JPG, JPEG, or WEBP)"
  const hugeSides = Buffer.concat([
    (await photo(page, 8, 8)).buffer.subarray(0, 16),
    Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 2, 0, 0, 0]),
    Buffer.alloc(64)
  ])
  for (const [chosen, words] of [
    [file("page.html", "text/html", Buffer.from("<script>")), refused],
    [file("card.svg", "image/svg+xml", Buffer.from("<svg onload='alert(1)'/>")), refused],
    [file("card.gif", "image/gif", Buffer.from("GIF89a")), refused],
    [file("card.png", "image/png", Buffer.alloc(0)), "The selected file is empty"]
  ] as const) {
    await choose.setInputFiles(chosen)
    await expect(problemsIn(form)).toHaveText([words])
  }
  for (const hostile of [
    file("letter.png", "image/png", Buffer.from("Dear agency, this is no picture.")),
    file("huge.png", "image/png", hugeSides)
  ]) {
    await choose.setInputFiles(hostile)
    await expect(problemsIn(form)).toHaveCount(0)
    await form.getByRole("button", { name: "Upload" }).click()
    await expect(problemsIn(form)).toHaveText([refused])
    await expect(form.getByRole("radio", { name: "Proof of Residence" })).toBeChecked()
  }

  const { buffer } = await photo(page, 32, 32)
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], "dropped.png", { type: "image/png" }))
    return transfer
  }, buffer.toString("base64"))
  await choose.dispatchEvent("drop", { dataTransfer: dropped })
  await expect(form.getByText("dropped.png")).toBeVisible()
  await form.getByRole("button", { name: "Upload" }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole("button", { name: "Proof of Residence" })).toBeVisible()
})
