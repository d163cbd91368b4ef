import { ownSessionsLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { OwnSessionsScreen } from "../../src/session/OwnSessionsScreen.tsx"
import { firstRow, press } from "../person.ts"
import { serving } from "../serving.ts"

const begunAt = "2026-11-20T09:30:00Z"
const phone = { id: "s-2", browser: "Chrome on Android", begunAt, usedAt: "2026-11-21T18:05:00Z" }
const here = { id: "s-1", browser: null, begunAt, usedAt: begunAt, current: true }

const service = setupServer(handlers.session.ownSessions(() => [phone, here]))
serving(service)

const open = () => {
  const load = async () => makeClient({ baseUrl: location.origin })
  render(<OwnSessionsScreen logic={ownSessionsLogic(load, async () => {})} />)
}

it("says when each session began and was last used, and which is this one", async () => {
  open()
  expect(await firstRow()).toEqual([
    "Chrome on Android",
    "20 Nov 2026, 09:30",
    "21 Nov 2026, 18:05",
    "Sign out"
  ])
  expect(screen.getByRole("row", { name: /Unknown browser or program.*This browser, now/ })).toBeTruthy()
  expect(screen.getAllByRole("button", { name: /^Sign out .*, signed in/ })).toHaveLength(1)
})

it("asks before it signs out everywhere", async () => {
  open()
  await press("Sign out everywhere")
  expect(await screen.findByRole("dialog", { name: "Sign out everywhere?" })).toBeTruthy()
  await press("Stay signed in")
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("says where a back end cannot tell", async () => {
  service.use(handlers.session.ownSessions(failing(404)))
  open()
  expect(await screen.findByText("Where you are signed in cannot be shown here")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Sign out everywhere" })).toBeNull()
})
