import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory, IDBKeyRange } from "fake-indexeddb"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { OpenedLog } from "../../src/leader/OpenedLog.ts"
import { makeSealedStore, type SealedStore } from "../../src/sealed/makeSealedStore.ts"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"
import { alexSignsIn, Entry, letIn, logOf } from "./someLeader.tsx"

const page = vi.hoisted(() => ({ opened: undefined as OpenedLog | undefined }))
vi.mock("../../src/leader/LogScreen.tsx", () => ({
  LogScreen: ({ opened }: { readonly opened: OpenedLog }) => {
    page.opened = opened
    return <h1>Job Refs {opened.log.job.refPrefix}</h1>
  }
}))

const asked: Array<unknown> = []
const service = setupServer(
  handlers.session.login(() => alexSignsIn),
  handlers.session.logout(() => ({})),
  handlers.leader.open(({ payload }) => {
    asked.push(payload)
    return letIn
  }),
  handlers.leader.read(() => logOf())
)
serving(service)
visiting()

let store: SealedStore
let stores = 0
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory())
  vi.stubGlobal("IDBKeyRange", IDBKeyRange)
  localStorage.clear()
  stores += 1
  store = makeSealedStore(`test.leader.${stores}`, "leader")
})
afterEach(() => {
  asked.length = 0
  page.opened = undefined
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = (endSession?: () => Promise<void>) =>
  render(<Entry store={store} {...(endSession && { endSession })} />)
/** The page is loaded once more. */
const reload = () => {
  cleanup()
  return open()
}
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const signIn = async () => {
  await fill("Username", "alex@northway.example")
  await fill("Password", "Summer-2026")
  await press("Sign in")
}
const choose = async (code = "735194") => {
  await fill("New code", code)
  await fill("The same code again", code)
  await press("Open the log")
}
const enter = async (code: string) => {
  await fill("Your code for this log", code)
  await press("Open the log")
}
const shown = () => screen.findByRole("heading", { name: "Job Refs TJ-7" })
/** A device on which the log was opened, and is locked. */
const begun = async () => {
  open()
  await signIn()
  await choose()
  await shown()
  await waitFor(async () => expect(await store.places("link:transport_log:7:5")).toContain("entry/log"))
  reload()
}
const note = async () => {
  const { device, owner } = page.opened as OpenedLog
  await device.keep(owner, "7/vehicle", new TextEncoder().encode("Brakes"))
}

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

describe("a log that is on this device", () => {
  it("opens with its code while the service cannot be reached, and says from when it is", async () => {
    await begun()
    service.use(handlers.leader.read(unreachable))
    await enter("735194")
    expect(await shown()).toBeTruthy()
    expect(
      await screen.findByText(/The service cannot be reached. This is how the log stood on/)
    ).toBeTruthy()
    expect(page.opened?.isFresh).toBe(false)
  })

  it("opens no longer after five wrong codes, over reloads, and has everything once its leader signs in", async () => {
    await begun()
    await enter("735194")
    await shown()
    await note()
    reload()
    await enter("735195")
    expect(await problems()).toEqual(["This code is wrong. 4 more tries, then you have to sign in again."])
    reload()
    expect(await screen.findByText("One part of it is on this device and not sent yet.")).toBeTruthy()
    for (const left of ["3 more tries", "2 more tries", "One more try"]) {
      await enter("735195")
      await screen.findByText(new RegExp(left), { selector: "a" })
    }
    await enter("735195")
    expect(await screen.findByText(/The code was wrong five times/)).toBeTruthy()
    await press("Sign in again")
    await signIn()
    await choose("190472")
    await shown()
    const { device, owner } = page.opened as OpenedLog
    expect(new TextDecoder().decode(await device.read(owner, "7/vehicle"))).toBe("Brakes")
  })

  it("closes when the leader says so, and the fifth wrong code of a telephone that was passed on closes it too", async () => {
    await begun()
    await enter("735194")
    await shown()
    page.opened?.lock()
    await enter("735194")
    await shown()
    expect(await page.opened?.unlock("735194")).toBe(true)
    for (let each = 0; each < 5; each += 1) expect(await page.opened?.unlock("735195")).toBe(false)
    expect(await screen.findByText(/The code was wrong five times/)).toBeTruthy()
  })

  it("is removed only once everything was sent", async () => {
    await begun()
    await enter("735194")
    await shown()
    await note()
    page.opened?.leave()
    expect(await screen.findByText(/Not everything was sent yet/)).toBeTruthy()
    const { device, owner } = page.opened as OpenedLog
    await device.forget(owner, ["7/vehicle"])
    page.opened?.leave()
    expect(await screen.findByRole("dialog", { name: "Access Control" })).toBeTruthy()
    expect(await store.places(owner)).toEqual([])
  })

  it("says so where this device is no longer let in, and goes on once its leader has signed in again", async () => {
    await begun()
    service.use(handlers.leader.read(failing(401)))
    await enter("735194")
    expect(await screen.findByText(/This device is no longer let in/)).toBeTruthy()
    service.use(handlers.leader.read(() => logOf()))
    await press("Sign in again")
    await signIn()
    await choose("190472")
    await shown()
    await waitFor(() => expect(screen.queryByText(/This device is no longer let in/)).toBeNull())
  })

  it("forgets the patient where somebody else keeps the log by now, and keeps what is unsent", async () => {
    await begun()
    await enter("735194")
    await shown()
    await note()
    const words =
      "Somebody else keeps this log by now. What you have noted can still be sent, and stands beside theirs."
    service.use(handlers.leader.read(failing(403, words)))
    page.opened?.reload()
    expect(await screen.findByText(words)).toBeTruthy()
    await shown()
    expect(page.opened?.log).toMatchObject({ isFormer: true, job: { refPrefix: "TJ-7" }, records: [] })
    expect(JSON.stringify(page.opened?.log)).not.toMatch(/Robin Vale|Struck a nurse/)
    const { device, owner } = page.opened as OpenedLog
    expect(new TextDecoder().decode(await device.read(owner, "entry/log"))).not.toMatch(/Robin Vale|Struck/)
    expect(await device.read(owner, "7/vehicle")).toBeTruthy()
  })

  it("leaves the device where nothing is told of it any more and nothing is unsent", async () => {
    await begun()
    service.use(handlers.leader.read(failing(403, "The agency has closed this journey")))
    await enter("735194")
    expect(await screen.findByText("The agency has closed this journey")).toBeTruthy()
    expect(await screen.findByRole("dialog", { name: "Access Control" })).toBeTruthy()
    expect(await store.places("link:transport_log:7:5")).toEqual([])
  })
})

/** Nobody sees the page for some minutes. */
const lookAway = (minutes: number) => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  const change = () => act(() => document.dispatchEvent(new Event("visibilitychange")))
  change()
  hidden.mockReturnValue(false)
  const now = Date.now()
  vi.spyOn(Date, "now").mockReturnValue(now + minutes * 60_000)
  change()
  vi.mocked(Date.now).mockRestore()
  hidden.mockRestore()
}

it.each([
  [4, /Job Refs/],
  [6, "Team leader's log"]
])("shows after %i minutes in which nobody saw it: %s", async (minutes, name) => {
  await begun()
  await enter("735194")
  await shown()
  lookAway(minutes)
  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy()
  if (minutes > 5) expect(await screen.findByLabelText("Your code for this log")).toBeTruthy()
  else expect(screen.queryByLabelText("Your code for this log")).toBeNull()
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
    expect(await screen.findByText(/it stays open, as closing it would lose/)).toBeTruthy()
    lookAway(60)
    await shown()
  })
})
