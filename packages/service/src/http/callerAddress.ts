import { isIPv6 } from "node:net"
import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"
import { Settings } from "../Settings.ts"

/**
 * The network address that limits count by. `X-Forwarded-For` counts only as far as trusted proxies wrote it; of an
 * IPv6 address only the network counts, because one household has all addresses in it.
 */
export const callerAddress = Effect.gen(function* () {
  const { trustedProxies = 0 } = yield* Settings
  const request = yield* HttpServerRequest.HttpServerRequest
  const forwarded = request.headers["x-forwarded-for"]?.split(",") ?? []
  const reported = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return network(reported ?? Option.getOrElse(request.remoteAddress, () => "unknown"))
})

const network = (address: string): string => {
  if (!isIPv6(address) || address.includes(".")) return address
  const [head = "", tail] = address.split("::")
  const left = head.split(":").filter(Boolean)
  const right = tail?.split(":").filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0")
  return [...left, ...zeros, ...right].slice(0, 4).join(":")
}
