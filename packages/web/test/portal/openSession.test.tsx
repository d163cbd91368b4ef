import { signInLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb"
import { expect, it, vi } from "vitest"
import { SignInScreen } from "../../src/portal/SignInScreen.tsx"
import { restoreSession } from "../../src/session/encryptedStore.ts"
import { sessionPlace } from "../../src/session/sessionPlace.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"
import { client } from "./client.ts"

vi.stubGlobal("indexedDB", new IDBFactory())
vi.stubGlobal("IDBKeyRange", IDBKeyRange)
vi.stubGlobal("IDBObjectStore", IDBObjectStore)

serving(setupServer(handlers.session.login(() => client)))
visiting()

it("has kept the session before it leads on, so that whoever loads the page anew at once is signed in", async () => {
  history.replaceState(null, "", "/login")
  const replaceState = history.replaceState.bind(history)
  const leads = vi.spyOn(history, "replaceState").mockImplementation((state, title, address) => {
    if (address === "/client") keptThen = localStorage.getItem(sessionPlace)
    replaceState(state, title, address)
  })
  let keptThen: string | null = null
  const logic = signInLogic(
    async () => makeClient({ baseUrl: location.origin }),
    async () => undefined
  )
  render(<SignInScreen logic={logic} />)
  await userEvent.type(screen.getByLabelText("Username"), "e.marlow@crewfleet.example")
  await userEvent.type(screen.getByLabelText("Password", { selector: "input" }), "Summer-2026")
  await press("Sign in")
  await waitFor(() => expect(location.pathname).toBe("/client"))
  leads.mockRestore()
  expect(keptThen).not.toBeNull()
  expect(await restoreSession()).toMatchObject({ accessToken: "a", displayName: "Marlow.E" })
})
