import type { OwnSession } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf, minutes, refusalOf, statusOf } from "./inWordsOf.ts"

const chromeOnAndroid =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36"

describeServedOnce("One's own sessions", (served) => {
  const { idOf, refresh, signIn, signInWith, statusWith } = inWordsOf(served)

  /** Somebody who signs in, and what they do with the calls of that session. */
  const signedIn = async (name: string, userAgent?: string) => {
    const answer = userAgent ? await signInWith(userAgent, name) : await signIn(name)
    const session = {
      current: () => ({ accessToken: answer.access_token }) as never,
      renew: () => {},
      end: () => {}
    }
    const calls = makeClient({ baseUrl: served.url, session }).session
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? "",
      calls,
      list: () => calls.ownSessions(),
      here: async () => (await calls.ownSessions()).find(({ current }) => current) as OwnSession
    }
  }

  it("tells who holds the token", async () => {
    const { calls } = await signedIn("agency")
    expect(await calls.loggedInUser()).toMatchObject({
      id: await idOf("agency"),
      userType: "AGENCY",
      agentId: served.people.agency,
      roles: [{ name: "Agency manager" }]
    })
  })

  it("lists them with their browser, when they began and when they were renewed last", async () => {
    const phone = await signedIn("client", chromeOnAndroid)
    served.ahead += 20 * minutes
    const renewed = await refresh(phone.refreshToken)
    served.ahead += minutes
    const here = await signedIn("client")
    const [first, second, ...more] = await here.list()
    expect(more).toEqual([])
    expect(first).toMatchObject({ current: true })
    expect(first).not.toHaveProperty("browser")
    expect(second).toMatchObject({ browser: "Chrome on Android", current: false })
    const apart = Date.parse(second?.usedAt ?? "") - Date.parse(second?.begunAt ?? "")
    expect(Math.round(apart / minutes)).toBe(20)
    expect(JSON.stringify([first, second])).not.toContain(renewed.refresh_token)
  })

  it("shows nobody the sessions of somebody else, and ends none of them", async () => {
    const [owner, other] = [await signedIn("worker"), await signedIn("clerk")]
    const { id } = await owner.here()
    expect((await other.list()).map((session) => session.id)).not.toContain(id)
    expect(await statusOf(other.calls.endSession({ params: { id } }))).toBe(404)
    expect(await statusWith(owner.accessToken)).toBe(200)
  })

  it("ends one, and no other", async () => {
    const [lost, here] = [await signedIn("trainee"), await signedIn("trainee")]
    const { id } = await lost.here()
    expect(await here.calls.endSession({ params: { id } })).toEqual({ message: "Signed out" })
    expect(await statusWith(lost.accessToken)).toBe(401)
    expect(await statusOf(refresh(lost.refreshToken))).toBe(401)
    expect(await here.list()).toMatchObject([{ current: true }])
    expect(await refusalOf(here.calls.endSession({ params: { id } }))).toMatchObject({
      status: 404,
      message: "This session has ended already."
    })
    expect(await statusOf(here.calls.endSession({ params: { id: "' or true --" } }))).toBe(404)
  })

  it("ends all of them everywhere, also one that is renewed at that moment, and nobody else's", async () => {
    const sessions = [await signedIn("other-agency"), await signedIn("other-agency")]
    const [here, elsewhere] = sessions
    const stranger = await signedIn("stray")
    const [renewal] = await Promise.allSettled([
      refresh(elsewhere?.refreshToken ?? ""),
      here?.calls.endAllSessions()
    ])
    if (renewal.status === "fulfilled") expect(await statusWith(renewal.value.access_token)).toBe(401)
    for (const { accessToken, refreshToken } of sessions) {
      expect(await statusWith(accessToken)).toBe(401)
      expect(await statusOf(refresh(refreshToken))).toBe(401)
    }
    expect(await statusWith(stranger.accessToken)).toBe(200)
  })
})
