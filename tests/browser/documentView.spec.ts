import type { Page } from "@playwright/test"
import { type Hirer, has, hirerOf } from "./hirer.ts"
import { desk, enter, expect, expectGoodAtAnySize, phone, test } from "./portal.ts"

/** A PDF of pages on each of which stands its number, in a font that it does not bring along. */
const pdfOf = (pages: number): Buffer => {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>",
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${4 + 2 * at} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...Array.from({ length: pages }, (_, at) => {
      const drawn = `0.1 0.2 0.8 rg 40 40 220 60 re f BT 0 g /F1 24 Tf 40 340 Td (This is page ${at + 1}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 420] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`
      ]
    }).flat()
  ]
  let text = "%PDF-1.7\n"
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("")
  const begin = text.length
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`
  return Buffer.from(text, "latin1")
}

/** Lets every file be a PDF with this content, and opens the first document of a hirer. */
const openDocument = async (page: Page, hirer: Hirer, body: Buffer) => {
  await page.route("**/files/**", (route) =>
    route.fulfill({
      contentType: "application/pdf",
      body: route.request().method() === "HEAD" ? Buffer.alloc(0) : body
    })
  )
  await page.addInitScript(() => {
    const types: Array<string> = []
    Object.assign(globalThis, { typesOfBlobs: types })
    const given = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      types.push(file.type)
      return given.call(URL, file)
    }
  })
  await enter(page, "agency", `/agency/clients/${hirer.id}?tab=documents`)
  await page.getByRole("button", { name: "Driver's License" }).click()
  return page.getByRole("dialog", { name: "Driver's License" })
}

/** How many points of the page that is drawn are blue. */
const bluePoints = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const points = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? []
    let blue = 0
    for (let at = 0; at < points.length; at += 4)
      if ((points[at + 2] ?? 0) > 150 && (points[at] ?? 255) < 80) blue += 1
    return blue
  })

test("a PDF is drawn page by page, read nearer by keyboard on a phone, and opened in a tab of its own as what was fetched", async ({
  page,
  service
}) => {
  const hirer = await hirerOf(service, (hirer) => has(hirer, "DRIVER"))
  await page.setViewportSize(phone)
  const dialog = await openDocument(page, hirer, pdfOf(3))
  await expect(dialog.getByRole("img", { name: /page 1 of 3$/ })).toBeVisible()
  await expect(dialog.getByText("This is page 1")).toBeAttached()
  await expect.poll(() => bluePoints(page)).toBeGreaterThan(1_000)

  const next = dialog.getByRole("button", { name: "Next page" })
  await next.focus()
  await page.keyboard.press("Enter")
  await expect(dialog.getByText("This is page 2")).toBeAttached()
  await page.keyboard.press("Space")
  await expect(dialog.getByText("Page 3 of 3")).toBeVisible()
  await expect(next).toBeFocused()
  await dialog.getByRole("button", { name: "Zoom in" }).press("Enter")
  const frame = dialog.getByRole("region", { name: /^Preview of the document/ })
  await frame.focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expect.poll(() => bluePoints(page)).toBeGreaterThan(1_000)
  await expectGoodAtAnySize(page)
  await page.setViewportSize(desk)

  const way = dialog.getByRole("link", { name: "Open in a new tab" })
  await expect(way).toHaveAttribute("href", /^blob:/)
  expect(await page.evaluate(() => Reflect.get(globalThis, "typesOfBlobs"))).toEqual(["application/pdf"])
  const opening = page.context().waitForEvent("page")
  await way.press("Enter")
  const tab = await opening
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test("a PDF that is cut off is told of in words, with the ways to open and to save it", async ({
  page,
  service
}) => {
  const hirer = await hirerOf(service, (hirer) => has(hirer, "DRIVER"))
  const dialog = await openDocument(page, hirer, pdfOf(1).subarray(0, 60))
  await expect(dialog.getByText(/^This document is damaged/)).toBeVisible()
  await expect(dialog.getByRole("link", { name: "Open in a new tab" })).toBeVisible()
  const saved = page.waitForEvent("download")
  await dialog.getByRole("button", { name: "Save" }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})
