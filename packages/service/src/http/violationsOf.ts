import type { Problem, Refusal } from "@crewfleet/sdk"
import { SchemaIssue } from "effect"
import type { HttpApiError } from "effect/http-api"

/** Says for each field of a request what is wrong with it, in words for the person who filled it in. */
export const violationsOf = ({ kind, cause }: HttpApiError.HttpApiSchemaError): Refusal => {
  const violations = describe(cause.issue).issues.map(({ path = [], message }) => {
    const named = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".")
    const field = named || (kind === "Payload" ? "body" : kind.toLowerCase())
    return violation(field, message.replace(/^Expected /, "must be "))
  })
  return { _tag: "Violated", violations }
}

/** One violation as a refusal of its own; the words begin with the field's name. */
export const violated = (field: string, problem: string): Refusal =>
  violating([{ field, text: `${field} ${problem}` }])

/** Problems, found by a rule of the domain, as a refusal in the rule's own words. */
export const violating = (problems: ReadonlyArray<Problem<string>>): Refusal => ({
  _tag: "Violated",
  violations: problems.map(({ field, text }) => ({ field, message: text }))
})

const violation = (field: string, problem: string) => ({ field, message: `${field} ${problem}` })

const describe = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "MissingKey" ? "is missing" : SchemaIssue.defaultLeafHook(issue))
})
