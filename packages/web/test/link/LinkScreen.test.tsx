import { openedLinkLogic } from "@crewfleet/machines"
import type { OpenedLink } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { LinkScreen } from "../../src/link/LinkScreen.tsx"
import { linkOwner } from "../../src/link/linkOwner.ts"
import { linkVisits } from "../../src/link/linkVisits.ts"
import { forgetLinkSecret, takeLinkSecret } from "../../src/session/linkSecret.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const link: OpenedLink = {
  id: "l-1",
  scope: "booking.shared",
  recordId: 12,
  agency: { name: "Northgate Rentals" },
  endsAt: "2026-12-04T09:00:00.000Z"
}
const opened: Array<unknown> = []

const service = setupServer(
  handlers.link.open(({ payload }) => {
    opened.push(payload)
    return { ...link, token: "link.t-1" }
  }),
  handlers.link.current(({ token }) => (token === "link.t-1" ? link : failing(401)()))
)
serving(service)
visiting()
afterEach(() => {
  opened.length = 0
  linkVisits.forget("l-1")
  forgetLinkSecret()
})

const logic = openedLinkLogic(
  async (linkToken) => makeClient({ baseUrl: location.origin, retries: 0, linkToken }),
  linkVisits
)
const screens = { "booking.shared": ({ link }: { link: OpenedLink }) => <h1>Record {link.recordId}</h1> }

const visit = (address: string) => {
  history.replaceState(null, "", address)
  takeLinkSecret()
  return render(<LinkScreen id="l-1" screens={screens} logic={logic} />)
}

it("opens what the link is for, and goes on without the secret after a reload", async () => {
  const { unmount } = visit("/link/l-1#s3cret")
  expect(await screen.findByRole("heading", { name: "Record 12" })).toBeTruthy()
  expect(opened).toEqual([{ id: "l-1", secret: "s3cret" }])
  unmount()
  visit("/link/l-1")
  expect(await screen.findByRole("heading", { name: "Record 12" })).toBeTruthy()
  expect(opened).toHaveLength(1)
})

it("shows the token it has when the same link is opened anew, so that nothing is used up", async () => {
  const { unmount } = visit("/link/l-1#s3cret")
  await screen.findByRole("heading", { name: "Record 12" })
  unmount()
  visit("/link/l-1#s3cret")
  await screen.findByRole("heading", { name: "Record 12" })
  expect(opened.at(-1)).toEqual({ id: "l-1", secret: "s3cret", visit: "link.t-1" })
})

it("takes a secret that is pasted behind the address of the page", async () => {
  visit("/link/l-1")
  expect(await screen.findByText(/^This link is incomplete, or was opened in another browser/)).toBeTruthy()
  location.hash = "#s3cret"
  expect(await screen.findByRole("heading", { name: "Record 12" })).toBeTruthy()
  expect(location.hash).toBe("")
})

it("says in the service's words why it opens nothing, and offers no vain retry", async () => {
  service.use(handlers.link.open(failing(403, "This link has ended. Ask Northgate Rentals for a new one.")))
  visit("/link/l-1#s3cret")
  expect(await screen.findByRole("heading", { name: "This link cannot be opened" })).toBeTruthy()
  expect(screen.getByRole("alert").textContent).toBe(
    "This link has ended. Ask Northgate Rentals for a new one."
  )
  expect(screen.queryByRole("button")).toBeNull()
})

it("tries again where there is no connection, on demand too", async () => {
  service.use(handlers.link.open(unreachable))
  visit("/link/l-1#s3cret")
  expect(await screen.findByRole("heading", { name: "The link is not open yet" })).toBeTruthy()
  expect(screen.getByText("CrewFleet cannot be reached right now. Trying again …")).toBeTruthy()
  service.use(handlers.link.open(() => ({ ...link, token: "link.t-1" })))
  await press("Try again")
  expect(await screen.findByRole("heading", { name: "Record 12" })).toBeTruthy()
})

it("says to load the page again where the link is for something that this version does not know", async () => {
  service.use(handlers.link.open(() => ({ ...link, scope: "toString", token: "link.t-1" })))
  visit("/link/l-1#s3cret")
  expect(await screen.findByText("This page is older than the link. Load it again.")).toBeTruthy()
})

it("keeps its token in nothing that can be read", async () => {
  visit("/link/l-1#s3cret")
  await screen.findByRole("heading", { name: "Record 12" })
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/t-1|s3cret/)
})

it("names the owner of what is kept after the record, and nobody who is signed in", () => {
  expect(linkOwner(link)).toBe("link:booking:12")
  expect(linkOwner({ ...link, scope: "toString" })).toBeUndefined()
})
