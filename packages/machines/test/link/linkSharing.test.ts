import { bookingSharingLogic, linkSharingMachine } from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import type { GivenLink, IssuedLink, Notice } from "@crewfleet/sdk"
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, type EventFromLogic, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()

const endsAt = "2026-12-04T09:00:00.000Z"
const given: GivenLink = { id: "l-1", endsAt, uses: 2, mostUses: 10 }
const secret = "Qm9va2luZy1zZWNyZXQtdGhhdC1ub2JvZHktZ3Vlc3Nlcw"
const made: IssuedLink = { id: "l-2", endsAt, linkAddress: `https://portal.example/link/l-2#${secret}` }
const record = { recordId: 12, agencyId: 7 }

/** Somebody at a desk who shares a booking; `broken` answers in place of what makes or withdraws a link. */
const sharing = ({ broken, copies = true }: { broken?: () => Response; copies?: boolean } = {}) => {
  const notified: Array<Notice> = []
  const asked: Array<unknown> = []
  const keys: Array<string | undefined> = []
  const copied: Array<string> = []
  let links = [given]
  service.use(
    handlers.link.list(({ query }) => {
      asked.push(query)
      return links
    }),
    handlers.booking.share(({ params, idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (broken) return broken()
      links = [{ id: made.id, endsAt }, ...links]
      asked.push({ shared: params.id })
      return made
    }),
    handlers.link.revoke(({ params }) => {
      if (broken) return broken()
      links = links.map((link) => (link.id === params.id ? { ...link, revokedAt: endsAt } : link))
      return links[0] as GivenLink
    })
  )
  const copy = async (text: string) => {
    if (!copies) throw new Error("not allowed")
    copied.push(text)
  }
  const recorder = makeRecorder()
  const actor = createActor(bookingSharingLogic(connect, copy), {
    input: { record },
    inspect: recorder.inspect
  })
  actor.on("notice", ({ notice }) => notified.push(notice))
  onTestFinished(() => void actor.stop())
  const does = async (...events: ReadonlyArray<EventFromLogic<typeof linkSharingMachine>>) => {
    actor.start()
    await waitFor(actor, (state) => !state.hasTag("busy"))
    for (const event of events) {
      actor.send(event)
      await waitFor(actor, (state) => !state.hasTag("busy"))
    }
    return actor.getSnapshot()
  }
  return { does, notified, asked, keys, copied, recorder }
}

describe("linkSharingMachine", () => {
  it("lists the links to one booking", async () => {
    const { does, asked } = sharing()
    expect((await does()).context.links).toEqual([given])
    expect(asked).toEqual([{ scope: "booking.shared", recordId: "12", agencyId: "7" }])
  })

  it("makes a link, and copies its address", async () => {
    const { does, notified, copied } = sharing()
    const state = await does({ type: "share.asked" }, { type: "copy.asked" })
    expect(state.context).toMatchObject({ made, links: [{ id: "l-2" }, { id: "l-1" }] })
    expect(copied).toEqual([made.linkAddress])
    expect(notified.map(({ text }) => text)).toEqual(["Link made", "Link copied"])
  })

  it("asks for a link whose answer got lost under the same key, and for another one under another", async () => {
    let lost = 2
    const { does, keys } = sharing({ broken: () => (lost-- > 0 ? failing(500)() : Response.json(made)) })
    const share = (key: string) => ({ type: "share.asked", key }) as const
    await does(share("first"), share("second"), share("third"), share("fourth"))
    expect(keys).toEqual(["first", "first", "first", "fourth"])
  })

  it("asks under another key once a link was withdrawn, which may be the one that was not told", async () => {
    let lost = true
    const { does, keys } = sharing({ broken: () => (lost ? failing(500)() : Response.json(given)) })
    await does({ type: "share.asked", key: "first" })
    lost = false
    await does({ type: "withdraw.asked", id: given.id }, { type: "withdraw.confirmed" })
    await does({ type: "share.asked", key: "second" })
    expect(keys).toEqual(["first", "second"])
  })

  it("says where the address could not be copied, and goes on showing it", async () => {
    const { does, notified } = sharing({ copies: false })
    const state = await does({ type: "share.asked" }, { type: "copy.asked" })
    expect(state.context.made).toEqual(made)
    expect(notified.at(-1)?.text).toBe("The link could not be copied. Select it, and copy it yourself.")
  })

  it("withdraws a link when that is confirmed, and shows its address no longer", async () => {
    const { does, notified } = sharing()
    const kept = await does(
      { type: "share.asked" },
      { type: "withdraw.asked", id: "l-2" },
      { type: "withdraw.cancelled" }
    )
    expect(kept.context.made).toEqual(made)
    const state = await does({ type: "withdraw.asked", id: "l-2" }, { type: "withdraw.confirmed" })
    expect(state.context.made).toBeUndefined()
    expect(state.context.links?.[0]).toMatchObject({ id: "l-2", revokedAt: endsAt })
    expect(notified.at(-1)?.text).toBe("Link withdrawn")
  })

  it("goes on showing the address of a link when another one is withdrawn", async () => {
    const state = await sharing().does(
      { type: "share.asked" },
      { type: "withdraw.asked", id: "l-1" },
      { type: "withdraw.confirmed" }
    )
    expect(state.context.made).toEqual(made)
  })

  it.each([
    ["no link could be made", [{ type: "share.asked" }]],
    ["one could not be withdrawn", [{ type: "withdraw.asked", id: "l-1" }, { type: "withdraw.confirmed" }]]
  ] as const)("keeps the list and says why %s", async (_, events) => {
    const { does, notified } = sharing({ broken: failing(409, "There are enough links to this booking.") })
    const state = await does(...events)
    expect(state.value).toBe("listed")
    expect(state.context.links).toEqual([given])
    expect(notified.map(({ text }) => text)).toEqual(["There are enough links to this booking."])
  })

  it("lists anew when it is asked to after a failure", async () => {
    const { does } = sharing()
    service.use(handlers.link.list(unreachable))
    expect((await does()).value).toBe("failed")
    service.use(handlers.link.list(() => [given]))
    expect((await does({ type: "reload.asked" })).value).toBe("listed")
  })

  it("lets no part of a secret into a recording", async () => {
    const { does, recorder } = sharing()
    await does({ type: "share.asked" }, { type: "copy.asked" })
    const text = formatRecording(recorder.recording())
    expect(text).toContain("linkSharing")
    for (let at = 0; at + 6 <= secret.length; at++) expect(text).not.toContain(secret.slice(at, at + 6))
  })
})

describeWalk(linkSharingMachine, {
  inputs: [{ record }],
  events: [
    { type: "reload.asked" },
    { type: "share.asked" },
    { type: "copy.asked" },
    { type: "withdraw.asked", id: "l-1" },
    { type: "withdraw.asked", id: "l-2" },
    { type: "withdraw.confirmed" },
    { type: "withdraw.cancelled" }
  ],
  answers: { list: [[given]], share: [made], withdraw: [undefined], copy: [undefined] }
})
