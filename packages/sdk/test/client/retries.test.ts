import type { PlannedRetry } from "@crewfleet/sdk"
import { type ClientOptions, each, makeClient } from "@crewfleet/sdk"
import { makePromiseClientOf, Repeatable } from "@crewfleet/sdk/effect"
import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Answer, broken, network, never, refusing } from "../network.ts"
import { keepSession } from "../someone.ts"

const baseUrl = "https://api.example"
const overview = { bookings: { total: 1 }, vehicles: { total: 2 }, clients: { total: 3 } }
const well = () => Response.json(overview)

/** Pauses take no time here but what is let pass, and the lot draws the longest. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  vi.spyOn(Math, "random").mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Asks for the overview, lets all pauses pass, and tells what came and how often it was asked for. */
const asked = async (answers: ReadonlyArray<Answer>, options: Partial<ClientOptions> = {}) => {
  const { sent, fetch } = network(...answers)
  const waits: Array<number> = []
  const onRetry = ({ wait }: PlannedRetry) => waits.push(wait)
  const client = makeClient({ baseUrl, fetch, onRetry, ...options })
  const call = client.dashboard.overview().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { outcome: await call, sent: sent.length, waits }
}

describe("a call that may be sent again", () => {
  it.each([
    ["a connection that broke", broken],
    ["a service that is busy", refusing(429)],
    ["a proxy that reaches nobody", refusing(502)],
    ["a service that is away", refusing(503)],
    ["a proxy that was not answered", refusing(504)]
  ])("survives %s", async (_, trouble) => {
    expect(await asked([trouble, trouble, well])).toMatchObject({ outcome: overview, sent: 3 })
  })

  it("is given up after the second time, with what went wrong last and how often it was sent", async () => {
    const { outcome, sent } = await asked([broken, refusing(503)])
    expect(outcome).toMatchObject({ status: 503, attempts: 3 })
    expect(sent).toBe(3)
  })

  it("is sent as often as the client is told", async () => {
    expect((await asked([broken], { retries: 0 })).sent).toBe(1)
    expect((await asked([broken], { retries: 4 })).sent).toBe(5)
  })

  it.each([400, 401, 403, 404, 409, 500])("is not sent again on %i", async (status) => {
    expect(await asked([refusing(status), well])).toMatchObject({ sent: 1, outcome: { status } })
  })

  it("is not sent again when it took too long, nor when the answer breaks the contract", async () => {
    expect((await asked([never], { timeLimit: 30 })).sent).toBe(1)
    expect((await asked([() => Response.json({})])).sent).toBe(1)
  })

  it("waits longer each time, and by lot no more than that", async () => {
    expect((await asked([broken], { retries: 4 })).waits).toEqual([500, 1000, 2000, 4000])
    vi.mocked(Math.random).mockReturnValue(1 / 3)
    expect((await asked([broken], { retries: 3 })).waits).toEqual([167, 333, 667])
    vi.mocked(Math.random).mockReturnValue(0.25)
    expect((await asked([broken], { retries: 3 })).waits).toEqual([125, 250, 500])
  })

  it("waits as long as the service asks for, and not all who were asked come back at once", async () => {
    const { outcome, waits } = await asked([refusing(503, { "retry-after": "5" }), well])
    expect({ outcome, waits }).toEqual({ outcome: overview, waits: [5500] })
  })

  it("waits until the moment that a proxy names", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.UTC(2026, 10, 20, 9, 30) })
    const headers = { "retry-after": "Fri, 20 Nov 2026 09:30:07 GMT" }
    expect((await asked([refusing(429, headers), well])).waits).toEqual([7500])
  })

  it("waits no longer than it may, and not at all for who asks for more", async () => {
    expect((await asked([broken], { retries: 3, longestWait: 700 })).waits).toEqual([500, 700, 700])
    const patience = await asked([refusing(429, { "retry-after": "60" })])
    expect(patience).toMatchObject({ sent: 1, waits: [], outcome: { status: 429, retryAfter: 60 } })
    expect((patience.outcome as Error).message).toContain(
      " was refused with 429; asked to wait 60 s, longer than longestWait 20 s"
    )
    expect((await asked([refusing(429, { "retry-after": "60" }), well], { longestWait: 61_000 })).sent).toBe(
      2
    )
  })

  it("is left alone where the program says so", async () => {
    const { sent, waits } = await asked([broken], { mayRetry: ({ failure }) => failure._tag === "Refused" })
    expect({ sent, waits }).toEqual({ sent: 1, waits: [] })
  })

  it("ends at once when the caller aborts between two sendings, with the caller's reason", async () => {
    const { sent, fetch } = network(refusing(503, { "retry-after": "10" }))
    const stop = new AbortController()
    const call = makeClient({ baseUrl, fetch }).dashboard.overview(undefined, { signal: stop.signal })
    const ended = expect(call).rejects.toThrow("The page was left")
    await vi.advanceTimersByTimeAsync(1000)
    stop.abort(new Error("The page was left"))
    await ended
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

const Note = Schema.Struct({ text: Schema.String })
const Done = Schema.Struct({})

class Notes extends HttpApiGroup.make("note").add(
  HttpApiEndpoint.post("write", "/notes", { payload: Note, success: Done }),
  HttpApiEndpoint.post("writeOnce", "/notes/once", { payload: Note, success: Done }).annotate(
    Repeatable,
    true
  ),
  HttpApiEndpoint.put("change", "/notes/1", { payload: Note, success: Done }),
  HttpApiEndpoint.delete("remove", "/notes/1", { success: Done })
) {}
class NotesApi extends HttpApi.make("notes").add(Notes) {}

const notes = (...answers: ReadonlyArray<Answer>) => {
  const { sent, fetch } = network(...answers)
  return { sent, note: makePromiseClientOf(NotesApi, { baseUrl, fetch }).note }
}
const payload = { text: "Hello" }
const done = () => new Response(null, { status: 204 })
const keysOf = (sent: ReturnType<typeof network>["sent"]) =>
  sent.map(({ headers }) => headers.get("idempotency-key"))

describe("what changes something", () => {
  it("is sent once where sending it twice might do it twice", async () => {
    const { sent, note } = notes(broken)
    await expect(note.write({ payload })).rejects.toMatchObject({ failure: { _tag: "NetworkFailure" } })
    expect(keysOf(sent)).toEqual([null])
  })

  it.each(["change", "remove"] as const)("is sent again where it ends in the same: %s", async (name) => {
    const { sent, note } = notes(broken, done)
    const call = name === "change" ? note.change({ payload }) : note.remove()
    await vi.runAllTimersAsync()
    await call
    expect(keysOf(sent)).toEqual([null, null])
  })

  it("is sent again under one key where the contract says so, and the next call has another", async () => {
    const { sent, note } = notes(broken, refusing(503), done)
    for (const call of [note.writeOnce({ payload }), note.writeOnce({ payload })]) {
      await vi.runAllTimersAsync()
      await call
    }
    const keys = keysOf(sent)
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}$/)
  })

  it("has the key that the program names, and refuses one where it means nothing", async () => {
    const { sent, note } = notes(done)
    await note.writeOnce({ payload }, { idempotencyKey: "order-7" })
    expect(keysOf(sent)).toEqual(["order-7"])
    await expect(note.write({ payload }, { idempotencyKey: "order-7" })).rejects.toThrow(
      "note.write: it cannot be repeated, and takes no idempotencyKey"
    )
    await expect(note.writeOnce({ payload }, { idempotencyKey: "two\nlines" })).rejects.toThrow(TypeError)
    expect(sent).toHaveLength(1)
  })
})

