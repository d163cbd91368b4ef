import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { findingsInWords } from "../pack/findingsInWords.ts"
import { isConsistent, NotAPack, verifyPack } from "../pack/verifyPack.ts"
import type { Command } from "./Command.ts"
import { Misused } from "./Terminal.ts"

const usage = `crewfleet verify FILE [PDF] [--key KEY] [--json]

Says whether each part of the sealed pack of a journey is as it was sealed.
  FILE    the pack, JSON
  PDF     the PDF that came with it
  --key   the public key of the service, as /api/v1/pack-key tells it; without it nobody knows whose seal it is
  --json  what was found as JSON
Ends with 0 where all that is there fits the seal, 1 where it does not, or where that was made with another key than KEY, and 2 where
the file cannot be verified.`

/** A key may begin with a dash, as one in 64 does, and is no option for that. */
const keyJoined = (words: ReadonlyArray<string>): Array<string> =>
  words.flatMap((word, at) => {
    if (words[at - 1] === "--key") return []
    return word === "--key" && words[at + 1] !== undefined ? [`${word}=${words[at + 1]}`] : [word]
  })

/** `crewfleet verify`. */
export const verify: Command = {
  does: "says whether a sealed pack is whole",
  usage,
  run: async (words, terminal) => {
    const options = { key: { type: "string" }, json: { type: "boolean" } } as const
    const { values, positionals } = parseArgs({ args: keyJoined(words), options, allowPositionals: true })
    const [file, pdf, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Misused(usage)
    const findings = await verifyPack(await readFile(file, "utf8"), {
      ...(pdf !== undefined && { pdf: new Uint8Array(await readFile(pdf)) }),
      ...(values.key !== undefined && { publicKey: values.key })
    }).catch((error) => {
      throw error instanceof NotAPack ? new Misused(error.message) : error
    })
    await terminal.say(
      values.json ? JSON.stringify(findings, undefined, 2) : findingsInWords(findings).join("\n")
    )
    return isConsistent(findings) ? 0 : 1
  }
}
