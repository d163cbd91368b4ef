import Papa from "papaparse"
import { Misused } from "./Terminal.ts"

/** A line of a CSV file: where it stands, the heading counted as 1, and its cells by column. */
export interface CsvRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** What is wrong with how it is written. */
  readonly problem?: string
}

/** A column that may be in a file. */
export interface Column {
  /** Its name, such as `regno`. */
  readonly name: string
  /** What people call it, which is understood as well. */
  readonly label: string
}

/** A CSV file as it was read. */
export interface Csv {
  readonly rows: ReadonlyArray<CsvRow>
  /** How the file calls a column. */
  readonly headingOf: (column: string) => string
}

const separators = [",", ";", "\t"]

/**
 * Reads a CSV file (RFC 4180) whose first line names its columns by name or label, in any order; commas, semicolons or tabs stand
 * between. Empty lines are left out. Rejects a file with columns that nobody knows.
 */
export const csvRows = (text: string, columns: ReadonlyArray<Column>): Csv => {
  const names = new Map(
    columns.flatMap(({ name, label }) => [name, label].map((known) => [plain(known), name]))
  )
  const read = separators
    .map((delimiter) => parsed(text, delimiter))
    .map((lines) => ({
      lines,
      known: (lines[0]?.cells ?? []).filter((cell) => names.has(plain(cell))).length
    }))
    .reduce((best, one) => (one.known > best.known ? one : best))
  const [heading, ...lines] = read.lines
  const headings = heading?.cells ?? []
  const found = headings.map((cell) => names.get(plain(cell)))
  const unknown = headings.filter((_, at) => found[at] === undefined)
  if (unknown.length > 0 || headings.length === 0) throw new Misused(unknownColumns(unknown, columns))
  const twice = found.find((name, at) => found.indexOf(name) !== at)
  if (twice !== undefined) throw new Misused(`The column ${twice} stands there twice`)
  return {
    rows: lines.flatMap(({ cells, problem }, at) => {
      if (cells.every((cell) => cell.trim() === "")) return []
      const tooMany = cells.slice(headings.length).some((cell) => cell.trim() !== "")
      const wrong = problem ?? (tooMany ? "This line has more cells than there are columns" : undefined)
      return [
        {
          line: at + 2,
          cells: Object.fromEntries(found.map((name, place) => [name, (cells[place] ?? "").trim()])),
          ...(wrong !== undefined && { problem: wrong })
        }
      ]
    }),
    headingOf: (column) => headings[found.indexOf(column)] ?? column
  }
}

const parsed = (text: string, delimiter: string) => {
  const { data, errors } = Papa.parse<ReadonlyArray<string>>(text.replace(/^\uFEFF/, ""), { delimiter })
  const broken = new Set(errors.flatMap(({ type, row }) => (type === "Quotes" ? [row] : [])))
  return data.map((cells, at) => ({
    cells,
    problem: broken.has(at) ? "The quotation marks of this line do not match" : undefined
  }))
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

const unknownColumns = (unknown: ReadonlyArray<string>, columns: ReadonlyArray<Column>) =>
  `${unknown.length > 0 ? `There is no column ${unknown.map((name) => `“${name}”`).join(", ")}` : "The file is empty"}. The columns are: ${columns.map(({ name }) => name).join(", ")}`
