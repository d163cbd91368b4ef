import { type ClientOptions, makeClient, type PromiseClient, signIn } from "@crewfleet/sdk"
import { makeClient as makeEffectClient } from "@crewfleet/sdk/effect"
import { describe, expect, it, vi } from "vitest"
import { network } from "../network.ts"

const baseUrl = "https://api.example"
const given = (options: object) => ({ baseUrl, ...options }) as ClientOptions
const page = () => Response.json({ content: [], totalElements: 0 })

describe("a client", () => {
  it.each([
    [
      "an option that it does not know",
      { timelimit: 5 },
      "The client: knows no timelimit; it knows baseUrl, "
    ],
    [
      "a path of no endpoint",
      { paths: { "agency.byid": "/x" } },
      "paths names agency.byid, which is no endpoint"
    ],
    ["a path that begins elsewhere", { paths: { "agency.byId": "x/:id" } }, "must begin with one /"],
    ["a path to another host", { paths: { "agency.byId": "//x/:id" } }, "must begin with one /"],
    ["a path with a parameter of its own", { paths: { "agency.byId": "/:agency" } }, "holds :agency"],
    ["an address without a scheme", { baseUrl: "api.example" }, "begins with https:// or http://"],
    ["a host and a port", { baseUrl: "localhost:4000" }, "begins with https:// or http://"],
    ["another scheme", { baseUrl: "ftp://api.example" }, "begins with https:// or http://"],
    ["an address with a query", { baseUrl: "https://api.example?x=1" }, "without a query"],
    ["an address with a hash", { baseUrl: "https://api.example#x" }, "without a query, a hash"],
    ["an address with a password", { baseUrl: "https://a:b@api.example" }, "or a password"],
    ["no address", { baseUrl: undefined }, "baseUrl must be an address"],
    ["an address of the login that is none", { authenticationUrl: "login" }, "authenticationUrl must be"],
    ["a page's origin where there is no page", { baseUrl: "" }, "there is no page"],
    ["a time that is none", { timeLimit: "5s" }, "timeLimit must be a number of milliseconds above 0"],
    ["no time", { timeLimit: 0 }, "timeLimit must be"],
    ["half a retry", { retries: 1.5 }, "retries must be a whole number from 0 to 10"],
    ["a hook that is none", { onRetry: true }, "onRetry must be a function"],
    ["a session in place of a store", { session: { accessToken: "a" } }, "session must be a session store"],
    ["a header that cannot be sent", { headers: { "x-a": "two\nlines" } }, "headers must be"],
    ["a header without a name", { headers: { "": "a" } }, "headers must be"]
  ])("refuses %s", (_, options, words) => {
    for (const make of [makeClient, makeEffectClient]) {
      expect(() => make(given(options))).toThrow(TypeError)
      expect(() => make(given(options))).toThrow(words)
    }
  })

  it("refuses before anybody signs in", async () => {
    const credentials = { username: "a", password: "b" }
    const options = { baseUrl, sesion: {} }
    await expect(signIn(options, credentials)).rejects.toThrow("knows no sesion")
    const session = { current: () => undefined, renew: () => {}, end: () => {} }
    await expect(signIn({ baseUrl, session } as never, credentials)).rejects.toThrow(
      "session must be a store in which a session can begin"
    )
  })

  it("takes what is undefined for not given", () => {
    expect(makeClient(given({ timeLimit: undefined, session: undefined }))).toHaveProperty("booking.list")
  })

  it.each(["https://api.example", "https://api.example/", "https://api.example//"])(
    "asks the same at %s",
    async (baseUrl) => {
      const { sent, fetch } = network(page)
      await makeClient({ baseUrl, fetch }).booking.list({ params: { page: 0, size: 10 } })
      expect(sent[0]?.url).toBe("https://api.example/api/v1/vehicle-booking/0/10")
    }
  )

  it("takes an address with a path, for a service behind a gateway", async () => {
    const { sent, fetch } = network(page)
    const client = makeClient({ baseUrl: "http://gateway.example/crew/", fetch })
    await client.booking.list({ params: { page: 0, size: 10 } })
    expect(sent[0]?.url).toBe("http://gateway.example/crew/api/v1/vehicle-booking/0/10")
  })
})

