import { Api } from "@crewfleet/sdk/effect"
import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

/**
 * The contract as it is promised, of which documents tell: what is taken beside it, such as a number in text or null for what
 * is absent, is left out. Everything in an address has its own type there.
 */
export const promisedApi = (): HttpApi.Top => {
  const groups = new Map<string, HttpApiGroup.Top>()
  HttpApi.reflect(Api, {
    onGroup: ({ group }) => {
      groups.set(
        group.identifier,
        HttpApiGroup.make(group.identifier).annotateMerge(group.annotations) as never
      )
    },
    onEndpoint: ({ group, endpoint, mergedAnnotations }) => {
      groups.set(
        group.identifier,
        groups.get(group.identifier)?.add(promised(endpoint as never, mergedAnnotations)) as never
      )
    }
  })
  return [...groups.values()].reduce<HttpApi.Top>(
    (api, group) => api.add(group) as never,
    HttpApi.make("crewfleet").annotateMerge(Api.annotations) as never
  )
}

const promised = (
  endpoint: HttpApiEndpoint.Top,
  annotations: HttpApiEndpoint.Top["annotations"]
): HttpApiEndpoint.Top => {
  const { identifier, path, method, params, query, payload, success, middlewares } = endpoint
  const bodies = [...payload.values()].flatMap(({ schemas }) => schemas.map(promisedType))
  const plain = HttpApiEndpoint.make(method)(
    identifier,
    path as `/${string}`,
    {
      disableCodecs: true,
      params: params && promisedType(params),
      query: query && promisedType(query),
      payload: bodies.length > 0 ? bodies : undefined,
      success: [...success].map(promisedType)
    } as never
  ) as unknown as HttpApiEndpoint.Top
  return [...middlewares].reduce<HttpApiEndpoint.Top>(
    (known, middleware) => known.middleware(middleware as never) as never,
    plain.annotateMerge(annotations) as never
  )
}

const promisedType = (schema: Schema.Top): Schema.Top => Schema.toType(schema)
