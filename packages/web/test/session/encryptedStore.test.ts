import { expect, it, vi } from "vitest"
import { freshBrowser } from "../sealed/theBrowser.ts"
import { paula } from "./paula.ts"

freshBrowser()

const openStores = async () => ({
  ...(await import("../../src/session/encryptedStore.ts")),
  ...(await import("../../src/sealed/sealedStorage.ts"))
})

it("finds the session that it keeps", async () => {
  const { keepSession, restoreSession } = await openStores()
  await keepSession(paula)
  expect(await restoreSession()).toEqual(paula)
})

it("finds and keeps none where another version of the portal kept one that lacks something", async () => {
  const { keepSealed, restoreSession } = await openStores()
  await keepSealed("crewfleet.session", { accessToken: "a", userType: "ADMIN" })
  expect(localStorage.getItem("crewfleet.session")).toBeTruthy()
  expect(await restoreSession()).toBeUndefined()
  expect(localStorage.getItem("crewfleet.session")).toBeNull()
})

it("leaves nobody waiting where the browser's database never opens", async () => {
  const never = () => new Promise(() => {})
  vi.doMock("idb-keyval", () => ({ get: never, set: never, update: never, del: never }))
  vi.useFakeTimers()
  const { keepSession, restoreSession } = await openStores()
  localStorage.setItem("crewfleet.session", btoa("sealed with a key that never comes"))
  const settled = Promise.allSettled([restoreSession(), keepSession(paula)])
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  vi.doUnmock("idb-keyval")
  expect(await settled).toMatchObject([
    { status: "fulfilled", value: undefined },
    { status: "rejected", reason: { message: "This browser keeps nothing for the portal" } }
  ])
})
