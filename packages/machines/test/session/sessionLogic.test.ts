import { sessionLogic } from "@crewfleet/machines"
import type { Notice, Session, SessionStore } from "@crewfleet/sdk"
import { delayed, failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { priya } from "./people.ts"
import { connect, scriptedService } from "./service.ts"

const service = scriptedService()

/** A browser whose store takes its time, and a client that lives on the session of the machine. */
const browser = (stored?: Session) => {
  const notified: Array<Notice> = []
  const page = { stored, done: [] as Array<string> }
  const store: SessionStore = {
    current: () => actor.getSnapshot().context.session,
    renew: (tokens) => actor.send({ type: "tokens.renewed", ...tokens }),
    end: () => actor.send({ type: "session.expired", place: "/agency/clients" })
  }
  const load = () => connect(store)
  const actor = createActor(
    sessionLogic(load, {
      restore: async () => page.stored,
      keep: async (session) => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        page.stored = session
        page.done.push(`keep ${session.accessToken}`)
      },
      forget: () => {
        page.stored = undefined
        page.done.push("forget")
      }
    })
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  const reaches = (state: "signedOut" | "signedIn") =>
    waitFor(
      actor,
      (snapshot) =>
        snapshot.matches(state) &&
        !snapshot.hasTag("busy") &&
        !snapshot.matches({ signedIn: { store: "keeping" } }) &&
        !snapshot.matches({ signedIn: { currency: "loading" } })
    )
  return { actor, load, page, notified, reaches }
}

const agency = handlers.agency.byId(({ params }) => ({
  id: Number(params.id),
  name: "Hale",
  baseCurrency: "GBP"
}))

describe("sessionLogic", () => {
  it("loads the base currency of the agency that signed in", async () => {
    service.use(agency)
    const { reaches } = browser(priya)
    expect((await reaches("signedIn")).context.baseCurrency).toBe("GBP")
  })

  it("knows an agency without a base currency from one that cannot be asked", async () => {
    service.use(handlers.agency.byId(() => ({ id: 7, name: "Hale", baseCurrency: null })))
    expect((await browser(priya).reaches("signedIn")).matches({ signedIn: { currency: "unset" } })).toBe(true)
    service.use(handlers.agency.byId(failing(503)))
    expect((await browser(priya).reaches("signedIn")).matches({ signedIn: { currency: "unknown" } })).toBe(
      true
    )
  })

  it("tells the service who signs out, and only then forgets them", async () => {
    const tokens: Array<unknown> = []
    service.use(
      agency,
      handlers.session.logout(({ token }) => {
        tokens.push(token)
        return {}
      })
    )
    const { actor, page, reaches } = browser(priya)
    await reaches("signedIn")
    actor.send({ type: "signOut.asked" })
    await reaches("signedOut")
    expect(tokens).toEqual(["a-1"])
    expect(page.stored).toBeUndefined()
  })

  it("forgets a session last, even one that is still being kept", async () => {
    service.use(agency)
    const { actor, page, reaches } = browser()
    await reaches("signedOut")
    actor.send({ type: "session.opened", session: priya })
    actor.send({ type: "session.expired" })
    await reaches("signedOut")
    expect(page.done).toEqual(["keep a-1", "forget"])
    expect(page.stored).toBeUndefined()
  })

  it("keeps a session that is opened while the one before is still being forgotten", async () => {
    service.use(agency)
    const { actor, page, reaches } = browser(priya)
    await reaches("signedIn")
    actor.send({ type: "session.expired" })
    actor.send({ type: "session.opened", session: { ...priya, accessToken: "a-2" } })
    await reaches("signedIn")
    expect(page.done).toEqual(["forget", "keep a-2"])
    expect(page.stored?.accessToken).toBe("a-2")
  })

  it("keeps the tokens that the client renewed", async () => {
    service.use(
      agency,
      handlers.session.loggedInUser(({ token }) => (token === "a-2" ? { roles: [] } : failing(401)())),
      handlers.session.refresh(() => ({ access_token: "a-2", refresh_token: "r-2" }))
    )
    const { load, page, reaches } = browser(priya)
    await reaches("signedIn")
    await (await load()).session.loggedInUser()
    await reaches("signedIn")
    expect(page.stored).toEqual({ ...priya, accessToken: "a-2", refreshToken: "r-2" })
  })

  it("expires once, however many requests are refused", async () => {
    service.use(
      agency,
      handlers.session.loggedInUser(failing(401)),
      handlers.session.refresh(delayed<unknown, never>(10, failing(401)))
    )
    const { load, page, notified, reaches } = browser(priya)
    await reaches("signedIn")
    const client = await load()
    await Promise.allSettled([1, 2, 3].map(() => client.session.loggedInUser()))
    const { context } = await reaches("signedOut")
    expect(notified).toEqual([{ level: "warning", text: "Session Expired." }])
    expect(context.place).toBe("/agency/clients")
    expect(page.stored).toBeUndefined()
  })
})
