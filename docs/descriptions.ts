import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import {
  API,
  type Checker,
  type Symbol as Named,
  type Type,
  type TypeReference,
  type UnionType
} from "typescript/unstable/sync"
import { bodiesOf, type Descriptions, openApi, operationsOf } from "../packages/service/src/http/openApi.ts"
import type { JsonSchema } from "../packages/service/src/http/plainSchema.ts"
import { formDescriptions } from "./formDescriptions.ts"
import { logDescriptions } from "./logDescriptions.ts"

const root = join(import.meta.dirname, "..")
const kept = join(root, "packages/service/src/http/descriptions.json")

/**
 * What is said of every group, call, parameter, schema and field of the contract, by their names. The compiler is asked, as
 * editors ask it, for the words at each place of the client's types that openapi.json tells of.
 */
export const collectDescriptions = (): Descriptions => {
  const api = new API({ cwd: root })
  try {
    const config = join(root, "tsconfig.json")
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error("The compiler found no project")
    const { checker, program } = project
    const exportsOf = (path: string) => {
      const file = program.getSourceFile(join(root, path))
      const module = file && checker.getSymbolAtLocation(file)
      if (!module) throw new Error(`The compiler found no ${path}`)
      return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]))
    }
    return collected(
      checker,
      exportsOf("packages/sdk/src/client/Transport.ts"),
      // What a schema is called is said where it is declared, whether or not an entry exports it.
      new Map(globSync("packages/sdk/src/*/*.ts", { cwd: root }).flatMap((file) => [...exportsOf(file)]))
    )
  } finally {
    api.close()
  }
}

type Exports = ReadonlyMap<string, Named>

const collected = (checker: Checker, clients: Exports, contract: Exports): Descriptions => {
  const words: Record<string, string> = {}
  const document = openApi({})
  const { schemas } = document.components

  const keep = (name: string, symbol: Named | undefined) => {
    const text =
      symbol &&
      checker
        .getDocumentationCommentOfSymbol(symbol)
        .replaceAll(/\s*\n\s*/g, " ")
        // Who reads of the service has no specification of it.
        .replaceAll(/ \(specification \d[^()]*\)/g, "")
        .trim()
    if (text) words[name] ??= text
  }
  const typeOf = (symbol: Named | undefined) => {
    const type = symbol && checker.getTypeOfSymbol(symbol)
    return type && checker.getNonNullableType(type)
  }
  const partOf = (type: Type | undefined, name: string) => type && checker.getPropertyOfType(type, name)
  const firstArgument = (type: Type | undefined) => type && checker.getTypeArguments(type as TypeReference)[0]

  const walk = (schema: JsonSchema, type: Type | undefined, name: string): void => {
    if (!type) return
    const named = schema.$ref?.split("/").at(-1)
    if (named !== undefined) {
      keep(named, type.getSymbol() ?? contract.get(named))
      const inner = schemas[named]
      if (inner && !seen.has(named)) {
        seen.add(named)
        walk(inner, type, named)
      }
      return
    }
    for (const member of schema.anyOf ?? []) walk(member, memberOf(type, member), name)
    if (schema.items) walk(schema.items, firstArgument(type), name)
    for (const [field, part] of Object.entries(schema.properties ?? {})) {
      const symbol = partOf(type, field)
      keep(`${name}.${field}`, symbol)
      walk(part, typeOf(symbol), `${name}.${field}`)
    }
  }
  const seen = new Set<string>()

  const client = returned(checker, typeOf(clients.get("makePromiseClient")))
  for (const { name } of document.tags)
    keep(name, contract.get(`${name.charAt(0).toUpperCase()}${name.slice(1)}Api`))
  for (const operation of operationsOf(document)) {
    const [group = "", name = ""] = operation.operationId.split(".")
    const call = partOf(typeOf(partOf(client, group)), name)
    keep(operation.operationId, call)
    const [signature] = checker.getSignaturesOfType(typeOf(call) as Type, 0)
    const request = firstArgument(typeOf(signature?.getParameters()[0]))
    const parts = request && checker.getNonNullableType(request)
    for (const { name: parameter, in: place } of operation.parameters) {
      const from = typeOf(partOf(parts, place === "path" ? "params" : "query"))
      keep(`${operation.operationId}.${parameter}`, partOf(from, parameter))
    }
    const answer = firstArgument(signature && checker.getReturnTypeOfSignature(signature))
    const { 200: success } = operation.responses
    for (const { schema } of bodiesOf({ ...operation, responses: {} }))
      walk(schema, typeOf(partOf(parts, "payload")), operation.operationId)
    for (const { schema } of bodiesOf({
      ...operation,
      requestBody: undefined,
      responses: { 200: success }
    } as never))
      walk(schema, answer, operation.operationId)
  }
  for (const { requestBody, operationId } of operationsOf(document))
    if (requestBody?.content["multipart/form-data"]) words[`${operationId}.file`] = "The file."
  for (const [name, text] of Object.entries(formDescriptions(operationsOf(document), schemas)))
    words[name] ??= text
  for (const [name, text] of Object.entries(logDescriptions)) words[name] ??= text
  for (const refusal of typeOfAlias(checker, contract.get("Refusal"))) {
    const tag = typeOf(partOf(refusal, "_tag")) as { readonly value?: string } | undefined
    const named = tag?.value ?? ""
    keep(named, contract.get(named))
    walk(schemas[named] ?? {}, refusal, named)
  }
  for (const named of Object.keys(schemas))
    if (named.endsWith("Page")) words[named] ??= "One page of a longer list."
  return Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Of a type that is a list or something else, the part that a schema speaks of. */
const memberOf = (type: Type, { items }: JsonSchema): Type => {
  if (!type.isUnionType()) return type
  const isList = (one: Type) => /^(Readonly)?Array$/.test(one.getSymbol()?.name ?? "")
  return type.getTypes().find((one) => isList(one) === (items !== undefined)) ?? type
}

const returned = (checker: Checker, type: Type | undefined) => {
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : []
  return signature && checker.getReturnTypeOfSignature(signature)
}

const typeOfAlias = (checker: Checker, alias: Named | undefined): ReadonlyArray<Type> =>
  (alias && (checker.getDeclaredTypeOfSymbol(alias) as UnionType).getTypes()) ?? []

/** The words as they stand in the repository. */
export const keptDescriptions = (): Descriptions => JSON.parse(readFileSync(kept, "utf8"))

if (import.meta.main) writeFileSync(kept, `${JSON.stringify(collectDescriptions(), null, 2)}\n`)
