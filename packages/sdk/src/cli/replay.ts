import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import { Misused } from "./Terminal.ts"

const usage = `crewfleet replay FILE [--json]

Replays what the portal has recorded, without a network, and says where it goes another way now. @crewfleet/machines, which
has the flows of the portal, must be installed beside the sdk.
  FILE    the recording, JSON
  --json  whether all is as recorded, and what there is to say, as JSON
Ends with 1 where it parts, and with 2 where the file is no recording.`

/** What the machines, which stand on this package and may not be there, have to offer. */
interface Machines {
  readonly replayFile: (path: string) => Promise<{
    readonly isRecording: boolean
    readonly isSame: boolean
    readonly lines: ReadonlyArray<string>
  }>
}

const machinesEntry = ["@crewfleet", "machines", "testing"].join("/")

/** `crewfleet replay`. */
export const replay: Command = {
  does: "replays a recording of the portal",
  usage,
  run: async (words, terminal) => {
    const options = { json: { type: "boolean" } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Misused(usage)
    const { isRecording, isSame, lines } = await (await machines()).replayFile(file)
    if (!isRecording) throw new Misused(lines.join("\n"))
    if (values.json) await terminal.say(JSON.stringify({ isSame, lines }))
    else for (const line of lines) await terminal.say(line)
    return isSame ? 0 : 1
  }
}

const machines = async (): Promise<Machines> => {
  try {
    return await import(/* @vite-ignore */ machinesEntry)
  } catch (error) {
    if (Object(error).code !== "ERR_MODULE_NOT_FOUND" || !String(error).includes("'@crewfleet/machines'"))
      throw error
    throw new Misused("Install @crewfleet/machines to replay recordings: it has the flows of the portal")
  }
}
