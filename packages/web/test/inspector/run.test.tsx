import { resetPasswordMachine } from "@crewfleet/machines"
import {
  formatRecording,
  makeRecorder,
  parseRecording,
  type RecordedStep,
  type Recording
} from "@crewfleet/machines/recording"
import { provokingFetch } from "@crewfleet/sdk"
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { createActor, fromPromise, type NonReducibleUnknown } from "xstate"
import { exchangesIn } from "../../src/inspector/run/exchanges.ts"
import { LivePage } from "../../src/inspector/run/LivePage.tsx"
import { RecordingPage } from "../../src/inspector/run/RecordingPage.tsx"
import { tellWindows } from "../../src/recording/tellWindows.ts"

beforeEach(() => {
  // Lists that draw what is in sight find their room here.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const silent = <Output, Input extends NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}))
const asking = resetPasswordMachine.provide({ actors: { sendLink: silent() } })

/** Somebody types an address, then another to which a link is sent. */
const recorded = (): Recording => {
  const recorder = makeRecorder({ about: { app: "0.1.0", brand: "CrewFleet" } })
  const actor = createActor(asking, { inspect: recorder.inspect }).start()
  actor.send({ type: "email.submitted", email: "nobody@home.example" })
  actor.send({ type: "email.submitted", email: "ada@byron.example" })
  return recorder.recording()
}

const choose = (text: string, name = "forgotten.json") =>
  fireEvent.change(screen.getByLabelText("Recording"), {
    target: { files: [new File([text], name, { type: "application/json" })] }
  })

const openRecording = async (recording = recorded()) => {
  render(<RecordingPage />)
  choose(formatRecording(recording))
  await screen.findByText(/steps of 1 machine ended as they were recorded/)
}

const now = () => screen.getByText(/^Step \d+ of \d+/).textContent

describe("a recording", () => {
  it("is replayed, and gone through step by step with the states lit", async () => {
    await openRecording()
    expect(screen.getByText(/CrewFleet, 0.1.0, recorded from/)).toBeTruthy()
    expect(now()).toContain("Step 1 of 3")
    await userEvent.click(screen.getByRole("button", { name: "Step" }))
    expect(now()).toContain("Step 2 of 3")
    expect(now()).toContain("email.submitted")
    fireEvent.change(screen.getByRole("slider", { name: "Step" }), { target: { value: "2" } })
    expect(now()).toContain("Step 3 of 3")
    await screen.findByRole("img", { name: /^resetPassword/ })
    await waitFor(() => expect(document.querySelector('[fill="var(--drawn-lit-paper)"]')).toBeTruthy())
    await userEvent.click(screen.getByRole("button", { name: "Back" }))
    expect(now()).toContain("Step 2 of 3")
  })

  describe("that is opened", () => {
    const opening = () => screen.queryByText("Opening forgotten.json...")
    /** The page of the screen has drawn the step that it was told of last. */
    const drawn = () => {
      const { contentWindow } = screen.getByTitle<HTMLIFrameElement>("The portal at this step")
      const message = { data: { _tag: "Shown" }, origin: location.origin, source: contentWindow }
      fireEvent(window, new MessageEvent("message", message))
    }

    it("is seen once the screens of its last step and of its first are drawn", async () => {
      await openRecording()
      expect(opening()).toBeTruthy()
      drawn()
      expect(now()).toContain("Step 3 of 3")
      expect(opening()).toBeTruthy()
      drawn()
      expect(now()).toContain("Step 1 of 3")
      expect(opening()).toBeTruthy()
      drawn()
      expect(opening()).toBeNull()
      await userEvent.click(screen.getByRole("button", { name: "Step" }))
      drawn()
      expect(now()).toContain("Step 2 of 3")
    })

    it("is seen after eight seconds where no screen can be drawn, and stays where somebody is", async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      onTestFinished(() => void vi.useRealTimers())
      await openRecording()
      expect(opening()).toBeTruthy()
      act(() => vi.advanceTimersByTime(8_000))
      expect(opening()).toBeNull()
      drawn()
      expect(now()).toContain("Step 1 of 3")
    })

    it("begins at its first step, also where the screen of its last takes too long", async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      onTestFinished(() => void vi.useRealTimers())
      await openRecording()
      drawn()
      expect(now()).toContain("Step 3 of 3")
      act(() => vi.advanceTimersByTime(8_000))
      expect(opening()).toBeNull()
      expect(now()).toContain("Step 1 of 3")
    })

    it("is seen at once where nothing is in it", async () => {
      render(<RecordingPage />)
      choose(formatRecording({ ...recorded(), steps: [] }))
      await screen.findByText("Nothing has happened yet.")
      expect(opening()).toBeNull()
    })
  })

  it("plays to its end", async () => {
    await openRecording()
    await userEvent.selectOptions(screen.getByLabelText("Speed"), "16 ×")
    await userEvent.click(screen.getByRole("button", { name: "Play" }))
    await waitFor(() => expect(now()).toContain("Step 3 of 3"))
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy()
  })

  it("finds steps by words, by actor and by what people were told", async () => {
    await openRecording()
    await userEvent.type(screen.getByLabelText("Search steps"), "waiting")
    expect(await screen.findByText("1 of 3 steps")).toBeTruthy()
    await userEvent.clear(screen.getByLabelText("Search steps"))
    await userEvent.click(screen.getByLabelText("Only what people were told"))
    expect(await screen.findByText("0 of 3 steps")).toBeTruthy()
  })

  it("shows who told whom what, and leads to the step", async () => {
    await openRecording()
    await userEvent.click(screen.getByLabelText("Sequence"))
    fireEvent.change(screen.getByRole("slider", { name: "Step" }), { target: { value: "2" } })
    const told = await screen.findByRole("button", {
      name: "Step 2: person to resetPassword, email.submitted"
    })
    fireEvent.click(told)
    expect(now()).toContain("Step 2 of 3")
  })

  it("is copied as a test that runs as it is", async () => {
    await openRecording()
    const writeText = vi.fn(async (_: string) => {})
    vi.stubGlobal("navigator", { clipboard: { writeText } })
    onTestFinished(() => void vi.unstubAllGlobals())
    fireEvent.click(screen.getByText("Copy as test"))
    expect(await screen.findByText(/^Copied\./)).toBeTruthy()
    expect(writeText.mock.calls[0]?.[0]).toContain('"resetPassword": "sending"')
    await userEvent.click(screen.getByRole("button", { name: "Step" }))
    fireEvent.click(screen.getByText("Copy a test of this step"))
    expect(writeText.mock.calls[1]?.[0]).toContain('"state": "sending"')
  })

  it("says where a machine parts that is another by now, and that its definition is", async () => {
    const recording = recorded()
    const steps = recording.steps.map((step, index) => (index === 1 ? { ...step, state: "gone" } : step))
    render(<RecordingPage />)
    choose(formatRecording({ ...recording, machines: { resetPassword: "0000000000000000" }, steps }))
    expect(await screen.findByText(/resetPassword parts at step 2 of 3/)).toBeTruthy()
    expect(screen.getByText(/Defined otherwise now than when it was recorded: resetPassword/)).toBeTruthy()
  })

  it("says of a broken file why it is none, and keeps nothing of the one before", async () => {
    await openRecording()
    choose("{", "broken.json")
    expect(await screen.findByText(/This is not a recording: the file is not JSON/)).toBeTruthy()
    expect(screen.queryByText(/^Step \d/)).toBeNull()
  })

  it("shows the one that was opened last, whichever is read first and of whatever name", async () => {
    const short = recorded()
    const late = new File([formatRecording(short)], "forgotten.json")
    let read = (_: string) => {}
    late.text = () =>
      new Promise((resolve) => {
        read = resolve
      })
    await openRecording()
    fireEvent.change(screen.getByLabelText("Recording"), { target: { files: [late] } })
    choose(formatRecording({ ...short, brand: "Moorside", steps: short.steps.slice(0, 2) }))
    await screen.findByText(/Moorside/)
    await act(async () => read(formatRecording(short)))
    expect(now()).toContain("Step 1 of 2")
    expect(screen.getByText(/Moorside/)).toBeTruthy()
  })

  it("filters and scrubs ten thousand steps", async () => {
    const first = recorded()
    const [started, ...heard] = first.steps as [RecordedStep, ...ReadonlyArray<RecordedStep>]
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...(heard[index % 2] as RecordedStep),
      at: index
    }))
    render(<RecordingPage />)
    choose(formatRecording({ ...first, steps: [started, ...many] }))
    await screen.findByText(/ended as they were recorded/)
    fireEvent.change(screen.getByRole("slider", { name: "Step" }), { target: { value: "9000" } })
    expect(now()).toContain("Step 9001 of 10001")
    await userEvent.type(screen.getByLabelText("Search steps"), "submitted")
    expect(await screen.findByText("10000 of 10001 steps")).toBeTruthy()
  })
})

