import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { RecordedStep, Recording } from "@crewfleet/machines/recording"
import type { Page } from "@playwright/test"
import { desk, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"

const kept = async (name: string): Promise<Recording> =>
  JSON.parse(await readFile(join(import.meta.dirname, `../recordings/${name}.json`), "utf8"))

const open = async (page: Page, recording: Recording) => {
  await page.goto("/inspector/recording")
  const buffer = Buffer.from(JSON.stringify(recording))
  await page.getByLabel("Recording").setInputFiles({ name: "a.json", mimeType: "application/json", buffer })
  await expect(page.getByRole("slider", { name: "Step" })).toBeVisible()
}
const screenIn = (page: Page) => page.frameLocator("iframe[title='The portal at this step']")

const jump = (page: Page, { steps }: Recording, isIt: (step: RecordedStep) => boolean) =>
  page.getByRole("slider", { name: "Step" }).fill(String(steps.findIndex(isIt)))
const heard = (actor: string, type: string) => (step: RecordedStep) =>
  step.actor === actor && step._tag === "Heard" && step.event.type === type

/** The addresses of whatever leaves the page but the portal's own files. */
const askedBy = (page: Page): ReadonlyArray<string> => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(assets\/|inspector\/recording|brand\.json$|favicon)/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test("the real screen stands beside the drawing at every step, and asks nothing of anybody", async ({
  page
}) => {
  // Whoever looks at a recording may be signed in themselves.
  await enter(page, "agency")
  const recording = await kept("oneTimePassword")
  const asked = askedBy(page)
  await page.setViewportSize(desk)
  await open(page, recording)
  const screen = screenIn(page)
  const dialog = screen.getByRole("dialog", { name: "Enter one-time password" })
  await expect(screen.getByRole("heading", { name: "Sign in" })).toBeVisible()
  await expect(dialog).toBeHidden()

  await jump(page, recording, heard("signIn", "xstate.done.actor.login"))
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Back" }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Step", exact: true }).click()
  await expect(dialog).toBeVisible()

  await page.getByLabel("Speed").selectOption("16 ×")
  await page.getByRole("button", { name: "Play" }).click()
  await expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Step", exact: true })).toBeDisabled()
  await expect(screen.getByText("Total Bookings")).toBeVisible()
  await page.getByText("Telephone").click()
  await expectNoSidewaysScroll(page)
  await jump(page, recording, () => true)
  await expect(screen.getByRole("heading", { name: "Sign in" })).toBeVisible()
  // Whatever asked all the same would not be answered.
  const frame = page.frames().find((each) => each.url().endsWith("/recording/screen"))
  const reached = await frame?.evaluate(async () => {
    const silence = new Promise((resolve) => setTimeout(() => resolve("nothing"), 200))
    const answer = await Promise.race([fetch("/health"), silence])
    return [answer, typeof localStorage, typeof sessionStorage, typeof navigator.locks]
  })
  expect(reached).toEqual(["nothing", "undefined", "undefined", "undefined"])
  // Nobody gets into the picture with a keyboard.
  await expect(page.locator("iframe")).toHaveAttribute("inert", "")
  expect(asked).toEqual([])

  await page.goto("/agency/home")
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible()
})

test("a wizard, a list, a form and the log of a journey are drawn from what is masked", async ({ page }) => {
  const asked = askedBy(page)
  const screen = screenIn(page)

  const wizard = await kept("logoNotUploaded")
  await open(page, wizard)
  await jump(page, wizard, ({ state }) => JSON.stringify(state).includes("contact"))
  await expect(screen.getByRole("heading", { name: "Step 2 of 3: give your contact details" })).toBeVisible()
  await jump(page, wizard, ({ notices }) => notices.some(({ text }) => text === "Failed to upload logo"))
  await expect(screen.getByText("Failed to upload logo").first()).toBeVisible()

  const list = await kept("bookings")
  await open(page, list)
  await jump(page, list, heard("bookings", "xstate.done.actor.load"))
  await expect(screen.getByRole("table", { name: "Bookings" }).getByRole("row").nth(5)).toBeVisible()

  const form = await kept("bankForm")
  await open(page, form)
  await jump(page, form, heard("bankEditor", "form.changed"))
  await expect(screen.getByLabel("Holder name")).toBeVisible()

  const log = await kept("leadersLog")
  await open(page, log)
  await page.getByText("Telephone").click()
  // Opened once more where there was no signal.
  await jump(page, log, heard("dropOff#3", "form.edited"))
  await expect(screen.getByRole("heading", { name: "Drop Off & Feedback" })).toBeVisible()
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  expect(asked).toEqual([])
})

test("a screen that cannot be drawn is said to be so, and the next one is drawn again", async ({ page }) => {
  const recording = await kept("oneTimePassword")
  const isLogin = heard("signIn", "xstate.done.actor.login")
  const steps = recording.steps.map((step) => (isLogin(step) ? { ...step, state: "longGone" } : step))
  await open(page, { ...recording, steps })
  const said = screenIn(page).getByText("This screen cannot be drawn from what the recording tells.")
  await jump(page, recording, isLogin)
  await expect(said).toBeVisible()
  await page.getByRole("button", { name: "Step", exact: true }).click()
  await expect(said).toBeHidden()
  await expect(screenIn(page).getByRole("dialog", { name: "Enter one-time password" })).toBeVisible()
})
