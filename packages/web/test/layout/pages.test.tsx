// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { BrandFailure } from "../../src/layout/BrandFailure.tsx"
import { ComingSoon } from "../../src/layout/ComingSoon.tsx"
import { ErrorPage } from "../../src/layout/ErrorPage.tsx"
import { NotFound } from "../../src/layout/NotFound.tsx"

afterEach(cleanup)

describe.each([
  ["Coming Soon", ComingSoon, "This feature is currently unavailable. Please try again later."],
  ["the error page", ErrorPage, "Oops, an error occurred"],
  ["not-found", NotFound, "Page not found"]
])("%s", (_name, Page, words) => {
  it(`says "${words}" and goes back`, async () => {
    const goBack = vi.fn()
    render(<Page onGoBack={goBack} />)

    expect(screen.getByText(words)).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Go Back" }))

    expect(goBack).toHaveBeenCalledTimes(1)
  })
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
