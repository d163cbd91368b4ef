import type { Locator, Page } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { askingAs, expect, lead } from "./portal.ts"

interface Paged<Row> {
  readonly content: ReadonlyArray<Row>
  readonly totalElements: number
}

/** A hirer, as far as these tests look. */
export interface Hirer {
  readonly id: number
  readonly name: string
  readonly totalBooking: number
  readonly clientDocs: ReadonlyArray<{ readonly name: string; readonly url: string }>
}

/** The first hirer of the demo's agency of whom something holds. */
export const hirerOf = async (
  service: RunningService,
  holds: (hirer: Hirer) => boolean = () => true,
  account = "agency"
): Promise<Hirer> => {
  const { read } = await askingAs(service, account)
  const { content } = await read<Paged<{ readonly id: number }>>("/client/0/100")
  for (const { id } of content) {
    const hirer = await read<Hirer>(`/client/${id}`)
    if (holds(hirer)) return hirer
  }
  throw new Error("The demo has no such hirer")
}

/** Whether a hirer has a document of a type on file. */
export const has = ({ clientDocs }: Hirer, type: string): boolean =>
  clientDocs.some(({ name }) => name === type)

/** The dialog in which a document is added. */
export const addDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Add Document" })

/** Opens a hirer's documents, and the form for another one. */
export const openForm = async (page: Page, { id, name }: Hirer): Promise<Locator> => {
  await lead(page, `/agency/clients/${id}?tab=documents`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await page.getByRole("button", { name: "Add Document" }).click()
  return addDialog(page)
}

/** A photo of a camera: `width` by `height` pixels of noise, as PNG. */
export const photo = async (page: Page, width: number, height: number) => {
  const address = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height })
      const context = canvas.getContext("2d")
      for (let at = 0; context && at < 400; at += 1) {
        context.fillStyle = `hsl(${(at * 47) % 360} 60% 50%)`
        context.fillRect((at * 131) % width, (at * 97) % height, width / 8, height / 8)
      }
      return canvas.toDataURL("image/png")
    },
    [width, height] as const
  )
  return {
    name: "passport.png",
    mimeType: "image/png",
    buffer: Buffer.from(address.split(",")[1] ?? "", "base64")
  }
}

/** What the summary of problems in a dialog says. */
export const problemsIn = (dialog: Locator): Locator =>
  dialog.getByRole("alert", { name: "There is a problem" }).getByRole("listitem")

/** The bytes behind the preview that is shown. */
export const previewBytes = async (page: Page): Promise<Buffer> => {
  const address = await page
    .getByRole("img", { name: /^Preview of the document/ })
    .evaluate((image: HTMLImageElement) => image.src)
  return (await page.request.get(address)).body()
}
