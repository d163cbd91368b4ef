import { OpenApi } from "effect/http-api"
import descriptions from "./descriptions.json" with { type: "json" }
import { type JsonSchema, plainOptional, plainSchema } from "./plainSchema.ts"
import { promisedApi } from "./promisedApi.ts"

/** The words for calls, parameters, schemas and fields, by their names: `booking.list`, `Booking.vehicle.name`. */
export type Descriptions = Readonly<Record<string, string>>

/** A document of OpenAPI, as far as it is looked at here. */
export type Document = Omit<OpenApi.OpenAPISpec, "components"> & {
  readonly components: { readonly schemas: Record<string, JsonSchema> }
}

/** What openapi.json says, in the words that `npm run docs` has collected from the contract. */
export const openApi = (words: Descriptions = descriptions): Document => {
  const made = structuredClone(OpenApi.fromApi(promisedApi()))
  const document = namedOnce({
    ...made,
    info: {
      ...made.info,
      description,
      license: { name: "MIT", identifier: "MIT" } as never
    },
    servers: [{ url: "/", description: "This service" }],
    components: {
      ...made.components,
      schemas: Object.fromEntries(
        Object.entries(made.components.schemas).map(([name, schema]) => [name, plainSchema(schema)])
      )
    }
  } as Document)
  for (const tag of document.tags) Object.assign(tag, said(words, tag.name))
  for (const [name, schema] of Object.entries(document.components.schemas)) describe(words, schema, name)
  for (const operation of operationsOf(document)) describeOperation(words, operation)
  return document
}

const description =
  "The calls of CrewFleet. Points in time are ISO 8601 in UTC, days are `2026-11-20`, amounts are in major units of their currency. " +
  "Later versions may add fields to answers and codes to their enumerations: read what is not known here tolerantly."

/** Every operation of a document. */
export const operationsOf = ({ paths }: Document): ReadonlyArray<OpenApi.OpenAPISpecOperation> =>
  Object.values(paths).flatMap((path) => Object.values(path) as Array<OpenApi.OpenAPISpecOperation>)

/** The bodies of an operation: what is asked, and what is answered, whatever the status. */
export const bodiesOf = ({ requestBody, responses }: OpenApi.OpenAPISpecOperation) =>
  [requestBody, ...Object.values(responses)].flatMap((body) =>
    Object.values((body?.content ?? {}) as Record<string, { schema: JsonSchema }>)
  )

const describeOperation = (words: Descriptions, operation: OpenApi.OpenAPISpecOperation) => {
  const name = operation.operationId
  const text = words[name]
  if (text !== undefined) Object.assign(operation, { summary: firstSentence(text), description: text })
  for (const parameter of operation.parameters) {
    const schema = parameter.schema as JsonSchema
    const plain = parameter.required ? plainSchema(schema) : plainOptional(schema)
    Object.assign(parameter, { schema: plain, ...said(words, `${name}.${parameter.name}`) })
    if (plain.type === "array") Object.assign(parameter, { style: "form", explode: false })
  }
  for (const body of bodiesOf(operation)) {
    body.schema = plainSchema(body.schema)
    describe(words, body.schema, name)
  }
  for (const response of Object.values(operation.responses)) {
    response.description = response.description
      .split(" | ")
      .map((one) => (words[one] ?? one).replace(/^\d{3}: /, ""))
      .join(" Or: ")
  }
}

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0].replace(/\.$/, "") ?? text

const said = (words: Descriptions, name: string) => {
  const text = words[name]
  return text === undefined ? {} : { description: text }
}

const describe = (words: Descriptions, schema: JsonSchema, name: string) => {
  if (!name.includes(".")) Object.assign(schema, said(words, name))
  for (const [field, part] of Object.entries(schema.properties ?? {})) {
    Object.assign(part, said(words, `${name}.${field}`))
    describe(words, part, `${name}.${field}`)
  }
  for (const part of [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])])
    describe(words, part, name)
}

/** What is made in two places is one schema all the same: `Booking_1` is `Booking`. */
const namedOnce = (document: Document): Document => {
  const once = JSON.parse(
    JSON.stringify(document).replace(/(#\/components\/schemas\/\w+?)_\d+"/g, '$1"')
  ) as Document
  const { schemas } = once.components
  for (const name of Object.keys(schemas)) {
    const first = name.replace(/_\d+$/, "")
    if (first === name) continue
    schemas[first] ??= schemas[name] ?? {}
    if (JSON.stringify(schemas[first]) !== JSON.stringify(schemas[name]))
      throw new Error(`Two different schemas are named ${first}`)
    delete schemas[name]
  }
  return once
}
