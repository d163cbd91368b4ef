import { leaderWords } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { act, screen, waitFor } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import type { ReactNode } from "react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import type { OpenedLog } from "../../src/leader/OpenedLog.ts"
import { opensOfflineAtom } from "../../src/offline/registerOffline.ts"
import { noteServiceTime, serviceAheadAtom, serviceNow } from "../../src/time/serviceClock.ts"
import { press, problems } from "../person.ts"
import { jobOf } from "../transport/openTransport.tsx"
import {
  begun,
  choose,
  enter,
  enterLogs,
  lookAway,
  note,
  reload,
  service,
  shown,
  signIn,
  store
} from "./entryOnDevice.tsx"
import { page } from "./openedPage.ts"
import { logOf } from "./someLeader.tsx"

vi.mock("../../src/leader/LogScreen.tsx", async () => {
  const { page } = await import("./openedPage.ts")
  return {
    LogScreen: ({ opened, standing }: { readonly opened: OpenedLog; readonly standing?: ReactNode }) => {
      page.opened = opened
      return (
        <>
          {standing}
          <h1>Job Refs {opened.log.job.refPrefix}</h1>
        </>
      )
    }
  }
})

enterLogs()

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

  it("says that not everything is here as long as the page itself cannot be opened without a signal", async () => {
    const said = /Not everything that this journey needs is on this device yet/
    getDefaultStore().set(opensOfflineAtom, false)
    await begun()
    await enter("735194")
    expect(await screen.findByText(said)).toBeTruthy()
    act(() => getDefaultStore().set(opensOfflineAtom, true))
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })

  it("says by how much the clock of this device is off, and which times are right all the same", async () => {
    await begun()
    noteServiceTime(new Date(Date.now() - 30 * 3_600_000).toUTCString())
    await enter("735194")
    expect(
      await screen.findByText(/The clock of this device is 30 hours ahead. What the log notes/)
    ).toBeTruthy()
    act(() => noteServiceTime(new Date().toUTCString()))
    expect(screen.queryByText(/The clock of this device/)).toBeNull()
  })

  it("says after a restart without a signal by how much the clock was off when there was one last", async () => {
    await begun()
    noteServiceTime(new Date(Date.now() + 3 * 3_600_000).toUTCString())
    getDefaultStore().set(serviceAheadAtom, undefined)
    service.use(handlers.leader.read(unreachable))
    await enter("735194")
    expect(await screen.findByText(/was 3 hours behind when it last had a signal/)).toBeTruthy()
    await press("The clock is right now")
    expect(screen.queryByText(/The clock of this device/)).toBeNull()
    expect(Math.abs(Date.parse(serviceNow()) - Date.now())).toBeLessThan(60_000)
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

  it("closes when the leader says so; a wrong code of a telephone that was passed on has the next one wait, and closes nothing", async () => {
    await begun()
    await enter("735194")
    await shown()
    page.opened?.lock()
    await enter("735194")
    await shown()
    expect(await page.opened?.unlock("735194")).toEqual({ _tag: "Opened" })
    expect(await page.opened?.unlock("735195")).toEqual({ _tag: "Paused", seconds: 5 })
    for (let tries = 0; tries < 5; tries += 1)
      expect(await page.opened?.unlock("735195")).toMatchObject({ _tag: "Paused" })
    expect(await shown()).toBeTruthy()
    page.opened?.lock()
    await enter("735194")
    expect(await shown()).toBeTruthy()
  })

  it("closes in every other tab as the telephone is passed on, and stays open in the tab that was", async () => {
    await begun()
    await enter("735194")
    await shown()
    const otherTab = new BroadcastChannel("crewfleet.log/7")
    onTestFinished(() => otherTab.close())
    const told = new Promise((resolve) => otherTab.addEventListener("message", resolve))
    page.opened?.closeElsewhere()
    await told
    await shown()
    otherTab.postMessage("closed")
    expect(await screen.findByLabelText("Your code for this log")).toBeTruthy()
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
    expect(await shown()).toBeTruthy()
    expect(screen.queryByText(/keeps this log by now/)).toBeNull()
    expect(page.opened?.log.job.patientName).toBe("Robin Vale")
    const { device, owner } = page.opened as OpenedLog
    expect(new TextDecoder().decode(await device.read(owner, "entry/log"))).toContain("Robin Vale")
    service.use(handlers.leader.read(() => logOf()))
    await press("Sign in again")
    await signIn()
    await choose("190472")
    await shown()
    await waitFor(() => expect(screen.queryByText(/This device is no longer let in/)).toBeNull())
  })

  it.each([401, 429])(
    "stays open where it was opened without a connection and the service then answers %i",
    async (status) => {
      await begun()
      service.use(handlers.leader.read(unreachable))
      await enter("735194")
      await screen.findByText(/The service cannot be reached/)
      service.use(handlers.leader.read(failing(status)))
      act(() => void dispatchEvent(new Event("online")))
      await waitFor(() => expect(screen.queryByText(/The service cannot be reached/)).toBeNull())
      expect(await shown()).toBeTruthy()
    }
  )

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
    expect(page.opened?.log).toMatchObject({ job: { refPrefix: "TJ-7" }, records: [] })
    expect(JSON.stringify(page.opened?.log)).not.toMatch(/Robin Vale|Struck a nurse/)
    const { device, owner } = page.opened as OpenedLog
    expect(new TextDecoder().decode(await device.read(owner, "entry/log"))).not.toMatch(/Robin Vale|Struck/)
    expect(await device.read(owner, "7/vehicle")).toBeTruthy()
  })

  it.each([
    ["is seen again", () => lookAway(1)],
    ["is connected again, seen or not", () => dispatchEvent(new Event("online"))]
  ])(
    "asks the service once it %s, and forgets the patient where it tells nothing more",
    async (_, happens) => {
      await begun()
      await enter("735194")
      await shown()
      await note()
      await waitFor(() => expect(page.opened?.isFresh).toBe(true))
      service.use(handlers.leader.read(failing(403, "Your agency has withdrawn this link")))
      happens()
      expect(await screen.findByText("Your agency has withdrawn this link")).toBeTruthy()
      await waitFor(() => expect(JSON.stringify(page.opened?.log)).not.toContain("Robin Vale"))
    }
  )

  it("says that nothing is kept any more where the storage was cleared, lets nothing go, and claims to keep nothing", async () => {
    await begun()
    await enter("735194")
    await shown()
    await store.forget("link:transport_log", await store.places("link:transport_log"))
    await expect(note()).rejects.toThrow("keeps nothing")
    expect(await screen.findByText(/This device keeps nothing of this log any more/)).toBeTruthy()
    expect(page.opened?.isLost).toBe(true)
    lookAway(60)
    expect(await screen.findByText(leaderWords.covered)).toBeTruthy()
    await enter("735194")
    await shown()
  })

  it("looks whether the storage was cleared whenever somebody looks at the page again", async () => {
    await begun()
    await enter("735194")
    await shown()
    await store.forget("link:transport_log", await store.places("link:transport_log"))
    lookAway(1)
    expect(await screen.findByText(/This device keeps nothing of this log any more/)).toBeTruthy()
  })

  it("says who has aborted the journey, and that what is unsent is still sent", async () => {
    await begun()
    await enter("735194")
    await shown()
    const job = jobOf({ id: 7, transportStatus: "ABORTED", timeZone: "Europe/London" })
    const aborted = { by: "Robin Shaw", at: "2026-11-27T08:40:00.000Z" }
    service.use(handlers.leader.read(() => logOf({ job, aborted })))
    act(() => void dispatchEvent(new Event("online")))
    expect(await screen.findByText(/^The journey was aborted by Robin Shaw on 27.*08:40\.$/)).toBeTruthy()
    expect(screen.getByText(/What is not sent yet is still sent/)).toBeTruthy()
    expect(await shown()).toBeTruthy()
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
