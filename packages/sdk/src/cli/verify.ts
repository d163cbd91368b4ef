import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { findingsInWords } from "../pack/findingsInWords.ts"
import { isWhole, NotAPack, verifyPack } from "../pack/verifyPack.ts"

const usage = `crewfleet verify FILE [PDF] [--key KEY] [--json]

Says whether each part of the sealed pack of a journey is as it was sealed.
  FILE    the pack, JSON
  PDF     the PDF that came with it
  --key   the public key of the service, as /api/v1/pack-key tells it
  --json  what was found as JSON
Ends with 0 where all that is there is whole, 1 where it is not, and 2 where the file cannot be verified.`

/** `crewfleet verify`: answers the code with which the command ends. */
export const verify = async (given: ReadonlyArray<string>): Promise<number> => {
  const options = { key: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean" } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const [file, pdf, ...more] = positionals
    if (values.help) return said(usage)
    if (file === undefined || more.length > 0) return refused(usage)
    const findings = await verifyPack(await readFile(file, "utf8"), {
      ...(pdf !== undefined && { pdf: new Uint8Array(await readFile(pdf)) }),
      ...(values.key !== undefined && { publicKey: values.key })
    })
    said(values.json ? JSON.stringify(findings, undefined, 2) : findingsInWords(findings).join("\n"))
    return isWhole(findings) ? 0 : 1
  } catch (failure) {
    if (failure instanceof NotAPack) return refused(failure.message)
    return refused(failure instanceof Error ? failure.message : String(failure))
  }
}

const said = (text: string) => {
  process.stdout.write(`${text}\n`)
  return 0
}

const refused = (text: string) => {
  process.stderr.write(`${text}\n`)
  return 2
}