describe("signing in, renewing and signing out", () => {
  const tokens = () => Response.json({ access_token: "fresh", refresh_token: "next" })
  const credentials = { username: "owner", password: "secret" }
  const make = (answers: ReadonlyArray<Answer>, options: Partial<ClientOptions> = {}) => {
    const { sent, fetch } = network(...answers)
    return { sent, ...makeClient({ baseUrl, fetch, session: keepSession(), ...options }) }
  }
  type Made = ReturnType<typeof make>
  const ways: ReadonlyArray<[string, (made: Made) => Promise<unknown>]> = [
    ["signing in", ({ session }) => session.login({ payload: credentials })],
    ["renewing", ({ session }) => session.refresh({ params: { token: "r" } })],
    ["signing out", ({ session }) => session.logout()]
  ]

  it.each(ways)("are sent again where the service was too busy: %s", async (_, ask) => {
    const waits: Array<number> = []
    const made = make(
      [refusing(503, { "retry-after": "2" }), refusing(429, { "retry-after": "1" }), tokens],
      {
        onRetry: ({ wait }) => waits.push(wait)
      }
    )
    const call = ask(made)
    await vi.runAllTimersAsync()
    await call
    expect(waits).toEqual([2500, 2000])
  })

  it.each(ways)(
    "are not where it might have been done, nor where the program forbids it: %s",
    async (_, ask) => {
      for (const [answers, options] of [
        [[broken, tokens], {}],
        [[refusing(502), tokens], {}],
        [[refusing(503), tokens], { mayRetry: () => false }]
      ] as const) {
        const made = make(answers, options)
        const call = expect(ask(made)).rejects.toThrow()
        await vi.runAllTimersAsync()
        await call
        expect(made.sent).toHaveLength(1)
      }
    }
  )

  it("lets a program go on through a list over a renewal for which the service was too busy", async () => {
    const page = (first: number) => () => Response.json({ content: [{ id: first }], totalElements: 2 })
    const made = make([page(1), refusing(401), refusing(503, { "retry-after": "1" }), tokens, page(2)])
    const ids = Array.fromAsync(each(made.booking.list, { params: { size: 1 } }), ({ id }) => id)
    await vi.runAllTimersAsync()
    expect(await ids).toEqual([1, 2])
  })
})

it("has all its tries left when tokens are renewed in between", async () => {
  const { sent, fetch } = network(
    refusing(401),
    () => Response.json({ access_token: "fresh", refresh_token: "next" }),
    broken,
    refusing(503),
    well
  )
  const call = makeClient({ baseUrl, fetch, session: keepSession() }).dashboard.overview()
  await vi.runAllTimersAsync()
  expect(await call).toEqual(overview)
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([
    "Bearer stale",
    null,
    "Bearer fresh",
    "Bearer fresh",
    "Bearer fresh"
  ])
})
