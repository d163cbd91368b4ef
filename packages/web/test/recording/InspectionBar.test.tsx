import { resetPasswordMachine } from "@crewfleet/machines"
import { makeRecorder, parseRecording } from "@crewfleet/machines/recording"
import { makeClient, provokingFetch } from "@crewfleet/sdk"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { createActor, fromPromise, type NonReducibleUnknown } from "xstate"
import { InspectionBar } from "../../src/recording/InspectionBar.tsx"
import { type FromTab, inspectionChannel } from "../../src/recording/inspectionChannel.ts"
import { forgetRecording, keepRecording, keptRecording } from "../../src/recording/keptRecording.ts"
import { mayBeWatched } from "../../src/recording/mayBeWatched.ts"
import { makeStatelyEvents } from "../../src/recording/statelyEvents.ts"
import { tellStately } from "../../src/recording/tellStately.ts"
import { tellWindows } from "../../src/recording/tellWindows.ts"
import { askedWatching, keyOf } from "../../src/recording/Watching.ts"

afterEach(cleanup)

const silent = <Output, Input extends NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}))
const logic = resetPasswordMachine.provide({
  actors: { sendLink: silent() }
})

/** A tab whose last minutes are kept while somebody asks for a mail. */
const inspectedTab = () => {
  const recorder = makeRecorder({ keeps: 600_000, about: { app: "0.1.0", brand: "CrewFleet" } })
  const actor = createActor(logic, { inspect: recorder.inspect }).start()
  const provoking = provokingFetch(async () => Response.json({}))
  onTestFinished(() => void actor.stop())
  return { recorder, actor, provoking }
}

const ask = { type: "email.submitted", email: "ada@byron.example" } as const

it("saves what the last ten minutes were after it went wrong", async () => {
  let content = new Blob()
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return "blob:recording"
  }
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const { recorder, actor, provoking } = inspectedTab()
  actor.send(ask)
  render(<InspectionBar recorder={recorder} provoking={provoking} onPoint={undefined} onStop={() => {}} />)
  await userEvent.click(screen.getByText("Save the last ten minutes"))
  expect(screen.getByRole("status").textContent).toMatch(/Saved at \d\d:/)
  const recording = parseRecording(await content.text())
  expect(recording).toMatchObject({ app: "0.1.0", brand: "CrewFleet" })
  expect(recording.steps.map(({ state }) => state)).toEqual([{ asking: "waiting" }, "sending"])
  expect(screen.queryByText("Open Stately’s inspector")).toBeNull()
})

it("provokes a failure of the call that is chosen, says that one is provoked, and takes it back", async () => {
  const { recorder, provoking } = inspectedTab()
  const onStop = vi.fn()
  render(<InspectionBar recorder={recorder} provoking={provoking} onPoint={undefined} onStop={onStop} />)
  const client = makeClient({ baseUrl: "http://service.test", retries: 0, fetch: provoking.fetch })
  await userEvent.click(screen.getByText("Provoke a failure"))
  await userEvent.type(screen.getByRole("combobox", { name: "Call" }), "agency.currencies")
  await userEvent.click(await screen.findByRole("option", { name: "agency.currencies" }))
  await userEvent.selectOptions(screen.getByLabelText("Answer"), "503 without a word")
  await userEvent.click(screen.getByLabelText("Every one, until taken back"))
  await userEvent.click(screen.getByText("Provoke"))
  expect(screen.getByRole("status").textContent).toMatch(/Every agency.currencies: 503 without a word\./)
  await expect(client.agency.currencies()).rejects.toMatchObject({ failure: { status: 503 } })
  await userEvent.click(screen.getByRole("combobox", { name: "Call" }))
  expect((await screen.findAllByRole("option"))[1]?.textContent).toBe("agency.currencies (made just now)")
  await userEvent.keyboard("{Escape}")
  await userEvent.click(screen.getByText("Take back"))
  expect(provoking.provoked()).toEqual([])
  await userEvent.click(screen.getByText("Stop inspecting"))
  expect(onStop).toHaveBeenCalledOnce()
})

