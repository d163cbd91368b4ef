import { describe, expect, it } from "vitest"
import { ada, noConnection, priya } from "./people.ts"
import { opened, renewed, type SessionEvent, tab } from "./tab.ts"

describe("sessionMachine, opening", () => {
  it("is signed out when nothing is stored", async () => {
    expect((await tab().sees()).value).toEqual({ signedOut: "waiting" })
  })

  it("takes up a stored session and does not store it again", async () => {
    const { sees, done } = tab({ stored: priya })
    const state = await sees()
    expect(state.matches("signedIn")).toBe(true)
    expect(state.context.session).toEqual(priya)
    expect(done).toEqual([])
  })

  it("forgets a stored session that cannot be read", async () => {
    const { sees, done } = tab({ stored: new Error("Cannot be decrypted") })
    expect((await sees()).value).toEqual({ signedOut: "waiting" })
    expect(done).toEqual(["forget"])
  })

  it("lets somebody sign in before the store has answered", async () => {
    const { actor, sees } = tab({ stored: ada })
    actor.send(opened)
    expect((await sees()).context.session).toEqual(priya)
  })
})

describe("sessionMachine, signed in", () => {
  it("keeps a new session", async () => {
    const { sees, done } = tab()
    await sees(opened)
    expect(done).toEqual(["keep a-1"])
  })

  it("says that a browser cannot keep the session, and goes on", async () => {
    const { sees, notified } = tab({ broken: ["keep"] })
    expect((await sees(opened)).matches("signedIn")).toBe(true)
    expect(notified.map(({ level }) => level)).toEqual(["warning"])
  })

  it("loads the agency's base currency while the person already works", async () => {
    const { actor, sees } = tab()
    await sees()
    actor.send(opened)
    expect(actor.getSnapshot().hasTag("busy")).toBe(false)
    const state = await sees()
    expect(state.context.baseCurrency).toBe("GBP")
    expect(state.matches({ signedIn: { currency: "known" } })).toBe(true)
  })

  it("falls back to US dollars when the base currency cannot be loaded", async () => {
    const state = await tab({ currency: new Error("boom") }).sees(opened)
    expect(state.context.baseCurrency).toBe("USD")
    expect(state.matches({ signedIn: { currency: "unknown" } })).toBe(true)
  })

  it("asks for the base currency again after ever longer pauses, or when somebody wants it, until it is there", async () => {
    const { actor, clock, sees, asks } = tab({
      currency: new Error("boom"),
      laterCurrency: "EUR",
      laterFrom: 4
    })
    expect((await sees(opened)).context).toMatchObject({ baseCurrency: "USD", currencyFailures: 1 })
    for (const [pause, failures] of [
      [5_000, 2],
      [10_000, 3]
    ] as const) {
      clock.increment(pause - 1)
      expect(asks()).toBe(failures - 1)
      clock.increment(1)
      expect(actor.getSnapshot().context.baseCurrency).toBe("USD")
      expect((await sees()).context.currencyFailures).toBe(failures)
    }
    const state = await sees({ type: "currency.asked" })
    expect(state.context).toMatchObject({ baseCurrency: "EUR", currencyFailures: undefined })
    expect(state.matches({ signedIn: { currency: "known" } })).toBe(true)
  })

  it("pauses for no longer than three minutes, however often the base currency could not be loaded", async () => {
    const { clock, sees, asks } = tab({ currency: new Error("boom") })
    await sees(opened)
    for (let asked = 2; asked < 12; asked += 1) {
      clock.increment(180_000)
      await sees()
      expect(asks()).toBe(asked)
    }
  })

  it("knows an agency that has not chosen its base currency, and asks again when its profile is complete", async () => {
    const { sees } = tab({ currency: null, laterCurrency: "EUR" })
    expect((await sees(opened)).matches({ signedIn: { currency: "unset" } })).toBe(true)
    const state = await sees({ type: "profile.completed" })
    expect(state.context.baseCurrency).toBe("EUR")
    expect(state.matches({ signedIn: { currency: "known" } })).toBe(true)
  })

  it("takes and keeps the time zone of the agency, as it is when a page is opened and when it changes", async () => {
    const { sees, done } = tab({ stored: priya, timeZone: "Europe/Paris" })
    expect((await sees()).context.session).toEqual({ ...priya, timeZone: "Europe/Paris" })
    const kept = `keep ${priya.accessToken}`
    expect(done).toEqual([kept])
    await sees({ type: "timeZone.told", timeZone: "Europe/Paris" })
    expect(done).toEqual([kept])
    const state = await sees({ type: "timeZone.told", timeZone: undefined })
    expect(state.context.session).toEqual({ ...priya, timeZone: undefined })
    expect(done).toEqual([kept, kept])
  })

  it("loads no base currency for anybody but an agency", async () => {
    const state = await tab().sees({ type: "session.opened", session: ada })
    expect(state.matches({ signedIn: { currency: "notNeeded" } })).toBe(true)
    expect(state.context.baseCurrency).toBeUndefined()
  })

  it("makes way for somebody else who signs in or is handed over, and keeps their session", async () => {
    const { sees, done } = tab({ stored: priya })
    await sees()
    const state = await sees({ type: "session.opened", session: ada })
    expect(state.context).toMatchObject({ session: ada, baseCurrency: undefined })
    expect(done).toEqual([`keep ${ada.accessToken}`])
  })

  it("keeps renewed tokens, the latest last", async () => {
    const { sees, done, asks } = tab({ stored: priya })
    const state = await sees(renewed)
    expect(state.context.session).toEqual({ ...priya, accessToken: "a-9", refreshToken: "r-9" })
    expect(done).toEqual(["keep a-9"])
    expect(asks()).toBe(1)
  })
})

