import { createHash } from "node:crypto"
import type { Problem } from "../failure/Problem.ts"
import { RequestFailed } from "../failure/RequestFailed.ts"
import type { Csv } from "./csvRows.ts"
import type { Importable, ImportFor, Understood } from "./Importable.ts"
import { patiently } from "./signedIn.ts"

/**
 * What became of a line: it was made, would be made (in a dry run), is there already, is wrong as it stands, was refused by the
 * service, or was left because the service could not be reached.
 */
export type LineOutcome = "made" | "would be made" | "there" | "wrong" | "refused" | "left"

/** The report of one line. */
export interface LineReport {
  readonly line: number
  readonly outcome: LineOutcome
  /** What it is about, such as a registration mark. */
  readonly about: string
  /** What is wrong, by the columns of the file. */
  readonly problems: ReadonlyArray<Problem>
}

/** Imports the lines of a file one after the other, and reports each once, in their order. */
export async function* importRows(
  csv: Csv,
  kind: Importable,
  importing: ImportFor,
  dryRun: boolean
): AsyncGenerator<LineReport, void, undefined> {
  const { there, understand } = await kind.prepare(importing)
  const seen = new Map<string, number>()
  let isCutOff = false
  for (const { line, cells, problem } of csv.rows) {
    const understood = understand(cells)
    const { key, called: about } = understood
    const problems = problem === undefined ? understood.problems : [{ field: "", text: problem }]
    const report = (outcome: LineOutcome, wrong: ReadonlyArray<Problem> = []): LineReport => ({
      ...{ line, outcome, about },
      problems: wrong.map(({ field, text }) => ({ field: csv.headingOf(field), text }))
    })
    const earlier = key === "" ? undefined : seen.get(key)
    if (problems.length > 0) yield report("wrong", problems)
    else if (earlier !== undefined)
      yield report("wrong", [{ field: "", text: `The same stands in line ${earlier}` }])
    else if (there.has(key)) yield report("there")
    else if (isCutOff) yield report("left")
    else if (dryRun) yield report("would be made")
    else {
      const [outcome, refusals] = await make(understood, importing)
      isCutOff = outcome === "left"
      yield report(outcome, refusals)
    }
    if (problems.length === 0 && earlier === undefined) seen.set(key, line)
  }
}

const make = async (
  { make, sent }: Understood,
  { agencyId, terminal }: ImportFor
): Promise<readonly [LineOutcome, ReadonlyArray<Problem>]> => {
  // The same line asks for the same thing: whoever runs it again after it was cut off makes nothing twice.
  const key = createHash("sha256")
    .update(JSON.stringify([agencyId, sent]))
    .digest("hex")
  try {
    await patiently(terminal, () => make(key))
    return ["made", []]
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    if (error.status === undefined || error.status >= 500 || error.status === 401)
      return ["left", [{ field: "", text: error.message }]]
    const said = error.violations.map(({ field = "", message }) => ({ field, text: message }))
    return ["refused", said.length > 0 ? said : [{ field: "", text: error.message }]]
  }
}
