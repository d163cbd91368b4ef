import { Context, Effect, Layer } from "effect"
import { HttpServer } from "effect/http"
import { Settings } from "./Settings.ts"

/**
 * Where people reach the service: what was configured, or else the address that it listens on. A request's own Host
 * header is never believed, because links in mail are made from this.
 */
export class PublicUrl extends Context.Service<PublicUrl, string>()("@crewfleet/service/PublicUrl") {
  static readonly layer = Layer.effect(
    PublicUrl,
    Effect.gen(function* () {
      const { publicUrl } = yield* Settings
      const { address } = yield* HttpServer.HttpServer
      return publicUrl ?? `http://localhost:${"port" in address ? address.port : ""}`
    })
  )
}
