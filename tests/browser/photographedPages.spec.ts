import { readdirSync } from "node:fs"
import { join } from "node:path"
import { photoManner } from "../../packages/web/src/image/ImageManner.ts"
import { objectsIn } from "../pdfObjects.ts"
import { expect, test } from "./portal.ts"

const assets = join(import.meta.dirname, "../../packages/web/dist/assets")

/** The address of a part of the built portal. */
const partOf = (name: string) =>
  `/assets/${readdirSync(assets).find((file) => file.startsWith(name) && file.endsWith(".js"))}`

test("photographed pages become one small PDF in the browser, under the portal's own policy", async ({
  page
}) => {
  await page.goto("/login")
  const pdf = await page.evaluate(
    async ([worker, assembler, manner]) => {
      /** A photograph of a page as a phone takes it: large, and of a kind that no PDF holds. */
      const photograph = async (type: string) => {
        const canvas = new OffscreenCanvas(2448, 3264)
        const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D
        for (let line = 0; line < 60; line++) {
          context.fillStyle = `hsl(${line * 6} 60% 60%)`
          context.fillRect(0, line * 54, 2448, 54)
          context.fillStyle = "black"
          context.font = "40px sans-serif"
          context.fillText(`A line of what was written down, number ${line}. `.repeat(2), 100, line * 54 + 44)
        }
        return canvas.convertToBlob({ type })
      }
      const shrink = (image: Blob) =>
        new Promise<Blob>((resolve, reject) => {
          const shrinking = new Worker(worker, { type: "module" })
          shrinking.onerror = reject
          shrinking.onmessage = ({ data }) => (data.image ? resolve(data.image) : reject(data.unreadable))
          shrinking.postMessage({ image, manner })
        })
      const [assemble] = Object.values(await import(assembler)) as [(pages: Array<Blob>) => Promise<Blob>]
      const pages = await Promise.all(["image/webp", "image/png", "image/jpeg"].map(photograph))
      const whole = await assemble(await Promise.all(pages.map(shrink)))
      const bytes = new Uint8Array(await whole.arrayBuffer())
      return { type: whole.type, text: [...bytes].map((byte) => String.fromCharCode(byte)).join("") }
    },
    [partOf("shrinkImage.worker"), partOf("assemblePages"), photoManner] as const
  )
  expect(pdf.type).toBe("application/pdf")
  expect(pdf.text.length).toBeLessThan(1_048_576)
  const heads = [...objectsIn(pdf.text).values()].map(({ head }) => head)
  expect(heads.filter((head) => /\/Type \/Page\n/.test(head))).toHaveLength(3)
  const pictures = heads.filter((head) => /\/Subtype \/Image/.test(head))
  expect(pictures).toHaveLength(3)
  for (const picture of pictures) {
    expect(picture).toMatch(/\/Width 768\n/)
    expect(picture).toMatch(/\/Height 1024\n/)
    expect(picture).toContain("DCTDecode")
  }
})
