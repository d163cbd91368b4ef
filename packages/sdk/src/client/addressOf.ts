import { Schema, SchemaAST } from "effect"
import type { EndpointFacts } from "./EndpointFacts.ts"

type Values = Readonly<Record<string, unknown>>
type Facts = Pick<EndpointFacts, "group" | "name" | "params" | "query">

/**
 * Makes addresses of one endpoint: the `:parameters` of its path filled in, and the query behind it without what is
 * undefined or null. Throws a TypeError for what can stand in no address, such as an id that is none.
 */
export const addressOf = (facts: Facts, path: string) => {
  const fixed = !path.includes(":")
  let params: Names | undefined
  let query: Names | undefined

  return (given: Values = {}, asked: Values = {}): string => {
    let address = path
    if (!fixed) {
      params ??= namesIn(facts.params)
      address = path.replace(/:(\w+)/g, (_, name: string) =>
        written(facts, `params.${name}`, given[name], params?.whole.has(name), true)
      )
    }
    let mark = address.includes("?") ? "&" : "?"
    for (const name of Object.keys(asked)) {
      const value = asked[name]
      if (value === undefined || value === null) continue
      query ??= namesIn(facts.query)
      if (!query.known.includes(name) && name !== everywhere) throw unknownName(facts, name, query.known)
      const text = written(facts, `query.${name}`, value, query.whole.has(name), false)
      address += `${mark}${encodeURIComponent(name)}=${text}`
      mark = "&"
    }
    return address
  }
}

/** In car-rental mode this stands in every query (specification 002 §6). */
const everywhere = "agencyId"

/** The names of parameters, and which of them are whole numbers. */
interface Names {
  readonly known: ReadonlyArray<string>
  readonly whole: ReadonlySet<string>
}

const namesIn = (schema: Schema.Top | undefined): Names => {
  const ast = schema && SchemaAST.toType(schema.ast)
  const fields = ast?._tag === "Objects" ? ast.propertySignatures : []
  return {
    known: fields.map(({ name }) => String(name)),
    whole: new Set(fields.filter(({ type }) => isWholeNumber(type)).map(({ name }) => String(name)))
  }
}

const isWholeNumber = (type: SchemaAST.AST): boolean => {
  const is = Schema.is(Schema.make(type))
  return is(1) && !is(1.5) && !is("a")
}

const written = (
  facts: Facts,
  name: string,
  value: unknown,
  whole: boolean | undefined,
  inPath: boolean
): string => {
  const text = whole ? wholeNumberIn(value) : textIn(value)
  // Two dots would lead to another address, and so would nothing at all.
  if (text === undefined || (inPath && /^\.{0,2}$/.test(text))) {
    const words = whole ? "a whole number" : "a text or a number"
    throw new TypeError(`${facts.group}.${facts.name}: ${name} must be ${words}, not ${shown(value)}`)
  }
  return encodeURIComponent(text)
}

const wholeNumberIn = (value: unknown): string | undefined =>
  Number.isSafeInteger(value) || (typeof value === "string" && /^-?\d{1,15}$/.test(value))
    ? String(value)
    : undefined

const textIn = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)
    ? String(value)
    : undefined

/** A text may be anybody's. */
const shown = (value: unknown): string => {
  if (typeof value === "string") return value === "" ? "an empty text" : "this text"
  return typeof value === "number" ? String(value) : value === null ? "null" : typeof value
}

const unknownName = ({ group, name }: Facts, asked: string, known: ReadonlyArray<string>) =>
  new TypeError(`${group}.${name}: its query knows no ${asked}; it knows ${known.join(", ") || "nothing"}`)
