/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvLine = (cells: ReadonlyArray<string | number>): string =>
  `${cells.map((cell) => (typeof cell === "number" ? String(cell) : quoted(cell))).join(",")}\r\n`

const quoted = (text: string): string => {
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
