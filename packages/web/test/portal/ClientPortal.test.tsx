import type { Session } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { ClientPortal } from "../../src/portal/ClientPortal.tsx"
import { beginWrite } from "../../src/sealed/pendingWrites.ts"
import { currentSession, sessionActor } from "../../src/session/sessionActor.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const marlow: Session = {
  accessToken: "a",
  refreshToken: "r",
  displayName: "Marlow.E",
  permissions: [],
  userType: "CLIENT",
  clientId: 3
}

const signedOut: Array<string | undefined> = []
const service = setupServer(
  handlers.session.logout(({ token }) => {
    signedOut.push(token)
    return {}
  })
)
serving(service)

const visit = (address: string) => {
  history.pushState(null, "", address)
  render(<ClientPortal session={marlow} />)
}
const heading = () => screen.getByRole("heading", { level: 1 }).textContent

visiting()

describe("ClientPortal", () => {
  it.each(["services", "rates", "staff", "communications", "billing"])(
    "announces its section %s",
    (section) => {
      visit(`/client/${section}`)
      expect(heading()).toBe("Coming Soon")
    }
  )

  it("leads from its home to what is announced, and back", async () => {
    visit("/client/home")
    await userEvent.click(within(screen.getByRole("main")).getByRole("link", { name: /Add shifts/ }))
    await waitFor(() => expect(location.pathname).toBe("/client/shifts"))
    await waitFor(() => expect(heading()).toBe("Coming Soon"))
    await press("Go Back")
    await waitFor(() => expect(location.pathname).toBe("/client/home"))
    await waitFor(() => expect(heading()).toBe("Home"))
  })

  it("leads from its empty address to its home", () => {
    visit("/client")
    expect(location.pathname).toBe("/client/home")
  })
})

describe("the frame around a portal", () => {
  it("names the person, and ends with product and year", () => {
    visit("/client/home")
    expect(screen.getByRole("button", { name: "Marlow.E" }).closest("header")).toBeTruthy()
    expect(screen.getByRole("contentinfo").textContent).toBe(`© ${new Date().getFullYear()} CrewFleet`)
  })

  it("asks before it signs out to change the password, and then asks where to send the link", async () => {
    const known = { ...marlow, username: "eleanor@marlow.example" }
    sessionActor.send({ type: "session.opened", session: known })
    visit("/client/services")
    const asks = async () => {
      await press("Marlow.E")
      await userEvent.click(await screen.findByRole("menuitem", { name: "Change Password" }))
      return within(await screen.findByRole("dialog", { name: "Change your password?" }))
    }
    const cancel = (await asks()).getByRole("button", { name: "Cancel" })
    await waitFor(() => expect(document.activeElement).toBe(cancel))
    await userEvent.click(cancel)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(location.pathname).toBe("/client/services")
    expect(currentSession()).toEqual(known)

    await userEvent.click((await asks()).getByRole("button", { name: "Proceed" }))
    await waitFor(() => expect(location.pathname).toBe("/change-password"))
    expect(history.state).toMatchObject({ username: known.username })
    await waitFor(() => expect(currentSession()).toBeUndefined())
    expect(signedOut).toEqual(["a"])
  })

  it("signs out once what was typed is kept", async () => {
    sessionActor.send({ type: "session.opened", session: marlow })
    visit("/client/services")
    const end = beginWrite()
    await press("Marlow.E")
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }))
    expect(currentSession()).toEqual(marlow)
    end()
    await waitFor(() => expect(currentSession()).toBeUndefined())
  })
})
