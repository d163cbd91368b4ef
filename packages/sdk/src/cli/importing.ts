import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import { csvRows } from "./csvRows.ts"
import type { Importable } from "./Importable.ts"
import { importRows, type LineOutcome, type LineReport } from "./importRows.ts"
import { signedIn } from "./signedIn.ts"
import { Misused, Negative } from "./Terminal.ts"
import { vehicleImport } from "./vehicleImport.ts"
import { workerImport } from "./workerImport.ts"

const kinds: Readonly<Record<string, Importable>> = { vehicles: vehicleImport, workers: workerImport }

const usage = `crewfleet import vehicles|workers FILE [--dry-run] [--agency ID] [--json]

Makes a vehicle, or an applicant, of each line of a CSV file whose first line names the columns, and reports each line once:
made, there already, wrong (column by column, in the words of the portal's forms), refused by the service, or left because it
could not be reached. It may be run again: nothing is made twice. Applicants register as anybody does, who agrees; each gets a
mail with a link for a password, and where the service asks to wait, the command waits.
  --dry-run  says what would become of each line, and makes nothing
  --agency   the agency, by its number; that of whoever signed in, unless given
  --json     the report of each line as a line of JSON
Columns, by these names or the words of the forms:
${Object.entries(kinds)
  .map(([name, { columns }]) => `  ${name.padEnd(8)} ${columns.map((column) => column.name).join(" ")}`)
  .join("\n")}
Ends with 1 where a line was wrong, refused or left.`

/** `crewfleet import`. */
export const importing: Command = {
  does: "makes vehicles or applicants of the lines of a CSV file",
  usage,
  run: async (words, terminal) => {
    const options = {
      "dry-run": { type: "boolean" },
      agency: { type: "string" },
      json: { type: "boolean" }
    } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [name = "", file, ...more] = positionals
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind || file === undefined || more.length > 0) throw new Misused(usage)
    if (values.agency !== undefined && !/^\d{1,9}$/.test(values.agency))
      throw new Misused("--agency must be a whole number")
    const csv = csvRows(await readFile(file, "utf8"), kind.columns)
    const { client, user } = signedIn(terminal)
    const agencyId = values.agency === undefined ? user()?.agentId : Number(values.agency)
    if (agencyId === undefined) throw new Negative("Say which agency is meant: --agency ID")
    const counts = new Map<LineOutcome, number>()
    for await (const report of importRows(
      csv,
      kind,
      { client, agencyId, terminal },
      values["dry-run"] ?? false
    )) {
      counts.set(report.outcome, (counts.get(report.outcome) ?? 0) + 1)
      await terminal.say(values.json ? JSON.stringify(report) : inWords(report))
    }
    const sum = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ")
    if (!values.json) await terminal.say(`${csv.rows.length} lines${sum && `: ${sum}`}`)
    return ["wrong", "refused", "left"].some((outcome) => counts.has(outcome as LineOutcome)) ? 1 : 0
  }
}

const inWords = ({ line, outcome, about, problems }: LineReport): string => {
  const head = `line ${line}: ${outcome}${about && ` (${about})`}`
  return [head, ...problems.map(({ field, text }) => `  ${field ? `${field}: ` : ""}${text}`)].join("\n")
}
