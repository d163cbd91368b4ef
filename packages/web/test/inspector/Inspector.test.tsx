import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { beforeEach, describe, expect, it, vi } from "vitest"
import brand from "../../public/brand.json"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { Inspector } from "../../src/inspector/Inspector.tsx"
import { watchGestures } from "../../src/inspector/watchGestures.ts"

const open = async (address: string) => {
  history.replaceState(null, "", address)
  return await act(async () => render(<Inspector />))
}

beforeEach(() => {
  getDefaultStore().set(brandAtom, brand as Brand)
  return () => document.body.replaceChildren()
})

describe("the list of machines", () => {
  it("has every machine by feature, with its sentence and a link", async () => {
    await open("/inspector")
    const feature = screen.getByRole("region", { name: "session" })
    expect(within(feature).getByRole("link", { name: "signIn" })).toHaveProperty(
      "pathname",
      "/inspector/session/signIn"
    )
    expect(within(feature).getByText(/^Somebody signs in/)).toBeDefined()
  })

  it("finds machines by words of their names, features and sentences", async () => {
    await open("/inspector")
    const search = screen.getByRole("searchbox", { name: "Search machines" })
    await userEvent.type(search, "SESSION one-time")
    expect(screen.getByRole("status").textContent).toBe("1 machine")
    expect(screen.getByRole("link", { name: "signIn" })).toBeDefined()
    await userEvent.type(search, " nowhere")
    expect(screen.getByText("No machine has all of these words.")).toBeDefined()
  })
})

describe("the page of a machine", () => {
  it("draws it, and tells each state with its sentence", async () => {
    const { container } = await open("/inspector/session/signIn")
    await screen.findByRole("img", { name: /^signIn: Somebody signs in/ })
    expect(container.querySelectorAll("svg [data-state]").length).toBeGreaterThan(4)
    expect(screen.getByText("The service checks user name and password.", { selector: "p" })).toBeDefined()
  })

  it("tells of the chosen state what happens there, whether it is chosen in the list or in the drawing", async () => {
    const { container } = await open("/inspector/session/signIn")
    await screen.findByRole("img", { name: /^signIn: / })
    const user = userEvent.setup()
    const signingIn = screen.getByRole("button", { name: "signingIn" })
    await user.click(signingIn)
    expect(signingIn.getAttribute("aria-pressed")).toBe("true")
    expect(screen.getByText("asks login")).toBeDefined()
    const asking = container.querySelector("[data-state='asking'] rect")
    await user.click(asking as Element)
    expect(screen.getByRole("button", { name: "asking" }).getAttribute("aria-pressed")).toBe("true")
    expect(screen.queryByText("asks login")).toBeNull()
  })

  it("zooms by buttons and keys", async () => {
    await open("/inspector/session/signIn")
    const drawing = await screen.findByRole("img", { name: /^signIn: / })
    const width = () => Number(drawing.getAttribute("width"))
    const first = width()
    const user = userEvent.setup()
    await user.click(screen.getByRole("button", { name: "Zoom in" }))
    expect(width()).toBeCloseTo(first * 1.25)
    screen.getByRole("region", { name: /^Drawing/ }).focus()
    await user.keyboard("--")
    expect(width()).toBeCloseTo(first / 1.25)
  })

  it("copies it as Mermaid", async () => {
    const user = userEvent.setup()
    await open("/inspector/session/signIn")
    await user.click(await screen.findByRole("button", { name: "Copy as Mermaid" }))
    expect(await screen.findByText("Copied.")).toBeDefined()
    expect(await navigator.clipboard.readText()).toMatch(/^stateDiagram-v2\n.*\[\*\] --> signIn_asking/s)
  })

  it("says so where there is no such machine", async () => {
    await open("/inspector/session/nobody")
    expect(screen.getByRole("heading", { name: "Page not found" })).toBeDefined()
  })
})

describe("watchGestures", () => {
  it("zooms with Ctrl and the wheel around the pointer, and leaves the wheel alone to scroll", () => {
    const element = document.body.appendChild(document.createElement("div"))
    const zoomed = vi.fn()
    const stop = watchGestures(element, zoomed)
    element.dispatchEvent(new WheelEvent("wheel", { deltaY: -100 }))
    expect(zoomed).not.toHaveBeenCalled()
    element.dispatchEvent(new WheelEvent("wheel", { deltaY: -200, ctrlKey: true, clientX: 4, clientY: 5 }))
    expect(zoomed).toHaveBeenCalledWith(Math.E, { x: 4, y: 5 })
    stop()
    element.dispatchEvent(new WheelEvent("wheel", { deltaY: -200, ctrlKey: true }))
    expect(zoomed).toHaveBeenCalledTimes(1)
  })
})
