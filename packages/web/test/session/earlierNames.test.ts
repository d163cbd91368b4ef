import type { Session } from "@crewfleet/sdk"
import { expect, it, vi } from "vitest"
import { loadPortal } from "../../src/portal/Portal.tsx"
import { namesBefore } from "../../src/sealed/namesBefore.ts"
import { earlierNames } from "../../src/session/earlierNames.ts"

const session: Session = {
  accessToken: "a",
  refreshToken: "r",
  displayName: "Shaw.P",
  userId: "12",
  username: "p.shaw@northgate.example",
  permissions: [],
  userType: "AGENCY",
  agentId: 7
}

vi.mock("../../src/session/sessionActor.ts", () => ({ currentSession: () => session }))

it("finds what was kept before the service told who it is, and what earlier versions kept", () => {
  expect(earlierNames("id:12")).toEqual([
    "AGENCY/7/Shaw.P/p.shaw%40northgate.example",
    "name:p.shaw%40northgate.example"
  ])
})

it("finds nothing of anybody else", () => {
  expect(earlierNames("id:13")).toEqual([])
})

it("is asked by what keeps drafts as soon as there is a portal", async () => {
  expect(namesBefore("id:12")).toEqual([])
  await loadPortal()
  expect(namesBefore("id:12")).toEqual(earlierNames("id:12"))
})
