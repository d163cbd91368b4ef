import type { Session } from "@crewfleet/sdk"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"

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

const notified = () => [...document.querySelectorAll("[data-kind] p")].map(({ textContent }) => textContent)
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
  const services = { core: location.origin, authentication: "" }
  getDefaultStore().set(brandAtom, { name: "CrewFleet", services } as Brand)
  const visit = (address: string) => {
    cleanup()
    history.replaceState(null, "", address)
    render(<App />)
  }
  const signIn = () => sessionActor.send({ type: "session.opened", session: hirer })
  return { visit, signIn, send: sessionActor.send.bind(sessionActor) }
}

const service = setupServer()
serving(service)

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
    await waitFor(() => expect(notified()).toEqual(["Access not allowed!"]))
  })

  it("tells no longer that access is not allowed once somebody has signed in", async () => {
    const { visit, signIn } = await load()
    visit(list)
    await waitFor(() => expect(notified()).toEqual(["Access not allowed!"]))
    signIn()
    visit(list)
    expect(await screen.findByText(`The page at ${list}`)).toBeTruthy()
    expect(notified()).toEqual([])
  })

  it("keeps the session and the page where nothing was handed over", async () => {
    const { visit, signIn } = await load()
    signIn()
    visit(`${list}&redirected=true`)
    expect(await screen.findByText(`The page at ${list}`)).toBeTruthy()
    expect(notified()).toEqual([])
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

  it("reads times where the agency is that is signed in, and where the brand is for everybody else", async () => {
    const { signIn, send } = await load()
    const [{ timeZone }, { brandAtom }] = await Promise.all([
      import("../../src/time/timeZone.ts"),
      import("../../src/brand/brandAtom.ts")
    ])
    expect(timeZone()).toBe("Europe/London")
    getDefaultStore().set(brandAtom, { timeZone: "Europe/Paris" } as Brand)
    signIn()
    expect(timeZone()).toBe("Europe/Paris")
    const agency = { ...hirer, userType: "AGENCY", agentId: 7, timeZone: "Asia/Kathmandu" } as const
    send({ type: "elsewhere.opened", session: agency })
    expect(timeZone()).toBe("Asia/Kathmandu")
    send({ type: "elsewhere.ended" })
    expect(timeZone()).toBe("Europe/Paris")
  })

  it("tells of an expired session once, whatever asks for a page afterwards", async () => {
    const { visit, signIn, send } = await load()
    signIn()
    send({ type: "session.expired", place: list })
    visit(list)
    await atSignIn()
    await waitFor(() => expect(notified()).toEqual(["Session Expired."]))
  })

  it("leads from a page back to sign-in without a word after signing out", async () => {
    const { visit, signIn, send } = await load()
    signIn()
    send({ type: "signOut.asked" })
    visit(list)
    await atSignIn()
    expect(notified()).toEqual([])
  })

  it("refuses another user type's portal, and leads to the own one", async () => {
    const { visit, signIn } = await load()
    signIn()
    visit("/admin/home")
    expect(await screen.findByText("The page at /client")).toBeTruthy()
    await waitFor(() => expect(notified()).toContain("Access To Portal not allowed!"))
  })
})

describe("a session that another application hands over", () => {
  const leave = () => {
    const left = {
      access_token: "a",
      refresh_token: "r",
      userType: "AGENCY",
      agentId: "7",
      displayName: "Shaw.P"
    }
    for (const [name, value] of Object.entries(left)) {
      // biome-ignore lint/suspicious/noDocumentCookie: another application writes them like this
      document.cookie = `${name}=${value}; path=/`
    }
  }

  it("is none with tokens that the service does not know, and its cookies go", async () => {
    service.use(handlers.session.loggedInUser(failing(401)), handlers.session.refresh(failing(401)))
    const { visit } = await load()
    leave()
    visit("/agency/clients?redirected=true")
    await atSignIn()
    await waitFor(() => expect(notified()).toEqual(["Access not allowed!"]))
    expect(document.cookie).toBe("")
  })

  it("can be tried again after the connection broke, as its cookies stay", async () => {
    service.use(handlers.session.loggedInUser(unreachable))
    const { visit } = await load()
    leave()
    visit("/agency/clients?redirected=true")
    expect(await screen.findByRole("heading", { name: "You could not be signed in" })).toBeTruthy()
    expect(document.cookie).toContain("access_token=a")

    service.use(
      handlers.session.loggedInUser(() => ({ userType: "AGENCY", agentId: 7, roles: [] })),
      handlers.agency.byId(() => ({ id: 7, name: "Northgate", baseCurrency: "GBP" }))
    )
    await press("Try again")
    expect(await screen.findByText("The page at /agency/clients")).toBeTruthy()
    expect(screen.getByText("Loaded for Shaw.P")).toBeTruthy()
    expect(document.cookie).toBe("")
  })
})