it("tells windows all that it keeps when they ask, what follows, what they provoke, and that it left", async () => {
  const { recorder, actor, provoking } = inspectedTab()
  const told: Array<FromTab> = []
  const window = new BroadcastChannel(inspectionChannel)
  window.onmessage = ({ data }) => told.push(data)
  const stop = tellWindows(recorder, provoking)
  onTestFinished(() => window.close())
  await waitFor(() => expect(told.map(({ _tag }) => _tag)).toEqual(["There"]))
  const tab = told[0]?.tab
  window.postMessage({ _tag: "Asked", window: "one", tab: "another" })
  window.postMessage({ _tag: "Asked", window: "one", tab })
  await waitFor(() => expect(told.map(({ _tag }) => _tag)).toEqual(["There", "Tab", "Provoked", "Steps"]))
  actor.send(ask)
  await waitFor(() => expect(told.at(-1)).toMatchObject({ steps: [{ state: "sending" }] }))
  expect(JSON.stringify(told)).not.toMatch(/ada@|byron/)
  expect(told.at(-1)).toMatchObject({ machines: recorder.recording().machines })

  window.postMessage({ _tag: "Asked", window: "other" })
  await waitFor(() => expect(told.at(-1)).toMatchObject({ _tag: "Steps", window: "other" }))
  expect(told.slice(5).every((message) => !("window" in message) || message.window === "other")).toBe(true)
  window.postMessage({ _tag: "Closed", window: "other" })
  await waitFor(() => expect(told.filter(({ _tag }) => _tag === "Tab")).toHaveLength(2))
  window.postMessage({ _tag: "Provoke", tab: "another", provoked: { call: "*", fault: "500", times: "all" } })
  window.postMessage({ _tag: "Provoke", tab, provoked: { call: "*", fault: "404", times: "all" } })
  await waitFor(() => expect(told.at(-1)).toMatchObject({ provoked: [{ fault: "404" }] }))
  window.postMessage({ _tag: "Withdraw", tab, call: "*" })
  await waitFor(() => expect(told.at(-1)).toMatchObject({ provoked: [] }))
  stop()
  await waitFor(() => expect(told.at(-1)).toEqual({ _tag: "Left", tab }))
})

it("speaks Stately's protocol, masked, to the window that opened and to no other", async () => {
  const { recorder, actor } = inspectedTab()
  const opened = { postMessage: vi.fn() } as unknown as Window & { postMessage: ReturnType<typeof vi.fn> }
  vi.spyOn(window, "open").mockReturnValue(opened)
  onTestFinished(() => void vi.restoreAllMocks())
  const fail = vi.fn()
  const stop = tellStately(recorder, "https://inspector.example/live", fail)
  const connected = (origin: string, source: Window | null) =>
    window.dispatchEvent(
      new MessageEvent("message", { data: { type: "@statelyai.connected" }, origin, source })
    )
  connected("https://elsewhere.example", opened)
  connected("https://inspector.example", null)
  actor.send(ask)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(opened.postMessage).not.toHaveBeenCalled()
  connected("https://inspector.example", opened)
  await waitFor(() => expect(opened.postMessage.mock.calls.length).toBeGreaterThan(2))
  const sent = opened.postMessage.mock.calls.map(([event]) => event)
  expect(new Set(opened.postMessage.mock.calls.map(([, origin]) => origin))).toEqual(
    new Set(["https://inspector.example"])
  )
  expect(sent.slice(0, 3).map(({ type, sessionId }) => [type, sessionId])).toEqual([
    ["@xstate.actor", "resetPassword"],
    ["@xstate.event", "resetPassword"],
    ["@xstate.snapshot", "resetPassword"]
  ])
  expect(JSON.parse(sent[0].definition).id).toBe("resetPassword")
  expect(sent[2].snapshot.value).toBe("sending")
  expect(JSON.stringify(sent)).not.toMatch(/ada@|byron/)
  stop()
  expect(opened.postMessage).toHaveBeenLastCalledWith(
    { type: "@statelyai.disconnected" },
    "https://inspector.example"
  )
  expect(fail).not.toHaveBeenCalled()
})