describe("sessionMachine, the session expired", () => {
  it("says so once, forgets the session and remembers where the person was", async () => {
    const { actor, sees, notified, done } = tab({ stored: priya })
    await sees()
    actor.send({ type: "session.expired", place: "/agency/clients?page=2" })
    actor.send({ type: "session.expired", place: "/agency/home" })
    const state = await sees()
    expect(notified).toEqual([{ level: "warning", text: "Session Expired." }])
    expect(done).toEqual(["forget"])
    expect(state.context).toEqual({
      session: undefined,
      baseCurrency: undefined,
      place: "/agency/clients?page=2",
      leftBy: { ...priya, accessToken: "", refreshToken: "", permissions: [] }
    })
  })

  it("returns the person to the same place, once", async () => {
    const { sees } = tab({ stored: priya })
    const expired: SessionEvent = { type: "session.expired", place: "/agency/clients?page=2" }
    expect((await sees(expired, opened)).context.place).toBe("/agency/clients?page=2")
    expect((await sees({ type: "place.reached" })).context.place).toBeUndefined()
  })

  it("does not send somebody else to that place", async () => {
    const { sees } = tab({ stored: priya })
    const expired: SessionEvent = { type: "session.expired", place: "/agency/clients" }
    expect((await sees(expired, { type: "session.opened", session: ada })).context.place).toBeUndefined()
  })

  it("does not send somebody else of the same kind there either, and tells them nothing of it", async () => {
    const { sees } = tab({ stored: priya })
    const expired: SessionEvent = { type: "session.expired", place: "/agency/clients?search=Ada+Hill" }
    const other = { ...priya, agentId: 8, displayName: "Stone.A" }
    const state = await sees(expired, { type: "session.opened", session: other })
    expect(state.context).toMatchObject({ place: undefined, leftBy: undefined })
  })
})

describe("sessionMachine, signing out", () => {
  it("tells the service and forgets everything", async () => {
    const { sees, done } = tab({ stored: priya })
    const state = await sees({ type: "signOut.asked" })
    expect(done).toEqual(["logout", "forget"])
    expect(state.value).toEqual({ signedOut: "waiting" })
    expect(state.context).toEqual({ session: undefined, baseCurrency: undefined, place: undefined })
  })

  it("leads nobody back to a place that was remembered before", async () => {
    const { sees } = tab({ stored: priya })
    const expired: SessionEvent = { type: "session.expired", place: "/agency/clients" }
    const state = await sees(expired, opened, { type: "signOut.asked" }, opened)
    expect(state.context.place).toBeUndefined()
  })

  it("signs out when the service cannot be told", async () => {
    const { sees, notified } = tab({ stored: priya, logout: () => Promise.reject(noConnection) })
    expect((await sees({ type: "signOut.asked" })).value).toEqual({ signedOut: "waiting" })
    expect(notified).toEqual([])
  })

  it("waits two seconds for the service and no longer", async () => {
    const { actor, clock, sees } = tab({ stored: priya, logout: () => new Promise(() => {}) })
    await sees()
    actor.send({ type: "signOut.asked" })
    clock.increment(1_999)
    expect(actor.getSnapshot().value).toBe("signingOut")
    clock.increment(1)
    expect((await sees()).value).toEqual({ signedOut: "waiting" })
  })

  it("says when a browser cannot forget the session", async () => {
    const { sees, notified } = tab({ stored: priya, broken: ["forget"] })
    const state = await sees({ type: "signOut.asked" })
    expect(state.context.session).toBeUndefined()
    expect(notified.map(({ level }) => level)).toEqual(["warning"])
  })
})

describe("sessionMachine, with other tabs", () => {
  it("signs out when another tab does", async () => {
    const state = await tab({ stored: priya }).sees({ type: "elsewhere.ended" })
    expect(state.value).toEqual({ signedOut: "waiting" })
    expect(state.context.session).toBeUndefined()
  })

  it("does not bring a session back that another tab ended while it was being kept", async () => {
    const { actor, sees, done } = tab()
    await sees()
    actor.send(opened)
    actor.send({ type: "elsewhere.ended" })
    expect((await sees()).value).toEqual({ signedOut: "waiting" })
    expect(done).toEqual(["keep a-1", "forget"])
  })

  it("signs in when another tab does, and leaves the storing to it", async () => {
    const { sees, done } = tab()
    const state = await sees({ type: "elsewhere.opened", session: priya })
    expect(state.context).toMatchObject({ session: priya, baseCurrency: "GBP" })
    expect(done).toEqual([])
  })

  it("takes over tokens that another tab renewed without loading anything again", async () => {
    const { actor, sees } = tab({ stored: priya })
    await sees()
    const session = { ...priya, accessToken: "a-9" }
    actor.send({ type: "elsewhere.opened", session })
    expect(actor.getSnapshot().context).toMatchObject({ session, baseCurrency: "GBP" })
    expect(actor.getSnapshot().matches({ signedIn: { currency: "known" } })).toBe(true)
  })

  it("begins anew when another user signed in there", async () => {
    const state = await tab({ stored: priya }).sees({ type: "elsewhere.opened", session: ada })
    expect(state.context).toEqual({ session: ada, baseCurrency: undefined, place: undefined })
  })
})
