import type { AddressParts, EndpointFacts } from "./EndpointFacts.ts"

type Values = Readonly<Record<string, unknown>>
type Facts = Pick<EndpointFacts, "group" | "name" | "params" | "query">

/** In car-rental mode this stands in every query (specification 002 §6). */
const everywhere = "agencyId"

/**
 * Makes addresses of one endpoint: the `:parameters` of its path filled in, and the query behind it without what is
 * undefined or null. Throws a TypeError for what can stand in no address, such as an id that is none.
 */
export const addressOf = (facts: Facts, path: string) => {
  const fixed = !path.includes(":")

  return (params: Values = {}, query: Values = {}): string => {
    let address = fixed
      ? path
      : path.replace(/:(\w+)/g, (_, name: string) => written(facts, "params", name, params[name]))
    let mark = address.includes("?") ? "&" : "?"
    for (const name of Object.keys(query)) {
      const value = query[name]
      if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue
      if (!Object.hasOwn(facts.query, name) && name !== everywhere) throw unknownName(facts, name)
      address += `${mark}${encodeURIComponent(name)}=${written(facts, "query", name, value)}`
      mark = "&"
    }
    return address
  }
}

const written = (facts: Facts, part: "params" | "query", name: string, value: unknown): string => {
  const parameters: AddressParts = facts[part]
  const whole = parameters[name] === "whole number"
  const text = whole ? wholeNumberIn(value) : textIn(value)
  // Two dots would lead to another address, and so would nothing at all.
  if (text === undefined || (part === "params" && /^\.{0,2}$/.test(text))) {
    const wanted = whole ? "a whole number" : "a text or a number"
    throw new TypeError(
      `${facts.group}.${facts.name}: ${part}.${name} must be ${wanted}, not ${shown(value)}`
    )
  }
  return encodeURIComponent(text)
}

const wholeNumberIn = (value: unknown): string | undefined =>
  Number.isSafeInteger(value) || (typeof value === "string" && /^-?\d{1,15}$/.test(value))
    ? String(value)
    : undefined

const textIn = (value: unknown): string | undefined =>
  isTexts(value) || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)
    ? String(value)
    : undefined

/** Codes stand in an address joined by commas. */
const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "")

/** A text may be anybody's. */
const shown = (value: unknown): string => {
  if (typeof value === "string") return value === "" ? "an empty text" : "this text"
  return typeof value === "number" ? String(value) : value === null ? "null" : typeof value
}

const unknownName = ({ group, name, query }: Facts, asked: string) =>
  new TypeError(
    `${group}.${name}: its query knows no ${asked}; it knows ${Object.keys(query).join(", ") || "nothing"}`
  )
