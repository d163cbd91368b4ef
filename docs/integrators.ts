import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startDouble } from "@crewfleet/double"
import { formatRecording } from "@crewfleet/machines/recording"
import { forgottenAddress } from "../packages/machines/test/recording/forgottenAddress.ts"
import { withAnswers } from "./withAnswers.ts"

const page = new URL("integrators.md", import.meta.url)
const root = join(import.meta.dirname, "..")

/** What the commands of the page read. */
const files = {
  "fleet.csv": "docs/integrators/fleet.csv",
  "pack.json": "tests/packed/journey.json"
}

const shownUrl = "http://localhost:4000"

/** The page with what its commands answer today, on a double: each block that begins with `$ crewfleet` is run in turn. */
export const integratorsPage = async (): Promise<string> => {
  const [double, folder] = await Promise.all([startDouble(), mkdtemp(join(tmpdir(), "crewfleet-page-"))])
  try {
    for (const [name, from] of Object.entries(files)) await copyFile(join(root, from), join(folder, name))
    await writeFile(join(folder, "recording.json"), formatRecording(forgottenAddress()))
    return await withAnswers(await keptIntegratorsPage(), {
      known: (word) => {
        const there = word.replace(shownUrl, double.url)
        return /\.(csv|json)$|^everything$/.test(there) ? join(folder, there) : there
      },
      shown: (line) => line.replaceAll(double.url, shownUrl).replaceAll(`${folder}/`, ""),
      terminal: {
        environment: { CREWFLEET_CONFIG: folder, CREWFLEET_PASSWORD: double.credentials("agency").password },
        pause: (milliseconds) => double.clock.advance({ milliseconds }),
        now: double.clock.now
      }
    })
  } finally {
    await double.stop()
    await rm(folder, { recursive: true })
  }
}

/** The page as it stands in the repository. */
export const keptIntegratorsPage = (): Promise<string> => readFile(page, "utf8")

if (import.meta.main) await writeFile(page, await integratorsPage())
