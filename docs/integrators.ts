import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Double, startDouble } from "@crewfleet/double"
import { formatRecording } from "@crewfleet/machines/recording"
import { forgottenAddress } from "../packages/machines/test/recording/forgottenAddress.ts"
import { runCommand } from "../packages/sdk/src/cli/runCommand.ts"

const page = new URL("integrators.md", import.meta.url)
const root = join(import.meta.dirname, "..")

/** What the commands of the page read. */
const files = {
  "fleet.csv": "docs/integrators/fleet.csv",
  "pack.json": "tests/packed/journey.json"
}

/** How many lines of an answer the page shows. */
const most = 12

/** The page with what its commands answer today, on a double: each block that begins with `$ crewfleet` is run in turn. */
export const integratorsPage = async (): Promise<string> => {
  const [double, folder] = await Promise.all([startDouble(), mkdtemp(join(tmpdir(), "crewfleet-page-"))])
  try {
    for (const [name, from] of Object.entries(files)) await copyFile(join(root, from), join(folder, name))
    await writeFile(join(folder, "recording.json"), formatRecording(forgottenAddress()))
    const text = await keptIntegratorsPage()
    const parts = text.split(/(```console\n.*?```\n)/s)
    const written: Array<string> = []
    for (const part of parts)
      written.push(part.startsWith("```console\n") ? await answered(part, double, folder) : part)
    return written.join("")
  } finally {
    await double.stop()
    await rm(folder, { recursive: true })
  }
}

const answered = async (block: string, double: Double, folder: string): Promise<string> => {
  const commands = block.split("\n").filter((line) => line.startsWith("$ crewfleet "))
  const blocks: Array<string> = []
  for (const command of commands) {
    const lines: Array<string> = []
    const known = command
      .slice("$ crewfleet ".length)
      .split(" ")
      .map((word) => word.replace("http://localhost:4000", double.url))
      .map((word) => (/\.(csv|json)$|^everything$/.test(word) ? join(folder, word) : word))
    const code = await runCommand(known, {
      say: async (line) => {
        lines.push(...line.split("\n"))
      },
      tell: (line) => {
        lines.push(...line.split("\n"))
      },
      environment: { CREWFLEET_CONFIG: folder, CREWFLEET_PASSWORD: double.credentials("agency").password },
      piped: async () => "",
      pause: (milliseconds) => double.clock.advance({ milliseconds }),
      now: double.clock.now
    })
    const shown = lines.slice(0, most)
    if (lines.length > most) shown.push(`… ${lines.length - most} more`)
    const plain = shown.map((line) =>
      shortened(line.replaceAll(double.url, "http://localhost:4000").replaceAll(`${folder}/`, ""))
    )
    blocks.push([command, ...plain, ...(code === 0 ? [] : [`(ends with ${code})`])].join("\n"))
  }
  return `\`\`\`console\n${blocks.join("\n\n")}\n\`\`\`\n`
}

const shortened = (line: string) => (line.length > 130 ? `${line.slice(0, 129)}…` : line).trimEnd()

/** The page as it stands in the repository. */
export const keptIntegratorsPage = (): Promise<string> => readFile(page, "utf8")

if (import.meta.main) await writeFile(page, await integratorsPage())
