import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Notice, Notices } from "../../src/ui/Notices.tsx"

const notice = (id: number, kind: Notice["kind"]): Notice => ({ id, kind, message: `${kind} ${id}` })

function Screen({ first }: { readonly first: readonly Notice[] }) {
  const [notices, setNotices] = useState(first)
  const dismiss = (id: Notice["id"]) => setNotices((shown) => shown.filter((notice) => notice.id !== id))
  return <Notices notices={notices} onDismiss={dismiss} />
}

const open = (...notices: Notice[]) => render(<Screen first={notices} />)
const shown = () => screen.queryAllByText(/^\w+ \d$/).map(({ textContent }) => textContent)
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const region = () => screen.getByRole("region", { name: "Notifications" })
const dismissal = (words: string) => screen.getByRole("button", { name: `Dismiss: ${words}` })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("Notices", () => {
  it("announces errors and warnings at once, and the rest politely", () => {
    open(notice(1, "error"), notice(2, "warning"), notice(3, "success"), notice(4, "info"))

    const announced = (role: string) => screen.getByRole(role).querySelectorAll("p")
    expect([...announced("alert")].map(({ textContent }) => textContent)).toEqual(["error 1", "warning 2"])
    expect([...announced("status")].map(({ textContent }) => textContent)).toEqual(["success 3", "info 4"])
  })

  it("has its live regions ready before the first notice", () => {
    open()
    expect(screen.getByRole("alert").textContent).toBe("")
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it("lets successes leave by themselves, warnings later, errors never", () => {
    open(notice(1, "error"), notice(2, "warning"), notice(3, "success"))

    wait(6)
    expect(shown()).toEqual(["error 1", "warning 2"])
    wait(4)
    expect(shown()).toEqual(["error 1"])
    wait(600)
    expect(shown()).toEqual(["error 1"])
  })

  it("holds them while they are pointed at", () => {
    open(notice(1, "info"))

    fireEvent.pointerEnter(region())
    wait(60)
    expect(shown()).toEqual(["info 1"])

    fireEvent.pointerLeave(region())
    wait(6)
    expect(shown()).toEqual([])
  })

  it("holds them while the focus is among them", () => {
    open(notice(1, "info"))

    act(() => dismissal("info 1").focus())
    wait(60)

    expect(shown()).toEqual(["info 1"])
  })

  it("dismisses one by its button and keeps the focus nearby", () => {
    open(notice(1, "error"), notice(2, "error"))
    act(() => dismissal("error 1").focus())

    fireEvent.click(dismissal("error 1"))

    expect(shown()).toEqual(["error 2"])
    expect(document.activeElement).toBe(region())
  })

  it("dismisses the newest by Escape", () => {
    open(notice(1, "error"), notice(2, "info"))
    act(() => dismissal("error 1").focus())

    fireEvent.keyDown(dismissal("error 1"), { key: "Escape" })

    expect(shown()).toEqual(["error 1"])
  })
})
