import type { Brand, Schema } from "effect"
import type { HttpApiEndpoint, HttpApiSchema } from "effect/http-api"
import { HttpHandler } from "msw"
import type { Calls } from "../Api.ts"
import { endpoints } from "../client/endpoints.ts"
import { asBefore, type Script } from "./script.ts"

/** A body as it is on the wire, before decoding. */
type Wire<Codec> = Codec extends { readonly schema: infer Body extends Schema.Top } ? Body["Encoded"] : never

/** What a request to an endpoint carried, as it was on the wire: everything in an address is text. */
export interface Asked<E extends HttpApiEndpoint.ConstraintRequest> {
  readonly params: { readonly [Name in keyof E["~Params"]["Type"]]: string }
  readonly query: { readonly [Name in keyof E["~Query"]["Type"]]?: string }
  readonly payload: E["~Payload"]["Type"] extends Brand.Brand<HttpApiSchema.MultipartTypeId>
    ? FormData
    : Wire<E["~Payload"]>
  /** The access token, where the request carried one. */
  readonly token?: string | undefined
  /** The key under which it was sent, where it has one. */
  readonly idempotencyKey?: string | undefined
}

/** A function for each endpoint of the contract that takes a script and makes an msw handler. */
export type Handlers = {
  readonly [Group in keyof Calls]: {
    readonly [Name in keyof Calls[Group]]: Calls[Group][Name] extends infer E extends
      HttpApiEndpoint.ConstraintRequest
      ? (script: Script<Asked<E>, Wire<E["~Success"]>>) => HttpHandler
      : never
  }
}

/**
 * Test doubles of every endpoint, on any host: `handlers.dashboard.overview(() => ({ … }))`. The compiler holds their
 * answers to the contract; `failing`, `unreachable`, `delayed`, `once`, `inSequence` and `paged` make other scripts.
 */
export const handlers = doubles() as unknown as Handlers

function doubles() {
  const groups: Record<string, Record<string, (script: Script<never, unknown>) => HttpHandler>> = {}
  for (const { group, name, method, path } of endpoints) {
    const double = (script: Script<never, unknown>) =>
      new HttpHandler(method, `*${path}`, async ({ request, params }) => {
        const answer = await script((await asked(request, params)) as never)
        if (answer === asBefore) return undefined
        return answer instanceof Response ? answer : Response.json(answer)
      })
    groups[group] = { ...groups[group], [name]: double }
  }
  return groups
}

const asked = async (request: Request, params: object) => ({
  params,
  query: Object.fromEntries(new URL(request.url).searchParams),
  payload: await payloadOf(request),
  token: request.headers.get("authorization")?.replace(/^Bearer /, ""),
  idempotencyKey: request.headers.get("idempotency-key") ?? undefined
})

const payloadOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get("content-type") ?? ""
  if (type.startsWith("multipart/form-data")) return request.formData()
  return type.includes("json") ? request.json() : undefined
}
