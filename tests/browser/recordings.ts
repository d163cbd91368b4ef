import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Recording } from "@crewfleet/machines/recording"
import type { Page } from "@playwright/test"

const program = join(import.meta.dirname, "../../packages/machines/src/testing/replayFile.ts")

/** What the command says of a recording, and the code with which it ends. */
export const replay = (file: string): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [program, file], (_, said) =>
      resolve({ code: child.exitCode ?? 1, said })
    )
  })

/** Downloads what was recorded so far into a file. */
export const saveRecording = async (page: Page, file: string) => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download recording" }).click()
  ])
  await download.saveAs(file)
  const text = await readFile(file, "utf8")
  return { file, text, recording: JSON.parse(text) as Recording }
}
