import { type SetupServer, setupServer as setupNetwork } from "msw/node"
import { endpoints } from "../client/endpoints.ts"

/** msw's `setupServer`, but that nothing leaves the test: a call that has no double fails at once, and says which. */
export const setupServer: typeof setupNetwork = (...handlers): SetupServer => {
  const network = setupNetwork(...handlers)
  const listen: SetupServer["listen"] = (options) => {
    network.listen({ onUnhandledFrame: refuse, ...options })
  }
  // What msw tells of itself, such as whether it listens, is told when it is asked for.
  return Object.defineProperties({ ...network, listen }, { readyState: readyStateOf(network) })
}

const readyStateOf = (network: SetupServer) => ({ get: () => network.readyState, enumerable: true })

/** What is thrown is answered. A client sends nothing again on 501. */
const refuse = ({ frame: { data } }: { readonly frame: { readonly data: unknown } }): never => {
  const request = isAsking(data) ? data.request : undefined
  throw Response.json(
    { message: `no double for ${request ? nameOf(request) : "what is sent"}` },
    { status: 501 }
  )
}

const isAsking = (data: unknown): data is { readonly request: Request } =>
  typeof data === "object" && data !== null && "request" in data && data.request instanceof Request

/** Of an endpoint its name in the contract; of two whose paths fit, that of the one that is meant more closely. */
const nameOf = ({ method, url }: Request): string => {
  const { origin, pathname } = new URL(url)
  const [found] = endpoints
    .filter((endpoint) => endpoint.method === method && patternOf(endpoint.path).test(pathname))
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)
  return found ? `${found.group}.${found.name}` : `${method} ${origin}${pathname}`
}

const patternOf = (path: string): RegExp => new RegExp(`${path.replace(/:\w+/g, "[^/]+")}$`)
