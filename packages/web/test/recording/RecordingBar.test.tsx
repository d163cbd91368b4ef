import { resetPasswordMachine } from "@crewfleet/machines"
import { makeRecorder, parseRecording, replay } from "@crewfleet/machines/recording"
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import { inspected } from "../../src/recording/inspected.ts"
import { RecordingBar } from "../../src/recording/RecordingBar.tsx"
import { askedWatching } from "../../src/recording/Watching.ts"
import { beginRecording } from "../../src/recording/watch.tsx"
import { useLogic } from "../../src/useLogic.ts"

afterEach(cleanup)

const logic = resetPasswordMachine.provide({ actors: { sendLink: fromPromise(async () => ({})) } })

function Asking() {
  const [state, send] = useLogic(logic, {})
  return (
    <button type="button" onClick={() => send({ type: "email.submitted", email: "ada@byron.example" })}>
      {state.matches({ asking: "sent" }) ? "Sent" : "Send"}
    </button>
  )
}

/** A tab that is recorded while somebody asks for a mail. */
const openRecorded = () => {
  sessionStorage.setItem("crewfleet.record", "")
  const { recorder, stop } = beginRecording("record")
  onTestFinished(stop)
  const onDiscard = vi.fn()
  render(
    <>
      <Asking />
      <RecordingBar recorder={recorder} onStop={stop} onDiscard={onDiscard} />
    </>
  )
  return { recorder, onDiscard }
}

/** The files that are handed over to be saved. */
const savedFiles = () => {
  const files: Array<{ readonly name: string; readonly content: Blob }> = []
  let content = new Blob()
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return "blob:recording"
  }
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return files
}

it("records what a screen does, and hands it over as a file that is replayed and names nobody", async () => {
  const files = savedFiles()
  openRecorded()
  expect(screen.getByRole("status").textContent).toMatch(/being recorded.*Nothing is sent/)
  expect(screen.getByText("0% of 4 MB")).toBeTruthy()
  await userEvent.click(screen.getByText("Send"))
  await screen.findByText("Sent")

  await userEvent.click(screen.getByText("Download recording"))
  expect(files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^crewfleet-recording-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/)
  ])
  const text = (await files[0]?.content.text()) ?? ""
  expect(text).not.toMatch(/ada@|byron/)
  const recording = parseRecording(text)
  expect(recording.steps.map(({ state }) => state)).toEqual([
    { asking: "waiting" },
    "sending",
    { asking: "sent" }
  ])
  expect(replay(recording, [{ machine: resetPasswordMachine }]).partings).toEqual([])
})

it("notes nothing once it was stopped, and lets the recording be downloaded or discarded", async () => {
  const { recorder, onDiscard } = openRecorded()
  await userEvent.click(screen.getByText("Stop recording"))
  expect(screen.getByRole("status").textContent).toMatch(/has stopped/)
  const size = recorder.size()
  await userEvent.click(screen.getByText("Send"))
  await screen.findByText("Sent")
  expect(recorder.size()).toBe(size)
  expect(askedWatching()).toBeUndefined()
  expect(screen.getByText("Download recording")).toBeTruthy()
  await userEvent.click(screen.getByText("Discard recording"))
  expect(onDiscard).toHaveBeenCalledOnce()
})

it("says that the recording is full", () => {
  const recorder = makeRecorder({ limit: 10 })
  render(<RecordingBar recorder={recorder} onStop={() => {}} onDiscard={() => {}} />)
  createActor(logic, { inspect: recorder.inspect }).start().stop()
  return screen.findByText(/The recording is full/)
})

it("is asked for by an address, which loses the word, and by this tab from then on", () => {
  onTestFinished(() => sessionStorage.clear())
  expect(askedWatching()).toBeUndefined()
  history.replaceState({ place: "/agency" }, "", "/login?redirected=true&record#top")
  expect(askedWatching()).toBe("record")
  expect(location.pathname + location.search + location.hash).toBe("/login?redirected=true#top")
  expect(history.state).toEqual({ place: "/agency" })
  expect(askedWatching()).toBe("record")
})

it("hears every actor that the portal starts", () => {
  const sources = import.meta.glob<string>("../../src/**/*.{ts,tsx}", {
    eager: true,
    query: "?raw",
    import: "default"
  })
  const starting = Object.entries(sources).filter(([, text]) => /\b(createActor|useMachine)\(/.test(text))
  expect(starting.length).toBeGreaterThan(3)
  const unheard = starting.filter(([, text]) => !/\binspected\(/.test(text)).map(([file]) => file)
  // The session joins by itself, and what stands in for recorded actors starts none.
  expect(unheard).toEqual(["../../src/inspector/screen/standIns.ts", "../../src/session/sessionActor.ts"])
  expect(sources["../../src/session/watchSession.ts"]).toContain("watch(watching, sessionActor, brand)")
})

it("goes on after the page was loaded anew", () => {
  sessionStorage.setItem("crewfleet.record", "")
  const before = beginRecording("record")
  createActor(logic, inspected({})).start().stop()
  dispatchEvent(new Event("pagehide"))
  const { recorder, stop } = beginRecording("record")
  createActor(logic, inspected({})).start().stop()
  expect(recorder.recording().steps.map(({ actor }) => actor)).toEqual(["resetPassword", "resetPassword#2"])
  before.stop()
  stop()
})
