import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Stars } from "../../src/ui/Stars.tsx"

afterEach(cleanup)

describe("Stars", () => {
  it("draws five stars in steps of a half, and reads them out", () => {
    render(<Stars value={3.6} />)
    const stars = screen.getByRole("img", { name: "3.5 out of 5 stars" })
    expect([...stars.children].map((star) => star.getAttribute("data-star"))).toEqual([
      "full",
      "full",
      "full",
      "half",
      "empty"
    ])
  })

  it("shows the value with as many decimals as it is told", () => {
    render(<Stars value={4.256} digits={2} />)
    expect(screen.getByText("4.26")).toBeTruthy()
    expect(screen.getByRole("img", { name: "4.26 out of 5 stars" })).toBeTruthy()
  })
})
