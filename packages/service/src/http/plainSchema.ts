/** A schema of OpenAPI, as far as it is looked at here. */
export interface JsonSchema {
  [keyword: string]: unknown
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: ReadonlyArray<string>
  items?: JsonSchema
  anyOf?: ReadonlyArray<JsonSchema>
  allOf?: ReadonlyArray<JsonSchema>
  minimum?: number
  maximum?: number
  additionalProperties?: boolean | JsonSchema
}

/**
 * A schema as people write it: without limits that only say how numbers are kept, and open to fields that a newer service
 * adds. What may be left out is not null as well.
 */
export const plainSchema = (schema: JsonSchema): JsonSchema => {
  const { anyOf, allOf, properties, items, additionalProperties, prefixItems: _, ...own } = schema
  const rest = { ...own, ...Object.assign({}, ...(allOf ?? []).map(plainSchema)) }
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum
  if (properties) rest.properties = plainProperties(properties, rest.required ?? [])
  if (items) rest.items = plainSchema(items)
  if (typeof additionalProperties === "object") rest.additionalProperties = plainSchema(additionalProperties)
  return anyOf ? { ...unionOf(anyOf.map(plainSchema)), ...rest } : rest
}

/** A schema of what may be left out: of its nulls one stood for that. */
export const plainOptional = (schema: JsonSchema): JsonSchema => {
  const members = schema.anyOf ?? []
  const last = members.findLastIndex(({ type }) => type === "null")
  return plainSchema(last < 0 ? schema : { ...schema, anyOf: members.filter((_, index) => index !== last) })
}

/** What kind of refusal it is, its status says: its tag is not sent. */
const plainProperties = (properties: Record<string, JsonSchema>, required: ReadonlyArray<string>) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== "_tag")
      .map(([name, schema]) => [name, required.includes(name) ? plainSchema(schema) : plainOptional(schema)])
  )

const unionOf = (members: ReadonlyArray<JsonSchema>): JsonSchema => {
  const different = [...new Map(members.map((member) => [JSON.stringify(member), member])).values()]
  const [only] = different
  return different.length === 1 && only ? only : { anyOf: different }
}
