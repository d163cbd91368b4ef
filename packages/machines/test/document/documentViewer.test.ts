import { type DocumentFiles, documentViewerLogic, documentViewerMachine, zoomFrom } from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import { RequestFailed } from "@crewfleet/sdk"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { createActor, type EventFromLogic, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"

const first = "/files/1?signature=Zmlyc3Qtc2lnbmF0dXJl"
const second = "/files/1?signature=c2Vjb25kLXNpZ25hdHVyZQ"

const refused = (status: number) => new RequestFailed({ _tag: "Refused", status, violations: [] })
const away = () => new RequestFailed({ _tag: "NetworkFailure" })

/** Somebody who looks at a document; every link but the first is good. */
const looking = (contentType: string, files: Partial<DocumentFiles> = {}, linkAddress?: string) => {
  let ended = 0
  const recorder = makeRecorder()
  const logic = documentViewerLogic({
    contentTypeOf: async () => contentType,
    fetchPdf: async () => "pdf-1",
    readPdf: async () => ({ trouble: "none", pages: 3 }),
    ...files
  })
  const actor = createActor(logic, {
    input: { linkAddress: linkAddress ?? first },
    inspect: recorder.inspect
  })
  actor.on("link.ended", () => {
    ended += 1
  })
  actor.start()
  onTestFinished(() => void actor.stop())
  const settles = () => waitFor(actor, (state) => !state.hasTag("busy"))
  const does = async (...events: ReadonlyArray<EventFromLogic<typeof documentViewerMachine>>) => {
    await settles()
    for (const event of events) {
      actor.send(event)
      await settles()
    }
    return actor.getSnapshot()
  }
  return { actor, settles, does, recorder, ended: () => ended }
}

/** Whatever is asked of a link that has ended. */
const unlessEnded = async (linkAddress: string) => {
  if (linkAddress === first) throw refused(403)
  return "application/pdf"
}

describe("documentViewerMachine", () => {
  it.each([
    ["application/pdf", "pdf"],
    ["Application/PDF; qs=0.1", "pdf"],
    ["image/jpeg", "picture"],
    ["image/png", "picture"],
    ["image/webp", "picture"],
    ["image/svg+xml", "other"],
    ["text/html", "other"],
    ["text/html; a=application/pdf", "other"],
    ["", "other"]
  ])("takes what is of the type “%s” for %s", async (contentType, shown) => {
    expect((await looking(contentType).settles()).value).toBe(shown)
  })

  it("never fetches what only its link calls a PDF", async () => {
    const fetchPdf = vi.fn(async () => "pdf-1")
    const { settles } = looking("text/html", { fetchPdf }, "/files/certificate.pdf")
    expect((await settles()).value).toBe("other")
    expect(fetchPdf).not.toHaveBeenCalled()
  })

  it("asks nobody where there is no link", async () => {
    const contentTypeOf = vi.fn(async () => "image/png")
    const { settles } = looking("image/png", { contentTypeOf }, "")
    expect((await settles()).value).toBe("missing")
    expect(contentTypeOf).not.toHaveBeenCalled()
  })

  it("turns to pages that there are, and no further", async () => {
    const { does } = looking("application/pdf")
    const pageAfter = async (page: number) => (await does({ type: "page.chosen", page })).context.page
    expect(await pageAfter(2)).toBe(2)
    expect(await pageAfter(9)).toBe(3)
    expect(await pageAfter(-1)).toBe(1)
    expect(await pageAfter(Number.NaN)).toBe(1)
  })

  it("zooms by the steps that there are, and no further", () => {
    expect([zoomFrom(1, 1), zoomFrom(3, 1), zoomFrom(2, -1), zoomFrom(1, -1)]).toEqual([1.5, 3, 1.5, 1])
  })

  it("asks for another link when one has ended, and goes on with it", async () => {
    const { actor, ended } = looking("", { contentTypeOf: unlessEnded })
    await waitFor(actor, (state) => state.matches("renewing"))
    expect(ended()).toBe(1)
    actor.send({ type: "link.renewed", linkAddress: second })
    expect((await waitFor(actor, (state) => state.matches("pdf"))).context.linkAddress).toBe(second)
  })

  it("keeps the page and the zoom while a link is renewed, and loads nothing anew that is shown", async () => {
    const fetchPdf = vi.fn(async () => "pdf-1")
    const { does } = looking("application/pdf", { fetchPdf })
    const state = await does(
      { type: "page.chosen", page: 3 },
      { type: "zoom.chosen", zoom: 2 },
      { type: "link.renewed", linkAddress: second }
    )
    expect(state.value).toBe("pdf")
    expect(state.context).toMatchObject({ page: 3, zoom: 2, linkAddress: second })
    expect(fetchPdf).toHaveBeenCalledTimes(1)
  })

  it("asks once, and not for ever, for a link to what is gone", async () => {
    const gone = async () => {
      throw refused(404)
    }
    const { actor, ended } = looking("", { contentTypeOf: gone })
    await waitFor(actor, (state) => state.matches("renewing"))
    actor.send({ type: "link.renewed", linkAddress: second })
    await waitFor(actor, (state) => state.matches("gone"))
    expect(ended()).toBe(1)
    actor.send({ type: "retry.chosen" })
    expect(actor.getSnapshot().value).toBe("renewing")
    expect(ended()).toBe(2)
  })

  it("says that a document is gone where no other link comes", async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { actor } = looking("", { contentTypeOf: unlessEnded })
    await vi.advanceTimersByTimeAsync(14_000)
    expect(actor.getSnapshot().value).toBe("renewing")
    await vi.advanceTimersByTimeAsync(2_000)
    expect(actor.getSnapshot().value).toBe("gone")
  })

  it("waits while nothing is reached, and goes on when it is asked to", async () => {
    let isAway = true
    const contentTypeOf = async () => {
      if (isAway) throw away()
      return "image/png"
    }
    const { does, actor } = looking("", { contentTypeOf })
    const state = await does()
    expect(state.value).toBe("failed")
    expect(state.context.attempts).toBe(1)
    isAway = false
    actor.send({ type: "retry.chosen" })
    expect((await does()).value).toBe("picture")
  })

  it.each(["locked", "broken"] as const)(
    "says of a PDF that it is %s, and crashes nothing",
    async (trouble) => {
      const { settles } = looking("application/pdf", { readPdf: async () => ({ trouble }) })
      const state = await settles()
      expect(state.value).toBe("unreadable")
      expect(state.context.trouble).toBe(trouble)
    }
  )

  it("asks once more for a picture that was not drawn, and then says so", async () => {
    const { does } = looking("image/png")
    expect((await does({ type: "drawing.failed" })).value).toBe("picture")
    expect((await does({ type: "drawing.failed" })).value).toBe("damaged")
  })

  it("lets no part of a link into a recording", async () => {
    const { does, recorder } = looking("application/pdf")
    await does({ type: "link.renewed", linkAddress: second })
    const text = formatRecording(recorder.recording())
    expect(text).toContain("documentViewer")
    for (const link of [first, second]) {
      const signature = link.split("=")[1] ?? ""
      for (let at = 0; at + 6 <= signature.length; at++)
        expect(text).not.toContain(signature.slice(at, at + 6))
    }
    expect(text).not.toContain("/files/1")
  })
})

describeWalk(documentViewerMachine, {
  inputs: [{ linkAddress: first }, { linkAddress: undefined }],
  events: [
    { type: "link.renewed", linkAddress: second },
    { type: "page.chosen", page: 2 },
    { type: "zoom.chosen", zoom: 2 },
    { type: "drawing.failed" },
    { type: "retry.chosen" }
  ],
  answers: {
    ask: [{ contentType: "application/pdf" }, { contentType: "image/png" }, { contentType: "text/html" }],
    fetch: [{ blobId: "pdf-1" }],
    read: [{ trouble: "none", pages: 3 }, { trouble: "locked" }]
  }
})
