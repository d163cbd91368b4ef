import { loadingMachine } from "@crewfleet/machines"
import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { forgetAllReads, makeLastReads } from "../../src/lastRead/lastReads.ts"
import { LoadedPart } from "../../src/list/LoadedPart.tsx"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"

/** A store that anybody could read; what seals it has tests of its own. */
const openStore = (): SealedStore => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const name = (owner: string | undefined, place: string) => `${owner} ${place}`
  return {
    keep: async (owner, place, bytes) => void kept.set(name(owner, place), bytes),
    read: async (owner, place) => kept.get(name(owner, place)),
    forget: async (owner, places) => {
      for (const place of places) kept.delete(name(owner, place))
    },
    places: async (owner) =>
      [...kept.keys()].flatMap((key) => (key.startsWith(`${owner} `) ? [key.slice(`${owner} `.length)] : []))
  }
}

const machine = loadingMachine<string, number>({ id: "weather", description: "The weather of a place." })
const told = (answer: () => Promise<string>) => machine.provide({ actors: { load: fromPromise(answer) } })
const away = () => Promise.reject({ _tag: "NetworkFailure" })
const refused = () => Promise.reject({ _tag: "Refused", status: 403, violations: [] })

const show = (answer: () => Promise<string>, store: SealedStore, owner = "id:1") => {
  const reads = makeLastReads<string>("weather", store)
  const part = (
    <LoadedPart logic={told(answer)} request={7} lastRead={{ reads, owner, id: 7 }} lines={2}>
      {(weather) => <p>{weather}</p>}
    </LoadedPart>
  )
  return render(part)
}

/** A store with what was told before the connection went. */
const storeAfter = async (answer: string) => {
  const store = openStore()
  const { unmount } = show(async () => answer, store)
  await screen.findByText(answer)
  unmount()
  return store
}

describe("what the service told last", () => {
  it("is shown, and when it was told, where the service cannot be reached", async () => {
    const store = await storeAfter("Rain")
    const { unmount } = show(away, store)
    expect(await screen.findByText("Rain")).toBeTruthy()
    expect(screen.getByText("The service cannot be reached")).toBeTruthy()
    unmount()
  })

  it("is not shown where the service refuses, nor to anybody else, nor after they have signed out", async () => {
    const store = await storeAfter("Rain")
    const first = show(refused, store)
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy()
    expect(screen.queryByText("Rain")).toBeNull()
    first.unmount()
    const second = show(away, store, "id:2")
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy()
    expect(screen.queryByText("Rain")).toBeNull()
    second.unmount()
    await forgetAllReads("id:1", store)
    show(away, store)
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy()
    expect(screen.queryByText("Rain")).toBeNull()
  })

  it("is not kept in part where a browser keeps nothing more", async () => {
    const store = await storeAfter("Rain")
    const full: SealedStore = { ...store, keep: () => Promise.reject(new Error("full")) }
    await makeLastReads<string>("weather", full).keep("id:1", 7, "Sun")
    expect(await makeLastReads<string>("weather", store).read("id:1", 7)).toBeUndefined()
  })
})
