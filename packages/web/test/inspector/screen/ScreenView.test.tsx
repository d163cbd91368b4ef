import type { Recording } from "@crewfleet/machines/recording"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { ScreenView } from "../../../src/inspector/screen/ScreenView.tsx"

const recording: Recording = {
  format: "crewfleet-recording",
  version: 2,
  began: "2026-11-26T00:00:00.000Z",
  steps: []
}

afterEach(cleanup)

const frame = () => screen.getByTitle<HTMLIFrameElement>("The portal at this step")

/** The frame says something; what it is told is noted. */
const says = (data: object, { origin = location.origin, source = frame().contentWindow } = {}) =>
  fireEvent(window, new MessageEvent("message", { data, origin, source }))
const show = () => {
  const onShown = vi.fn()
  const { rerender } = render(<ScreenView recording={recording} at={3} onShown={onShown} />)
  const told = vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(() => {})
  return {
    onShown,
    told: () => told.mock.calls.map(([message]) => message),
    goTo: (at: number) => rerender(<ScreenView recording={recording} at={at} onShown={onShown} />)
  }
}

it("tells the frame the recording once it is ready, and then every step", async () => {
  const { told, goTo } = show()
  expect(told()).toEqual([])
  says({ _tag: "Ready" })
  const step = { _tag: "Step", theme: "light", height: 800 }
  const recordingThenStep = [
    { _tag: "Recording", recording },
    { ...step, step: 3 }
  ]
  await waitFor(() => expect(told()).toEqual(recordingThenStep))
  goTo(2)
  await waitFor(() => expect(told().slice(2)).toEqual([{ ...step, step: 2 }]))
  await userEvent.click(screen.getByRole("radio", { name: "Telephone" }))
  await waitFor(() => expect(told().at(-1)).toEqual({ ...step, step: 2, height: 844 }))
})

it("listens to nobody but its own frame", () => {
  const { told } = show()
  says({ _tag: "Ready" }, { source: window })
  says({ _tag: "Ready" }, { origin: "https://elsewhere.example" })
  expect(told()).toEqual([])
})

it("is as high as all that is on the screen, and lets nobody in", () => {
  show()
  says({ _tag: "Fitted", height: 2_000 })
  expect(frame().style.height).toBe("2000px")
  expect(frame().hasAttribute("inert")).toBe(true)
})

it("tells each time that the screen of a step is drawn", () => {
  const { onShown } = show()
  says({ _tag: "Ready" })
  expect(onShown).not.toHaveBeenCalled()
  says({ _tag: "Shown" })
  says({ _tag: "Shown" })
  expect(onShown).toHaveBeenCalledTimes(2)
})
