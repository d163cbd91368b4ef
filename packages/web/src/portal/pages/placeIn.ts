import type { PageRow, Parameters, Section } from "./PageRow.ts"

/** Where somebody is in a portal. */
export interface Place<Facts> extends Row<Facts> {
  readonly parameters: Parameters
  /** Whether the address is the row's to its end. */
  readonly isWhole: boolean
}

/** The page at a path: the one with the longest address that the path is or begins with, of several the first. */
export const placeIn = <Facts>(
  sections: ReadonlyArray<Section<Facts>>,
  path: string
): Place<Facts> | undefined => {
  const [nearest] = everyRow(sections)
    .flatMap((found) => {
      const parameters = parametersIn(found.row.address, path)
      const length = partsOf(found.row.address).length
      return parameters ? [{ ...found, parameters, length }] : []
    })
    .sort((one, other) => other.length - one.length)
  return nearest && { ...nearest, isWhole: nearest.length === partsOf(path).length }
}

/** Every page of a portal with the rows above it. */
export const everyRow = <Facts>(sections: ReadonlyArray<Section<Facts>>): ReadonlyArray<Row<Facts>> =>
  sections.flatMap(({ pages, permission }) => rowsOf(pages, { above: [], permission }))

/** One page of a portal. */
export interface Row<Facts> {
  readonly row: PageRow<Facts>
  /** The rows that it lies beneath, from the top. */
  readonly above: ReadonlyArray<PageRow<Facts>>
  /** What it asks for. */
  readonly permission: string | undefined
}

const rowsOf = <Facts>(
  rows: ReadonlyArray<PageRow<Facts>>,
  { above, permission: inherited }: Omit<Row<Facts>, "row">
): ReadonlyArray<Row<Facts>> =>
  rows.flatMap((row) => {
    const permission = row.openToAll ? undefined : (row.permission ?? inherited)
    return [{ row, above, permission }, ...rowsOf(row.beneath ?? [], { above: [...above, row], permission })]
  })

/** What a path has in the places that an address names; undefined where it does not lie at or beneath it. */
export const parametersIn = (address: string, path: string): Parameters | undefined => {
  const given = partsOf(path)
  const parameters: Record<string, string | number> = {}
  for (const [index, part] of partsOf(address).entries()) {
    const found = given[index]
    if (found === undefined) return undefined
    if (!part.startsWith(":")) {
      if (part.toLowerCase() !== found.toLowerCase()) return undefined
      continue
    }
    const isId = /id$/i.test(part)
    if (isId && !/^[1-9]\d{0,9}$/.test(found)) return undefined
    parameters[part.slice(1)] = isId ? Number(found) : found
  }
  return parameters
}

/** An address with what stands in the places that it names. */
export const filledIn = (address: string, parameters: Parameters): string =>
  address.replace(/:(\w+)/g, (_, name) => String(parameters[name]))

/** Capitals and a slash at the end make no difference. */
const partsOf = (path: string) => path.split("/").filter(Boolean)
