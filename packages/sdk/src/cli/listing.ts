import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import { type Item, type KnownList, lists, valueAt } from "./lists.ts"
import { patiently, signedIn } from "./signedIn.ts"
import { Misused, type Terminal } from "./Terminal.ts"

const names = Object.entries(lists)

const usage = `crewfleet list LIST [--FILTER VALUE …] [--agency ID] [--page N] [--size N] [--limit N] [--json]

Lists what there is, all of it unless told, page after page as it is read.
  --agency  the agency, by its number, where whoever signed in sees several
  --page    one page alone, the first is 0
  --size    how many are asked for at once, 1 to 1,000; 100 unless given
  --limit   how many at most
  --json    each item as a line of JSON, whole
Lists, with their filters (several values are joined by commas):
${names.map(([name, { of, filters }]) => `  ${name.padEnd(10)} ${of}${filters.length > 0 ? `: ${filters.map((filter) => `--${filter}`).join(" ")}` : ""}`).join("\n")}`

/** `crewfleet list`. */
export const listing: Command = {
  does: "lists bookings, vehicles, workers, jobs and others",
  usage,
  run: async (words, terminal) => {
    const [name = "", ...others] = words
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    if (!list) throw new Misused(usage)
    const wanted = wantedOf(list, others)
    const { client } = signedIn(terminal)
    if (!wanted.asJson) await terminal.say(list.columns.join("\t"))
    let shown = 0
    for await (const item of itemsOf(list, client, wanted, terminal)) {
      if (shown >= wanted.limit) break
      await terminal.say(wanted.asJson ? JSON.stringify(item) : rowOf(list, item))
      shown += 1
    }
    return 0
  }
}

/** What of a list is wanted. */
export interface Wanted {
  readonly filters: Readonly<Record<string, unknown>>
  readonly page: number | undefined
  readonly size: number
  readonly limit: number
  readonly asJson: boolean
}

const wantedOf = ({ filters }: KnownList, words: ReadonlyArray<string>): Wanted => {
  const string = { type: "string" } as const
  const own = Object.fromEntries(filters.map((filter) => [filter, string]))
  const { values } = parseArgs({
    args: [...words],
    options: { ...own, agency: string, page: string, size: string, limit: string, json: { type: "boolean" } }
  })
  const given = values as Readonly<Record<string, string | boolean | undefined>>
  const agencyId = wholeOf("agency", given.agency)
  const size = wholeOf("size", given.size) ?? 100
  if (size < 1 || size > 1_000) throw new Misused("--size must be 1 to 1000")
  return {
    filters: {
      ...Object.fromEntries(
        filters.flatMap((filter) =>
          given[filter] === undefined ? [] : [[filter, filterValue(filter, String(given[filter]))]]
        )
      ),
      ...(agencyId !== undefined && { agencyId })
    },
    page: wholeOf("page", given.page),
    size,
    limit: wholeOf("limit", given.limit) ?? Number.POSITIVE_INFINITY,
    asJson: given.json === true
  }
}

const several = new Set(["statuses", "standings", "forms"])
const whole = new Set(["assignmentCodeId", "expiringWithin"])

const filterValue = (filter: string, text: string): unknown => {
  if (several.has(filter)) return text.split(",").map((one) => one.trim())
  return whole.has(filter) ? wholeOf(filter, text) : text
}

const wholeOf = (name: string, text: string | boolean | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(String(text))) throw new Misused(`--${name} must be a whole number`)
  return Number(text)
}

/** The items of a list, page after page. */
export async function* itemsOf(
  { ask }: KnownList,
  client: Parameters<KnownList["ask"]>[0],
  { filters, page: only, size }: Pick<Wanted, "filters" | "page" | "size">,
  terminal: Terminal
): AsyncGenerator<Item, void, undefined> {
  let after: string | undefined
  for (let page = only ?? 0; ; page += 1) {
    const { content, totalElements, next } = await patiently(terminal, () =>
      ask(client, { page, size, after, filters })
    )
    yield* content
    const isLast = next ? false : after !== undefined || (page + 1) * size >= totalElements
    if (only !== undefined || content.length === 0 || isLast) return
    after = next || undefined
  }
}

/** An item as a line, with tabs between its cells. */
const rowOf = ({ columns }: KnownList, item: Item): string =>
  columns.map((column) => cellOf(valueAt(item, column))).join("\t")

const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  const text = typeof value === "object" ? JSON.stringify(value) : String(value)
  // Nothing that somebody typed may break the table, or steer a terminal.
  return text.replace(/\p{Cc}+/gu, " ")
}