it("says that the browser did not let Stately’s inspector open", async () => {
  vi.spyOn(window, "open").mockReturnValue(null)
  onTestFinished(() => void vi.restoreAllMocks())
  const { recorder, provoking } = inspectedTab()
  render(
    <InspectionBar
      recorder={recorder}
      provoking={provoking}
      onPoint={(fail) => void tellStately(recorder, "https://inspector.example/live", fail)}
      onStop={() => {}}
    />
  )
  await userEvent.click(screen.getByText("Open Stately’s inspector"))
  expect(screen.getByRole("status").textContent).toMatch(/did not let Stately’s inspector open/)
})

it("tells contexts whole, children under their parents, and what has gone as gone", () => {
  const eventsOf = makeStatelyEvents("2026-11-20T10:00:00.000Z")
  const told = eventsOf(
    [
      { ...started("a"), from: { input: {} }, context: { one: 1, two: 2 } },
      { ...started("a/b"), from: { value: "on", context: { kept: 1 } } },
      { ...heard("a"), context: { one: 3 }, dropped: ["two"] }
    ],
    new Map()
  )
  expect(told.map(({ type, sessionId, parentId }) => [type, sessionId, parentId])).toEqual([
    ["@xstate.actor", "a", undefined],
    ["@xstate.actor", "a/b", "a"],
    ["@xstate.event", "a", undefined],
    ["@xstate.snapshot", "a", undefined]
  ])
  expect(told.map(({ snapshot }) => snapshot)).toMatchObject([
    { context: { one: 1, two: 2 } },
    { context: { kept: 1 } },
    undefined,
    { value: "off", context: { one: 3 } }
  ])
  expect(told.at(-1)?.snapshot).not.toHaveProperty("context.two")
})

const step = { at: 0, state: "on", context: {}, notices: [] } as const
const started = (actor: string) => ({ ...step, _tag: "Started", actor, machine: actor }) as const
const heard = (actor: string) =>
  ({ ...step, _tag: "Heard", actor, state: "off", event: { type: "off" } }) as const

it("is asked for by an address, and goes before a recording", () => {
  onTestFinished(() => sessionStorage.clear())
  history.replaceState(undefined, "", "/login?record&inspect")
  expect(askedWatching()).toBe("inspect")
  expect(location.search).toBe("")
})

it("is watched in the way that was asked for last, and in no other once that has stopped", () => {
  onTestFinished(() => sessionStorage.clear())
  history.replaceState(undefined, "", "/login?inspect")
  expect(askedWatching()).toBe("inspect")
  history.replaceState(undefined, "", "/login?record")
  expect(askedWatching()).toBe("record")
  forgetRecording("record")
  expect(askedWatching()).toBeUndefined()
})

it("begins anew where what was noted has no room, and stays watched", () => {
  onTestFinished(() => sessionStorage.clear())
  const { recorder } = inspectedTab()
  keepRecording("inspect", recorder.recording())
  expect(keptRecording("inspect")?.steps).toHaveLength(1)
  const steps = Array.from({ length: 20_000 }, () => ({ ...started("a"), place: "/x".repeat(150), from: {} }))
  keepRecording("inspect", { ...recorder.recording(), steps })
  expect(keptRecording("inspect")).toBeUndefined()
  expect(askedWatching()).toBe("inspect")
})

it.each(["record", "inspect"] as const)("is looked for where a tab was asked to %s before", (watching) => {
  onTestFinished(() => sessionStorage.clear())
  expect(mayBeWatched()).toBe(false)
  sessionStorage.setItem(keyOf(watching), "")
  expect(mayBeWatched()).toBe(true)
  sessionStorage.clear()
  history.replaceState(undefined, "", `/login?${watching}`)
  expect(mayBeWatched()).toBe(true)
  expect(askedWatching()).toBe(watching)
})
