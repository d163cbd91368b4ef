import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseRecording } from "@crewfleet/machines/recording"
import { testOfStep } from "@crewfleet/machines/testing"
import { shortened, withAnswers } from "./withAnswers.ts"

const page = new URL("qa.md", import.meta.url)
const root = join(import.meta.dirname, "..")
const recording = "tests/recordings/oneTimePassword.json"

/** The page with what its commands answer today, and with the test that is copied of the step in which a code was entered. */
export const qaPage = async (): Promise<string> => {
  const answers = await withAnswers(await keptQaPage(), {
    known: (word) => (word === recording ? join(root, word) : word),
    shown: (line) => line.replaceAll(`${root}/`, ""),
    terminal: { environment: {}, pause: async () => {}, now: () => 0 }
  })
  const test = (await copiedTest()).split("\n").map(shortened).join("\n")
  return answers.replace(/(?<=<!-- copied -->\n\n```ts\n).*?(?=```\n)/s, () => test)
}

const copiedTest = async () => {
  const recorded = parseRecording(await readFile(join(root, recording), "utf8"))
  const entered = recorded.steps.findIndex(
    (step) => step._tag === "Heard" && step.event.type === "code.submitted"
  )
  return testOfStep(recorded, entered, "confirms the code that was entered")
}

/** The page as it stands in the repository. */
export const keptQaPage = (): Promise<string> => readFile(page, "utf8")

if (import.meta.main) await writeFile(page, await qaPage())
