import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { BrandFailure } from "../../src/layout/BrandFailure.tsx"
import { ComingSoon } from "../../src/layout/ComingSoon.tsx"
import { NotFound } from "../../src/layout/NotFound.tsx"

afterEach(cleanup)

it.each([
  ["Coming Soon", ComingSoon, "This feature is currently unavailable. Please try again later."],
  ["not-found", NotFound, "Page not found"]
])("the %s page says so", (_name, Page, words) => {
  render(<Page />)
  expect(screen.getByText(words)).toBeTruthy()
})

describe("BrandFailure", () => {
  it("names the file and every problem in it, and tries again", async () => {
    const retry = vi.fn()
    render(
      <BrandFailure
        address="/brand.json"
        problems={["name is missing", "primary is no colour"]}
        onRetry={retry}
      />
    )

    expect(screen.getByText("/brand.json")).toBeTruthy()
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "name is missing",
      "primary is no colour"
    ])
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(retry).toHaveBeenCalledTimes(1)
  })
})
