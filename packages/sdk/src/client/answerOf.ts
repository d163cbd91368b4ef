import { type Schema, SchemaAST } from "effect"
import type { Answer, Check } from "./Answer.ts"

/** Describes what a schema decodes. Refuses one with a rule that `readerOf` does not know. */
export const answerOf = (schema: Schema.Top): Answer => describe(schema.ast)

const describe = (ast: SchemaAST.AST): Answer => {
  const shape = shapeOf(ast)
  const checks = checksIn(ast.checks ?? [])
  return checks.length === 0 ? shape : { is: shape, with: checks }
}

const shapeOf = (ast: SchemaAST.AST): Answer => {
  const reads = ast.annotations?.reads
  if (reads === "numeric" || reads === "instant") return reads
  const sent = ast.encoding?.at(-1)?.to
  if (reads === "nullIsAbsent" && sent) return { nullIs: "absent", else: withoutNull(describe(sent)) }
  if (reads === "nullIsEmpty" && sent) return { nullIs: "empty", else: withoutNull(describe(sent)) }
  // What may be anything is taken as it was sent.
  if (ast._tag === "Unknown") return "anything"
  if (sent) throw new Error(`An answer is read in a way that no client knows: ${String(ast)}`)
  switch (ast._tag) {
    case "String":
      return "string"
    case "Number":
      return "number"
    case "Boolean":
      return "boolean"
    case "Null":
      return "null"
    case "Literal":
      if (typeof ast.literal !== "bigint") return { exactly: ast.literal }
      break
    case "Arrays":
      return listOf(ast)
    case "Objects":
      return objectOf(ast)
    case "Union":
      return unionOf(ast.types)
  }
  throw new Error(`An answer has a part that no client can read: ${ast._tag}`)
}

const withoutNull = (sent: Answer): Answer => {
  const parts =
    typeof sent === "object" && "oneOf" in sent ? sent.oneOf.filter((part) => part !== "null") : []
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { oneOf: parts }
}

const listOf = ({ elements, rest }: SchemaAST.Arrays): Answer => {
  const [item] = rest
  const [first] = elements
  if (!item || rest.length > 1 || elements.length > 1 || (first && first !== item))
    throw new Error("A list in an answer is made of one kind of thing")
  const list = { listOf: describe(item) }
  return first ? { is: list, with: [{ check: "isMinLength", minLength: 1 }] } : list
}

const objectOf = ({ propertySignatures, indexSignatures }: SchemaAST.Objects): Answer => {
  const [others] = indexSignatures
  if (indexSignatures.length > 1 || (others && others.parameter !== SchemaAST.string))
    throw new Error("The other fields of an answer have any name, and one kind of value")
  const fields = Object.fromEntries(
    propertySignatures.map(({ name, type }) => [
      type.context?.isOptional ? `${String(name)}?` : String(name),
      describe(type)
    ])
  )
  return others ? { fields, others: describe(others.type) } : { fields }
}

const unionOf = (types: ReadonlyArray<SchemaAST.AST>): Answer => {
  // JSON knows nothing that is undefined.
  const oneOf = types.filter(({ _tag }) => _tag !== "Undefined").map(describe)
  const objects = oneOf.filter((one) => typeof one === "object" && "fields" in one)
  if (objects.length > 1) throw new Error("No client can tell two kinds of objects in an answer apart")
  return oneOf.length === 1 && oneOf[0] !== undefined ? oneOf[0] : { oneOf }
}

const known: ReadonlySet<string> = new Set<Check["check"]>([
  "isFinite",
  "isInt",
  "isMinLength",
  "isMaxLength",
  "isGreaterThanOrEqualTo",
  "isLessThanOrEqualTo",
  "isBetween",
  "isPattern"
])

const checksIn = (checks: ReadonlyArray<SchemaAST.Check<never>>): ReadonlyArray<Check> =>
  checks.flatMap((check): ReadonlyArray<Check> => {
    if (check._tag === "FilterGroup") return checksIn(check.checks)
    if (check.annotations?.reads === "anything") return []
    const { id, payload } = { id: "of no name", payload: null, ...check.annotations?.representation }
    const name = id.replace("effect/schema/", "")
    if (!known.has(name)) throw new Error(`An answer has a rule that no client knows: ${name}`)
    return [{ check: name, ...Object(payload) } as Check]
  })
