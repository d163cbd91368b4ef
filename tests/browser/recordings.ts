import { execFile } from "node:child_process"
import { copyFile, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Recording } from "@crewfleet/machines/recording"
import { expect, type Page, type TestInfo } from "@playwright/test"

const root = join(import.meta.dirname, "../..")
const program = join(root, "packages/machines/src/testing/replayFile.ts")

/** The journeys that `tests/recordings` keeps, and `npm run recordings` makes anew. */
const journeys: ReadonlyArray<string> = [
  ...["oneTimePassword", "logoNotUploaded", "bookings", "bankForm"],
  ...["leadersLog", "agencyWatchesLog"]
]

/** What the command says of a recording, and the code with which it ends. */
export const replay = (file: string): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [program, file], (_, said) =>
      resolve({ code: child.exitCode ?? 1, said })
    )
  })

/** Downloads what was recorded so far into a file. */
export const saveRecording = async (
  page: Page,
  testInfo: TestInfo,
  name: string,
  button = "Download recording"
) => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click()
  ])
  const file = testInfo.outputPath(`${name}.json`)
  await download.saveAs(file)
  const isWanted = testInfo.config.updateSnapshots === "all" && journeys.includes(name)
  if (isWanted) await copyFile(file, join(root, `tests/recordings/${name}.json`))
  const text = await readFile(file, "utf8")
  return { file, text, recording: JSON.parse(text) as Recording }
}

/** Opens a recording in the inspector, goes through it, and takes the test of it. */
export const testOf = async (page: Page, file: string): Promise<string> => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/inspector/recording")
  await page.getByLabel("Recording").setInputFiles(file)
  await expect(page.getByText(/^All \d+ steps of \d+ machines? ended as they were recorded/)).toBeVisible()
  await page.getByLabel("Speed").selectOption("16 ×")
  await page.getByRole("button", { name: "Play" }).click()
  await expect(page.getByRole("status").filter({ hasText: /^Step [2-9]/ })).toBeVisible()
  await page.getByRole("button", { name: "Copy as test" }).click()
  await expect(page.getByText(/^Copied\./)).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Photographs a recording in the inspector for the documentation, where recordings are made anew. */
export const picture = async (page: Page, testInfo: TestInfo, name: string): Promise<void> => {
  if (testInfo.config.updateSnapshots !== "all") return
  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.getByRole("button", { name: "Fit all" }).click()
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(root, `docs/${name}.png`) })
}

/** Runs a copied test where it would be pasted. */
export const passes = async (text: string, name: string): Promise<boolean> => {
  const file = join(root, `packages/machines/test/${name}${process.pid}.test.ts`)
  await writeFile(file, text)
  try {
    return await new Promise((resolve) => {
      const vitest = join(root, "node_modules/vitest/vitest.mjs")
      execFile(process.execPath, [vitest, "run", "--project", "pure", file], { cwd: root }, (error) =>
        resolve(error === null)
      )
    })
  } finally {
    await rm(file)
  }
}
