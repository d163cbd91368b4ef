import type { Locator, Page } from "@playwright/test"
import {
  enter,
  expect,
  expectAccessible,
  expectGoodAtAnySize,
  expectNoSidewaysScroll,
  phone,
  test
} from "./portal.ts"
import { file } from "./profile.ts"
import { reload } from "./reload.ts"

test.use({ own: ["worker"], viewport: phone })

/** A page of a certificate as a phone photographs it. */
const photograph = async (page: Page, name: string) => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1800, 2400)
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D
    context.fillStyle = "white"
    context.fillRect(0, 0, 1800, 2400)
    context.fillStyle = "black"
    context.font = "48px sans-serif"
    for (let line = 0; line < 40; line++)
      context.fillText(`Line ${line} of a certificate`, 100, line * 56 + 80)
    const reader = new FileReader()
    const read = new Promise((resolve) => {
      reader.onload = () => resolve(String(reader.result).split(",")[1])
    })
    reader.readAsDataURL(await canvas.convertToBlob({ type: "image/jpeg" }))
    return read as Promise<string>
  })
  return file(name, "image/jpeg", Buffer.from(base64, "base64"))
}

/** How often the worker taps the screen. */
const tapping = () => {
  let taps = 0
  return {
    tap: async (what: Locator) => {
      taps += 1
      await what.click()
    },
    taps: () => taps
  }
}

/** The camera opens with a tap, and gives a photograph. */
const shoots = async (page: Page, tap: () => Promise<void>, name: string) => {
  const picture = await photograph(page, name)
  const camera = page.waitForEvent("filechooser")
  await tap()
  await (await camera).setFiles(picture)
}

/** Whether the page asks whoever would leave it now. */
test("on a phone a worker sees on Home what was rejected, photographs it anew and sees it waiting", async ({
  page
}) => {
  await enter(page, "worker")
  const toDo = page.getByRole("region", { name: "To do" })
  const rejected = toDo.getByRole("link", { name: /^Upload .+ again$/ })
  await expect(rejected).toHaveCount(1)
  await expect(toDo.getByText("About to expire").first()).toBeVisible()
  await expect(toDo.getByText("Expired").first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const title = String(await rejected.textContent())
  const name = title.replace(/^Upload (.+) again$/, "$1")

  const { tap, taps } = tapping()
  await shoots(page, () => tap(toDo.getByRole("button", { name: `Photograph ${name}` })), "front.jpg")
  const dialog = page.getByRole("dialog", { name: title })
  await expect(dialog.getByRole("img")).toHaveCount(1)
  await shoots(page, () => tap(dialog.getByRole("button", { name: "Photograph another page" })), "back.jpg")
  await expect(dialog.getByRole("img")).toHaveCount(2)
  await expectAccessible(page)

  await reload(page)
  await expect(dialog.getByRole("img")).toHaveCount(2)
  await tap(dialog.getByRole("button", { name: "Upload", exact: true }))
  await expect(page.getByText(/^Worker (Training|Compliance) Updated Successfully$/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rejected).toHaveCount(0)
  expect(taps()).toBeLessThanOrEqual(3)

  await page.goto("/worker/trainings")
  const card = page.getByRole("row").filter({ hasText: name })
  await expect(card.getByText("Awaiting review")).toBeVisible()
  await card.getByRole("button", { name, exact: true }).click()
  const view = page.getByRole("dialog", { name })
  await expect(view.getByRole("listitem")).toHaveCount(2)
  await expectGoodAtAnySize(page)
})
