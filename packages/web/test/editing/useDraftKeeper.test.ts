// Apart: it is about a page that has told nobody yet.
import { words } from "@crewfleet/sdk/rules"
import { renderHook, waitFor } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { expect, it, vi } from "vitest"
import type { Drafts } from "../../src/editing/Drafts.ts"
import { useDraftKeeper } from "../../src/editing/useDraftKeeper.ts"
import { noticesAtom } from "../../src/notice/noticesAtom.ts"
import { allWritten } from "../../src/sealed/pendingWrites.ts"

const notified = () =>
  getDefaultStore()
    .get(noticesAtom)
    .filter(({ text }) => text === words.draftNotKept.text)

it("tells once, whatever forms follow, that what is typed is not kept on this device", async () => {
  const drafts: Drafts<never, string> = {
    keep: vi.fn(() => Promise.reject(new Error("full"))),
    read: async () => undefined,
    forget: async () => {}
  }
  for (const form of ["Winter", "Summer"]) {
    const settled = vi.fn()
    const { result, unmount } = renderHook(() => useDraftKeeper({ drafts, owner: "id:1" }, settled))
    result.current.change(undefined, { form })
    await waitFor(() => expect(settled).toHaveBeenCalledWith(false))
    expect(notified()).toHaveLength(form === "Winter" ? 1 : 0)
    getDefaultStore().set(noticesAtom, [])
    unmount()
  }
})

it("writes at once what was typed last when its form or its page is left", async () => {
  const kept: Array<string> = []
  const drafts: Drafts<never, string> = {
    keep: async (_, __, { form }) => void kept.push(form),
    read: async () => undefined,
    forget: async () => {}
  }
  const { result, unmount } = renderHook(() => useDraftKeeper({ drafts, owner: "id:1" }, () => {}))
  result.current.change(7, { form: "Winter" })
  dispatchEvent(new Event("pagehide"))
  result.current.change(7, { form: "Summer" })
  unmount()
  expect(kept).toEqual(["Winter", "Summer"])
})

/** Whether the browser asks whoever would leave the page now. */
const holdsThePage = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))

it("holds the page from the first letter until it is kept, and then no longer", async () => {
  let write = () => {}
  const drafts: Drafts<never, string> = {
    keep: () => new Promise((resolve) => (write = resolve)),
    read: async () => undefined,
    forget: async () => {}
  }
  const { result, unmount } = renderHook(() => useDraftKeeper({ drafts, owner: "id:1" }, () => {}))
  expect(holdsThePage()).toBe(false)
  result.current.change(7, { form: "Winter" })
  expect(holdsThePage()).toBe(true)
  unmount()
  expect(holdsThePage()).toBe(true)
  let isWritten = false
  const all = allWritten().then(() => (isWritten = true))
  await Promise.resolve()
  expect(isWritten).toBe(false)
  write()
  await all
  expect(holdsThePage()).toBe(false)
})

it("holds nobody back who has given up what they typed, or where nothing can be kept", async () => {
  const drafts: Drafts<never, string> = {
    keep: () => Promise.reject(new Error("full")),
    read: async () => undefined,
    forget: async () => {}
  }
  const { result, unmount } = renderHook(() => useDraftKeeper({ drafts, owner: "id:1" }, () => {}))
  result.current.change(7, { form: "Winter" })
  result.current.change(7, undefined)
  expect(holdsThePage()).toBe(false)
  result.current.change(7, { form: "Winter" })
  await waitFor(() => expect(holdsThePage()).toBe(false))
  unmount()
})
