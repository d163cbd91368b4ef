import { endpoints } from "./endpoints.ts"
import { faults } from "./faults.ts"

/** What is to go wrong: with which call, by its name in the contract or `*` for any, and how often. */
export interface Provoked {
  readonly call: string
  /** One of `faults`. */
  readonly fault: string
  /** The next call alone, or every one until it is taken back. */
  readonly times: "next" | "all"
}

/** A `fetch` that answers as it is told to. */
export interface ProvokingFetch {
  readonly fetch: typeof globalThis.fetch
  /** Has a call go wrong; one of the same call takes the place of what was provoked before. */
  readonly provoke: (provoked: Provoked) => void
  /** Takes back what was provoked of a call. */
  readonly withdraw: (call: string) => void
  /** What is still to come. */
  readonly provoked: () => ReadonlyArray<Provoked>
  /** The calls that were made last, the last one first; each once. */
  readonly lastCalls: () => ReadonlyArray<string>
  /** Calls somebody whenever one of both changes, until the answer is called. */
  readonly subscribe: (listen: () => void) => () => void
}

/** How many calls are remembered. */
const rememberedCalls = 8

/** The names of all calls, as `group.endpoint`. */
export const callNames: ReadonlyArray<string> = endpoints.map(({ group, name }) => `${group}.${name}`)

/**
 * Provokes failures of a client that takes its `fetch`, to see what people are told and how they go on. With
 * `tellsProgress: false` uploads fail too. Throws a TypeError where there is no such call or fault.
 */
export const provokingFetch = (
  send: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)
): ProvokingFetch => {
  const standing = new Map<string, Provoked>()
  const listeners = new Set<() => void>()
  let list: ReadonlyArray<Provoked> = []
  let last: ReadonlyArray<string> = []
  const changed = () => {
    list = [...standing.values()]
    for (const listen of listeners) listen()
  }
  const remember = (name: string) => {
    if (last[0] === name) return
    last = [name, ...last.filter((other) => other !== name)].slice(0, rememberedCalls)
    for (const listen of listeners) listen()
  }
  return {
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : undefined
      const name = callAt(init?.method ?? request?.method ?? "GET", request?.url ?? String(input))
      if (name !== undefined) remember(name)
      const provoked = (name === undefined ? undefined : standing.get(name)) ?? standing.get("*")
      const fault = faults.find(({ id }) => id === provoked?.fault)
      if (!provoked || !fault || name === undefined) return send(input, init)
      if (provoked.times === "next") {
        standing.delete(provoked.call)
        changed()
      }
      const signal = init?.signal ?? request?.signal
      return fault.answer({ really: () => send(input, init), signal: signal ?? undefined })
    },
    provoke: (provoked) => {
      if (provoked.call !== "*" && !callNames.includes(provoked.call))
        throw new TypeError(`There is no call ${provoked.call}`)
      if (!faults.some(({ id }) => id === provoked.fault))
        throw new TypeError(`There is no fault ${provoked.fault}`)
      standing.set(provoked.call, provoked)
      changed()
    },
    withdraw: (call) => {
      if (standing.delete(call)) changed()
    },
    provoked: () => list,
    lastCalls: () => last,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    }
  }
}

/** The name of the call that an address and a method are of: of several the one with the fewest parameters. */
const callAt = (method: string, address: string): string | undefined => {
  const { pathname } = new URL(address, "http://service.invalid")
  const found = patterns.find((one) => one.method === method.toUpperCase() && one.pattern.test(pathname))
  return found?.name
}

const patterns = endpoints
  .map(({ group, name, method, path }) => ({
    name: `${group}.${name}`,
    method,
    parameters: path.split(":").length,
    pattern: new RegExp(`${path.replaceAll(/[.*+?^$()|[\]{}\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+")}$`)
  }))
  .toSorted((one, other) => one.parameters - other.parameters)
