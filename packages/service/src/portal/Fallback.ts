import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpRouter, type HttpServerRequest } from "effect/http"
import { builtPortal } from "../brand/brandFile.ts"
import { plainRefusal } from "../http/refusalResponse.ts"
import { serveStatic } from "../http/StaticFile.ts"
import { Settings } from "../Settings.ts"
import { fileFor, readPortal } from "./PortalFiles.ts"

const endpoints = endpointFacts(Api).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`)
}))

/** HEAD is not among them: the router answers it as it would a GET, which more than the portal understands. */
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"] as const

/** Answers what no other route takes: the portal's pages and files, and words for an API address that is wrong. */
export const Fallback = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const { portalDir = builtPortal, brandFile } = yield* Settings
    const portal = readPortal(portalDir, brandFile)

    const answer = ({ method, url }: HttpServerRequest.HttpServerRequest) => {
      const address = addressOf(url)
      if (/^\/(api|oauth-service)(\/|$)/.test(address)) return Effect.succeed(wrongAddress(method, address))
      if (method !== "GET" && method !== "HEAD") return Effect.succeed(wrongMethod(["GET", "HEAD"]))
      const file = fileFor(portal, address)
      if (file) return serveStatic(file)
      return Effect.succeed(
        plainRefusal(404, portal.size > 0 ? "There is nothing here." : "The portal has not been built yet.")
      )
    }
    yield* Effect.forEach(methods, (method) => router.add(method, "/*", answer))
  })
)

const addressOf = (url: string): string => decodeURIComponent(url.replace(/[?#].*/s, ""))

const wrongAddress = (method: string, address: string) => {
  const allowed = new Set(
    endpoints.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method)
  )
  return allowed.size > 0 && !allowed.has(method)
    ? wrongMethod([...allowed])
    : plainRefusal(404, "There is nothing here.")
}

const wrongMethod = (allowed: ReadonlyArray<string>) =>
  plainRefusal(405, `This address takes ${allowed.join(", ")} only.`, { allow: allowed.join(", ") })
