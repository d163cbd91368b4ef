import { idempotencyKeyPattern } from "../contract/idempotencyKey.ts"
import type { CallOptions, ClientOptions } from "./ClientOptions.ts"
import type { EndpointFacts } from "./EndpointFacts.ts"

type Rules<Options> = {
  readonly [Name in keyof Options]-?: readonly [holds: (value: unknown) => boolean, words: string]
}

const isFunction = (value: unknown) => typeof value === "function"
const isBoolean = (value: unknown) => typeof value === "boolean"
const isText = (value: unknown) => typeof value === "string" && value !== ""
const isTime = (value: unknown) => typeof value === "number" && value > 0 && value < 2 ** 31
const isRecord = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value)

const isAddress = (value: unknown): boolean => {
  if (value === "") return true
  if (typeof value !== "string" || !/^https?:\/\//i.test(value) || /[?#\s]/.test(value)) return false
  return URL.canParse(value) && new URL(value).username === ""
}

const areHeaders = (value: unknown): boolean => {
  try {
    return (
      isFunction(value) || (isRecord(value) && new Headers(value as Record<string, string>) !== undefined)
    )
  } catch {
    return false
  }
}

const isSession = (value: unknown) =>
  isRecord(value) &&
  ["current", "renew", "end"].every((name) => isFunction((value as Record<string, unknown>)[name]))

const address = [
  isAddress,
  "must be an address that begins with https:// or http://, without a query, a hash or a password; or empty, for the page's own origin"
] as const
const time = [isTime, "must be a number of milliseconds above 0"] as const
const aFunction = [isFunction, "must be a function"] as const

const clientRules: Rules<ClientOptions> = {
  baseUrl: address,
  authenticationUrl: address,
  paths: [isRecord, "must be an object of paths by endpoint"],
  session: [isSession, "must be a session store: an object with current, renew and end"],
  linkToken: [isText, "must be a text that is not empty"],
  carRental: [isBoolean, "must be true or false"],
  tellsProgress: [isBoolean, "must be true or false"],
  headers: [areHeaders, "must be an object of headers, or a function that answers one"],
  timeLimit: time,
  retries: [
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10,
    "must be a whole number from 0 to 10"
  ],
  longestWait: time,
  mayRetry: aFunction,
  onRequest: aFunction,
  onResponse: aFunction,
  onRetry: aFunction,
  debug: [(value) => isBoolean(value) || isFunction(value), "must be true, false or a function"],
  fetch: aFunction
}

const callRules: Rules<CallOptions> = {
  signal: [isRecord, "must be an AbortSignal"],
  timeLimit: time,
  idempotencyKey: [
    (value) => typeof value === "string" && idempotencyKeyPattern.test(value),
    "must be 1 to 255 visible characters of ASCII"
  ],
  onProgress: aFunction
}

const requestRules: Rules<Record<"params" | "query" | "payload", unknown>> = {
  params: [isRecord, "must be an object"],
  query: [isRecord, "must be an object"],
  payload: [() => true, ""]
}

/** The options of a client, with addresses that end without a slash. Throws a TypeError that names what is wrong with them. */
export const checkedOptions = (
  given: ClientOptions,
  endpoints: ReadonlyArray<EndpointFacts>
): ClientOptions => {
  check("The client", clientRules, given)
  if (typeof given.baseUrl !== "string") throw new TypeError(`The client: baseUrl ${address[1]}`)
  if (given.baseUrl === "" && !given.fetch && !globalThis.location) {
    throw new TypeError("The client: baseUrl is empty, and there is no page whose origin could be meant")
  }
  checkPaths(given.paths ?? {}, endpoints)
  return {
    ...given,
    baseUrl: withoutSlash(given.baseUrl),
    authenticationUrl:
      given.authenticationUrl === undefined ? undefined : withoutSlash(given.authenticationUrl)
  }
}

/** What a call is told that is told nothing. */
export const nothing = Object.freeze({})

/** Throws a TypeError that names what is wrong with the two arguments of a call. */
export const checkCall = (
  { group, name, repeatable }: EndpointFacts,
  request: object,
  options: CallOptions
) => {
  if (request !== nothing) check(`${group}.${name}`, requestRules, request)
  if (options !== nothing) check(`${group}.${name}`, callRules, options)
  if (options.idempotencyKey !== undefined && !repeatable) {
    throw new TypeError(`${group}.${name}: it cannot be repeated, and takes no idempotencyKey`)
  }
}

const check = <Options extends object>(who: string, rules: Rules<Options>, given: object): void => {
  if (!isRecord(given)) throw new TypeError(`${who}: takes an object, not ${typeof given}`)
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(rules, name)) {
      throw new TypeError(`${who}: knows no ${name}; it knows ${Object.keys(rules).join(", ")}`)
    }
    const [holds, words] = rules[name as keyof Options]
    if (value !== undefined && !holds(value)) throw new TypeError(`${who}: ${name} ${words}`)
  }
}

const checkPaths = (
  paths: Readonly<Record<string, string>>,
  endpoints: ReadonlyArray<EndpointFacts>
): void => {
  for (const [endpoint, path] of Object.entries(paths)) {
    const facts = endpoints.find(({ group, name }) => `${group}.${name}` === endpoint)
    if (!facts) throw new TypeError(`The client: paths names ${endpoint}, which is no endpoint`)
    if (typeof path !== "string" || !/^\/(?!\/)[^\s#]*$/.test(path)) {
      throw new TypeError(`The client: the path of ${endpoint} must begin with one /`)
    }
    const known = parametersIn(facts.path)
    const foreign = parametersIn(path).find((name) => !known.includes(name))
    if (foreign)
      throw new TypeError(`The client: the path of ${endpoint} holds ${foreign}, which the endpoint has not`)
  }
}

const parametersIn = (path: string): ReadonlyArray<string> => path.match(/:\w+/g) ?? []

const withoutSlash = (url: string): string => url.replace(/\/+$/, "")
