import { leaderWords } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { act, screen, waitFor } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { describe, expect, it, vi } from "vitest"
import type { OpenedLog } from "../../src/leader/OpenedLog.ts"
import { callsAtom } from "../../src/session/callsAtom.ts"
import { press, problems } from "../person.ts"
import {
  asked,
  begun,
  choose,
  enter,
  enterLogs,
  fill,
  lookAway,
  open,
  service,
  shown,
  signIn
} from "./entryOnDevice.tsx"
import { page } from "./openedPage.ts"
import { alexSignsIn, letIn, logOf } from "./someLeader.tsx"

vi.mock("../../src/leader/LogScreen.tsx", async () => {
  const { page } = await import("./openedPage.ts")
  return {
    LogScreen: ({ opened }: { readonly opened: OpenedLog }) => {
      page.opened = opened
      return <h1>Job Refs {opened.log.job.refPrefix}</h1>
    }
  }
})

enterLogs()

describe("the entry to the log of a journey", () => {
  it("ends any session, and asks in a dialog that cannot be passed, with the links that the page has", async () => {
    const endSession = vi.fn(async () => {})
    open(endSession)
    const dialog = await screen.findByRole("dialog", { name: "Access Control" })
    expect(endSession).toHaveBeenCalledOnce()
    expect(
      [...dialog.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])
    ).toEqual([
      ["Forgot Password", "/reset-password"],
      ["Terms", "/terms"],
      ["Privacy", "/privacy"]
    ])
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
    await press("Sign in")
    expect(await screen.findByText("Enter Credentials.")).toBeTruthy()
  })

  it("shows along its top edge that something loads, until that is there", async () => {
    open()
    await screen.findByRole("dialog", { name: "Access Control" })
    act(() => getDefaultStore().set(callsAtom, 1))
    expect(screen.getByText("Loading")).toBeTruthy()
    act(() => getDefaultStore().set(callsAtom, 0))
    expect(screen.queryByText("Loading")).toBeNull()
  })

  it("lets the leader in with a passcode and a code of their own, and keeps no session", async () => {
    service.use(
      handlers.session.login(({ payload }) => (payload.otp ? alexSignsIn : { access_token: "OTP_SENT" }))
    )
    open()
    await signIn()
    await fill("One-time password", "123456")
    await press("Confirm")
    await choose()
    expect(await shown()).toBeTruthy()
    expect(asked).toEqual([{}])
    expect(page.opened).toMatchObject({ jobId: 7, workerId: 5, owner: "link:transport_log:7:5" })
    expect(localStorage.getItem("crewfleet.session")).toBeNull()
  })

  it("reads the log as its holder, whose token lies behind the code", async () => {
    const tokens: Array<string | undefined> = []
    service.use(
      handlers.leader.read(({ token }) => {
        tokens.push(token)
        return logOf()
      })
    )
    await begun()
    await enter("735194")
    await shown()
    expect(new Set(tokens)).toEqual(new Set(["token-of-alex"]))
    expect(JSON.stringify(localStorage)).not.toContain("token-of-alex")
  })

  it("leads to the reset where the password has expired", async () => {
    service.use(handlers.session.login(() => ({ access_token: "PASSWORD_NEEDS_RESET" })))
    open()
    await signIn()
    await waitFor(() => expect(location.pathname).toBe("/reset-password"))
  })

  it("sends whoever does not lead the journey to sign-in, with the words for it", async () => {
    service.use(handlers.leader.open(failing(403, "You are not authorized to access this resource.")))
    open()
    await signIn()
    await waitFor(() => expect(location.pathname).toBe("/login"))
    expect(await screen.findByText("You are not authorized to access this resource.")).toBeTruthy()
  })

  it("asks anybody else for the leader, and opens nothing for them", async () => {
    service.use(
      handlers.session.login(() => ({ ...alexSignsIn, userType: "AGENCY", workerId: null, agentId: 7 }))
    )
    open()
    await signIn()
    expect(await screen.findByText("No worker Identifier Found.")).toBeTruthy()
    expect(await screen.findByText("Only the team leader of this journey signs in here.")).toBeTruthy()
    expect(asked).toEqual([])
  })

  it("asks for the agency's code where somebody else has begun the log", async () => {
    service.use(
      handlers.leader.open(({ payload }) => {
        asked.push(payload)
        return payload.code ? letIn : { takenOverFrom: "Robin Hale" }
      })
    )
    open()
    await signIn()
    expect(await screen.findByText(/Robin Hale has begun this log/)).toBeTruthy()
    await fill("Code from your agency", "190 472")
    await press("Take over")
    await choose()
    await shown()
    expect(asked).toEqual([{}, { code: "190472" }])
  })

  it("takes no code that others would guess", async () => {
    open()
    await signIn()
    await choose("123456")
    expect(await problems()).toEqual(["Choose digits that are harder to guess, not a row or a repetition"])
  })
})

describe("a browser that keeps nothing", () => {
  it("says so, and works for as long as the page is open", async () => {
    vi.stubGlobal("indexedDB", undefined)
    open()
    await signIn()
    await choose()
    await shown()
    expect((await screen.findAllByText(/This browser cannot keep the log safely/)).length).toBeGreaterThan(0)
    page.opened?.lock()
    expect(await screen.findByText(leaderWords.covered)).toBeTruthy()
    expect(screen.queryByRole("heading", { name: "Job Refs TJ-7" })).toBeNull()
    await enter("735194")
    await shown()
    lookAway(60)
    expect(await screen.findByText(leaderWords.covered)).toBeTruthy()
  })
})