/** What a call is refused with, and how much was sent. */
const refused = async (ask: (client: PromiseClient) => Promise<unknown>) => {
  const { sent, fetch } = network(page)
  const call = ask(makeClient({ baseUrl, fetch }))
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason
  )
  return { error, sent: sent.length }
}

describe("a call", () => {
  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, 1.5, "", "abc", "1.5", "7/../8", {}, [7]])(
    "refuses the id %j before anything is sent",
    async (id) => {
      const { error, sent } = await refused(({ booking }) => booking.byId({ params: { id: id as number } }))
      expect(error).toBeInstanceOf(TypeError)
      expect((error as Error).message).toMatch(/^booking\.byId: params\.id must be a whole number, not /)
      expect(sent).toBe(0)
    }
  )

  it("refuses a request without its parameters", async () => {
    const { error, sent } = await refused(({ booking }) => booking.byId({ id: 7 } as never))
    expect((error as Error).message).toBe("booking.byId: knows no id; it knows params, query, payload")
    expect((await refused(({ booking }) => booking.byId({ query: {} } as never))).error).toBeInstanceOf(
      TypeError
    )
    expect((await refused(({ booking }) => booking.byId(7 as never))).error).toBeInstanceOf(TypeError)
    expect(sent).toBe(0)
  })

  it.each(["", ".", "..", undefined])(
    "refuses %j for a text in a path, which would lead elsewhere",
    async (token) => {
      const { error, sent } = await refused(({ session }) =>
        session.refresh({ params: { token: token as string } })
      )
      expect((error as Error).message).toMatch(
        /^session\.refresh: params\.token must be a text or a number, not /
      )
      expect(sent).toBe(0)
    }
  )

  it.each([
    ["NaN", { agencyId: Number.NaN }, "query.agencyId must be a whole number, not NaN"],
    ["half an id", { agencyId: 1.5 }, "query.agencyId must be a whole number, not 1.5"],
    ["an object", { searchCriteria: {} }, "query.searchCriteria must be a text or a number, not object"],
    ["a name that is not known", { serchCriteria: "Shaw" }, "its query knows no serchCriteria; it knows "]
  ])("refuses %s in a query", async (_, query, words) => {
    const { error, sent } = await refused(({ booking }) =>
      booking.list({ params: { page: 0, size: 10 }, query: query as object })
    )
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toContain(`booking.list: ${words}`)
    expect((error as Error).message).not.toContain("Shaw")
    expect(sent).toBe(0)
  })

  it("takes a whole number as text, as scripts find it among their arguments", async () => {
    const { sent, fetch } = network(() => Response.json({ id: 12 }))
    await makeClient({ baseUrl, fetch }).booking.byId({ params: { id: "12" as never } })
    expect(sent[0]?.url).toBe(`${baseUrl}/api/v1/vehicle-booking/12`)
  })

  it.each([
    ["an option that it does not know", { timeout: 5 }, "knows no timeout; it knows signal, timeLimit, "],
    ["a time that is none", { timeLimit: Number.NaN }, "timeLimit must be a number of milliseconds above 0"]
  ])("refuses %s", async (_, options, words) => {
    const { error, sent } = await refused(({ agency }) => agency.currencies(undefined, options as object))
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toContain(`agency.currencies: ${words}`)
    expect(sent).toBe(0)
  })

  it("rejects and never throws", () => {
    const { fetch } = network(page)
    const { booking } = makeClient({ baseUrl, fetch })
    const caught = vi.fn()
    expect(() => booking.byId({ params: { id: Number.NaN } }).catch(caught)).not.toThrow()
  })
})
