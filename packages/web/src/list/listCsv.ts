import Papa from "papaparse"
import type { ListCsv } from "./List.ts"

/**
 * Rows as a file that spreadsheets read: UTF-8 with its mark, one line each under their headings, and nothing that a
 * spreadsheet would take for a formula.
 */
export const listCsv = <Row>(columns: ListCsv<Row>["columns"], rows: ReadonlyArray<Row>): string => {
  const cells = Object.values(columns)
  const lines = [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))]
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae: formula, newline: "\r\n" })}\r\n`
}

/** The library's own pattern lets through what has a line break in it, and the signs as they are written in Japanese. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
