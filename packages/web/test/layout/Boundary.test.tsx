import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Boundary } from "../../src/layout/Boundary.tsx"

// React reports on the console what a boundary caught.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Bookings = ({ broken }: { readonly broken: boolean }) => {
  if (broken) throw new Error("A booking without a vehicle")
  return <p>12 bookings</p>
}

const page = (place: string, broken: boolean) => (
  <>
    <p>Side bar</p>
    <Boundary place={place} instead={<p>This page could not be shown</p>}>
      <Bookings broken={broken} />
    </Boundary>
  </>
)

it("shows its contents as long as they hold", () => {
  render(page("/admin/home", false))
  expect(screen.getByText("12 bookings")).toBeTruthy()
})

it("stands in for contents that break, and leaves all around them alone", () => {
  render(page("/admin/home", true))
  expect(screen.getByText("This page could not be shown")).toBeTruthy()
  expect(screen.getByText("Side bar")).toBeTruthy()
})

it("tries its contents again in another place, and not before", () => {
  const { rerender } = render(page("/admin/home", true))
  rerender(page("/admin/home", false))
  expect(screen.queryByText("12 bookings")).toBeNull()

  rerender(page("/admin/vehicles", false))
  expect(screen.getByText("12 bookings")).toBeTruthy()
})
