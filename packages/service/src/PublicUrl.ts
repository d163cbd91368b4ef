import { Context, Effect, Layer } from "effect"
import { HttpServer } from "effect/http"
import type { ServiceOptions } from "./ServiceOptions.ts"
import { Settings } from "./Settings.ts"

/**
 * Where people reach the service: what was configured, or else the address that it listens on. A request's own Host
 * header is never believed, because links in mail are made from this.
 */
export class PublicUrl extends Context.Service<PublicUrl, string>()("@crewfleet/service/PublicUrl") {
  static readonly layer = Layer.effect(
    PublicUrl,
    Effect.gen(function* () {
      const settings = yield* Settings
      return settings.publicUrl ?? listeningUrl(settings, yield* HttpServer.HttpServer)
    })
  )
}

/** Where a server listens, as a browser on the same machine reaches it. */
export const listeningUrl = (
  options: ServiceOptions,
  { address }: HttpServer.HttpServer["Service"]
): string => urlAt(options, "port" in address ? address.port : 0)

/** The same for a server of which only the port is known. */
export const urlAt = ({ host = "127.0.0.1" }: ServiceOptions, port: number): string => {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`
}
