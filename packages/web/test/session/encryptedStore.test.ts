// @vitest-environment jsdom
import { expect, it } from "vitest"
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