describe("a tab that is inspected", () => {
  it("is followed while it goes on, can be made to fail, and stays to be looked at once it has left", async () => {
    render(<LivePage />)
    expect(screen.getByText(/No tab is inspected/)).toBeTruthy()
    const recorder = makeRecorder({ keeps: 600_000, about: { app: "0.1.0", brand: "CrewFleet" } })
    const actor = createActor(asking, { inspect: recorder.inspect }).start()
    const provoking = provokingFetch()
    const stop = tellWindows(recorder, provoking)
    await waitFor(() => expect(now()).toContain("Step 1 of 1"))
    act(() => actor.send({ type: "email.submitted", email: "ada@byron.example" }))
    await waitFor(() => expect(now()).toContain("Step 2 of 2"))
    expect(document.body.textContent).not.toMatch(/ada@|byron/)
    const actors = within(screen.getByRole("region", { name: "Actors" }))
    expect(await actors.findByRole("button", { name: /resetPassword\s*sending/ })).toBeTruthy()

    await userEvent.click(screen.getByText("Provoke a failure"))
    await userEvent.click(screen.getByText("Provoke"))
    await waitFor(() =>
      expect(provoking.provoked()).toEqual([{ call: "*", fault: "no-connection", times: "all" }])
    )
    await userEvent.click(await screen.findByText("Take back"))
    await waitFor(() => expect(provoking.provoked()).toEqual([]))

    act(stop)
    expect(await screen.findByText(/This tab was closed/)).toBeTruthy()
    expect(now()).toContain("Step 2 of 2")
  })

  it("is saved as the tab itself would save it, and looked at by two without disturbing either", async () => {
    const recorder = makeRecorder({ keeps: 600_000, about: { app: "0.1.0", brand: "CrewFleet" } })
    const stop = tellWindows(recorder, provokingFetch())
    onTestFinished(stop)
    let content = new Blob()
    URL.createObjectURL = (blob) => {
      content = blob as Blob
      return "blob:recording"
    }
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    render(<LivePage />)
    await screen.findByText("Save a recording")
    createActor(asking, { inspect: recorder.inspect }).start()
    await waitFor(() => expect(now()).toContain("Step 1 of 1"))
    const other = render(<LivePage />)
    await waitFor(() => expect(within(other.container).getByText(/Step 1 of 1/)).toBeTruthy())
    expect(screen.getAllByText(/Step 1 of 1/)).toHaveLength(2)
    await userEvent.click(screen.getAllByText("Save a recording")[0] as HTMLElement)
    expect(parseRecording(await content.text())).toEqual(recorder.recording())
  })
})

describe("who tells whom", () => {
  const told = (event: string) =>
    exchangesIn([
      {
        index: 0,
        step: {
          _tag: "Heard",
          actor: "a",
          at: 0,
          event: { type: event },
          ...(event === "sent.on" && { sender: "a/above" }),
          state: "on",
          context: {},
          notices: []
        }
      }
    ]).exchanges[0]

  it.each([
    ["sent.on", { from: "a/above", to: "a", words: "sent.on" }],
    ["code.submitted", { from: "person", to: "a", words: "code.submitted" }],
    ["xstate.done.actor.login", { from: "a/login", to: "a", words: "answers" }],
    ["xstate.error.actor.login", { from: "a/login", to: "a", words: "fails" }],
    ["xstate.after.retryPause.a.failed", { from: "clock", to: "a", words: "retryPause" }]
  ])("tells %s from whom it comes", (event, expected) => {
    expect(told(event)).toEqual({ index: 0, ...expected })
  })
})
