/** What a person is told of an export of things such as `["booking", "bookings"]`, which come by being `added`. */
export const exportWords = (
  [one, many]: readonly [one: string, many: string],
  added = "added"
): ExportWords => ({
  complete: (rows) => `${rows.toLocaleString("en-GB")} ${rows === 1 ? one : many} exported`,
  failed: `The ${many} could not be fetched, so no file was made.`,
  changed: `${capitalised(many)} were ${added} or moved while they were being fetched, so no file was made.`
})

interface ExportWords {
  readonly complete: (rows: number) => string
  readonly failed: string
  /** Some came or went meanwhile. */
  readonly changed: string
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
