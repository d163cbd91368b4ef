import type { Problem } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { SchemaIssue } from "effect"
import type { HttpApiError } from "effect/http-api"

/** So many violations are told of one request, which may have any number of them. */
const mostViolations = 100

/** Says for each field of a request what is wrong with it, in words for the person who filled it in. */
export const violationsOf = ({ kind, cause }: HttpApiError.HttpApiSchemaError): Refusal => {
  const found = new Map<string, Violation>()
  for (const { path = [], message } of describe(cause.issue).issues) {
    const named = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".")
    const field = named || (kind === "Payload" ? "body" : kind.toLowerCase())
    const one = violation(field, inWords(message))
    // What matches none of several kinds of value is told once for each kind.
    found.set(one.message, one)
    if (found.size === mostViolations) break
  }
  return { _tag: "Violated", violations: [...found.values()] }
}

/** One violation as a refusal of its own; the words begin with the field's name. */
export const violated = (field: string, problem: string): Refusal =>
  violating([{ field, text: `${field} ${problem}` }])

/** Problems, found by a rule of the domain, as a refusal in the rule's own words. */
export const violating = (problems: ReadonlyArray<Problem<string>>): Refusal => ({
  _tag: "Violated",
  violations: problems.map(({ field, text }) => ({ field, message: text }))
})

interface Violation {
  readonly field: string
  readonly message: string
}

const violation = (field: string, problem: string): Violation => ({ field, message: `${field} ${problem}` })

/** `Expected string | null` is "must be a text": that nothing is a value too goes without saying. */
const inWords = (message: string): string => {
  const expected = /^Expected (.*)$/s.exec(message)?.[1]
  if (expected === undefined) return message
  if (expected === "a value with a length of at least 1") return "must not be empty"
  if (expected.startsWith("a value with ")) return expected.replace("a value with", "must have")
  if (expected.startsWith("a string matching")) return "is not of the form that is asked for"
  const kinds = expected.split(" | ").filter((kind) => kind !== "null" && kind !== "undefined")
  const words = [...new Set(kinds.map(kindInWords))]
  return words.length > 2 ? `must be one of ${words.join(", ")}` : `must be ${words.join(" or ")}`
}

const kindInWords = (kind: string): string => {
  // What has a name in the contract is an object.
  if (/^[A-Z]\w+$/.test(kind)) return "an object"
  return kindsOfValues[kind] ?? kind.replace(/^"(.*)"$/, "$1")
}

const kindsOfValues: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  "a finite number": "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object"
}

const describe = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "MissingKey" ? "is missing" : SchemaIssue.defaultLeafHook(issue))
})
