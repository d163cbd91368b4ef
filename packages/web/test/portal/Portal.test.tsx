// @vitest-environment jsdom
import type { Session } from "@crewfleet/sdk"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"

vi.mock("../../src/portal/portals.ts", async () => {
  const { useState } = await import("react")
  const Page = ({ session }: { readonly session: Session }) => {
    const [loadedFor] = useState(session.displayName)
    return (
      <>
        <p>{`The page at ${location.pathname}${location.search}`}</p>
        <p>{`Loaded for ${loadedFor}`}</p>
      </>
    )
  }
  const Pages = Object.assign(Page, { fetchAhead: async () => Page })
  return { portals: { ADMIN: Pages, AGENCY: Pages, CLIENT: Pages, WORKER: Pages } }
})

// jsdom has no database to keep a session in.
vi.mock("../../src/session/encryptedStore.ts", () => ({
  restoreSession: async () => undefined,
  keepSession: async () => {},
  forgetSession: () => {},
  watchOtherTabs: () => {}
}))
vi.mock("../../src/session/renewedSession.ts", () => ({ forgetRenewed: async () => {} }))

const list = "/client/services?status=BOOKED&search=50%25%20off&page=2"
const hirer: Session = {
  accessToken: "a",
  refreshToken: "r",
  displayName: "Marlow.T",
  permissions: [],
  userType: "CLIENT",
  clientId: 3
}

const told = () => [...document.querySelectorAll("[data-kind] p")].map(({ textContent }) => textContent)
const atSignIn = async () => {
  await screen.findByRole("heading", { name: "Sign in" })
  expect(location.pathname).toBe("/login")
}

/** A page that has just been loaded: nobody is signed in, and nothing was told. */
const load = async () => {
  const [{ App }, { brandAtom }, { sessionActor }] = await Promise.all([
    import("../../src/App.tsx"),
    import("../../src/brand/brandAtom.ts"),
    import("../../src/session/sessionActor.ts")
  ])
  getDefaultStore().set(brandAtom, { name: "CrewFleet", services: {} } as Brand)
  const visit = (address: string) => {
    cleanup()
    history.replaceState(null, "", address)
    render(<App />)
  }
  const signIn = () => sessionActor.send({ type: "session.opened", session: hirer })
  return { visit, signIn, send: sessionActor.send.bind(sessionActor) }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("Portal", () => {
  it("sends a visitor to sign-in and keeps the address with its query for afterwards", async () => {
    const { visit } = await load()
    visit(`${list}&redirected=true`)
    await atSignIn()
    expect(history.state).toEqual({ place: list })
    await waitFor(() => expect(told()).toEqual(["Access not allowed!"]))
  })

  it("tells no longer that access is not allowed once somebody has signed in", async () => {
    const { visit, signIn } = await load()
    visit(list)
    await waitFor(() => expect(told()).toEqual(["Access not allowed!"]))
    signIn()
    visit(list)
    expect(await screen.findByText(`The page at ${list}`)).toBeTruthy()
    expect(told()).toEqual([])
  })

  it("keeps the session and the page where nothing was handed over", async () => {
    const { visit, signIn } = await load()
    signIn()
    visit(`${list}&redirected=true`)
    expect(await screen.findByText(`The page at ${list}`)).toBeTruthy()
    expect(told()).toEqual([])
  })

  it("shows nothing that was loaded for one person to another who takes their place", async () => {
    const { visit, signIn, send } = await load()
    signIn()
    visit(list)
    expect(await screen.findByText("Loaded for Marlow.T")).toBeTruthy()
    send({ type: "tokens.renewed", accessToken: "b", refreshToken: "s" })
    send({ type: "elsewhere.opened", session: { ...hirer, clientId: 4, displayName: "Reed.S" } })
    expect(await screen.findByText("Loaded for Reed.S")).toBeTruthy()
  })

  it("tells of an expired session once, whatever asks for a page afterwards", async () => {
    const { visit, signIn, send } = await load()
    signIn()
    send({ type: "session.expired", place: list })
    visit(list)
    await atSignIn()
    await waitFor(() => expect(told()).toEqual(["Session Expired."]))
  })

  it("leads from a page back to sign-in without a word after signing out", async () => {
    const { visit, signIn, send } = await load()
    signIn()
    send({ type: "signOut.asked" })
    visit(list)
    await atSignIn()
    expect(told()).toEqual([])
  })
})
