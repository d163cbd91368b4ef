import { type LinkVisits, openedLinkLogic, openedLinkMachine } from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"
import { scriptedService } from "../session/service.ts"

const service = scriptedService()

const link = {
  id: "l-1",
  scope: "booking.shared",
  recordId: 12,
  agency: { name: "Northgate Rentals" },
  endsAt: "2026-12-04T09:00:00.000Z"
}
const secret = "Qm9va2luZy1zZWNyZXQtdGhhdC1ub2JvZHktZ3Vlc3Nlcw"
const token = `link.${"dG9rZW4tb2Ytb25lLWJyb3dzZXItYWxvbmU"}`

/** Somebody who comes to a link's page with what the address and the browser hold. */
const visitor = (held: { secret?: string; token?: string }) => {
  const sent: Array<unknown> = []
  const browser = { ...held }
  const visits: LinkVisits = {
    secretOf: () => browser.secret,
    tokenOf: async () => browser.token,
    keep: async (_, token) => {
      browser.token = token
      delete browser.secret
    },
    forget: () => {
      delete browser.token
    }
  }
  service.use(
    handlers.link.open(({ payload }) => {
      sent.push(payload)
      return { ...link, token }
    }),
    handlers.link.current(({ token }) => {
      sent.push(token)
      return link
    })
  )
  const recorder = makeRecorder()
  const connect = async (linkToken?: string) =>
    makeClient({ baseUrl: "http://service.test", retries: 0, linkToken })
  const actor = createActor(openedLinkLogic(connect, visits), {
    input: { request: { linkId: "l-1" } },
    inspect: recorder.inspect
  })
  onTestFinished(() => void actor.stop())
  const settles = async () => {
    actor.start()
    return waitFor(actor, (state) => !state.hasTag("busy"))
  }
  return { actor, settles, sent, browser, recorder }
}

describe("openedLinkLogic", () => {
  it("trades the secret for a token once, and forgets it", async () => {
    const { settles, sent, browser } = visitor({ secret })
    expect((await settles()).context.value).toEqual(link)
    expect(sent).toEqual([{ id: "l-1", secret }])
    expect(browser).toEqual({ token })
  })

  it("shows the token that it had before, so that coming back is no further use", async () => {
    const { settles, sent } = visitor({ secret, token: "link.earlier" })
    await settles()
    expect(sent).toEqual([{ id: "l-1", secret, visit: "link.earlier" }])
  })

  it("goes on with the token alone after a reload", async () => {
    const { settles, sent } = visitor({ token })
    expect((await settles()).context.value).toEqual(link)
    expect(sent).toEqual([token])
  })

  it("says what to do where there is neither, and asks nobody", async () => {
    const { settles, sent } = visitor({})
    expect((await settles()).context.failure).toMatchObject({
      status: 404,
      message:
        "This link is incomplete, or was opened in another browser. Open it again from the message that you got."
    })
    expect(sent).toEqual([])
  })

  it.each([401, 403, 404])("forgets a token that opens nothing any more (%i)", async (status) => {
    const { settles, browser } = visitor({ token })
    service.use(handlers.link.current(failing(status, "This link has ended.")))
    expect((await settles()).context.failure).toMatchObject({ message: "This link has ended." })
    expect(browser.token).toBeUndefined()
  })

  it("keeps the secret and the token while the service cannot be reached", async () => {
    const { actor, settles, browser } = visitor({ secret, token })
    service.use(handlers.link.open(unreachable))
    expect((await settles()).value).toBe("failed")
    expect(browser).toEqual({ secret, token })
    service.use(handlers.link.open(() => ({ ...link, token })))
    actor.send({ type: "reload.asked" })
    expect((await waitFor(actor, (state) => state.matches("loaded"))).context.value).toEqual(link)
  })

  it("lets neither the secret nor the token into what a machine remembers and what is recorded", async () => {
    const { actor, settles, recorder } = visitor({ secret })
    await settles()
    const recorded = formatRecording(recorder.recording())
    expect(recorded).toContain("openedLink")
    for (const text of [JSON.stringify(actor.getSnapshot()), recorded]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(token)
    }
  })
})

describeWalk(openedLinkMachine, {
  ...loadingScript({ linkId: "l-1" }, { linkId: "l-2" }, [link]),
  unused: ["empty"]
})
