import { cleanup, render, screen } from "@testing-library/react"
import { type ComponentType, useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Boundary } from "../src/layout/Boundary.tsx"
import { lazyScreen } from "../src/lazyScreen.tsx"

vi.mock("../src/defect/reportDefect.ts", () => ({ reportDefect: () => {} }))

afterEach(cleanup)

const Greeting = ({ name }: { readonly name: string }) => <p>Good morning, {name}</p>

/** A screen that arrives, or fails to, when told to. */
const arriving = () => {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<{ readonly name: string }>>()
  return { Screen: lazyScreen(() => promise, "One moment"), arrive: () => resolve(Greeting), fail: reject }
}

describe("lazyScreen", () => {
  it("shows something else until the screen is there", async () => {
    const { Screen, arrive } = arriving()
    render(<Screen name="Ada" />)
    expect(screen.getByText("One moment")).toBeTruthy()
    arrive()
    expect(await screen.findByText("Good morning, Ada")).toBeTruthy()
    expect(screen.queryByText("One moment")).toBeNull()
  })

  it("shows at once what was fetched ahead", async () => {
    const { Screen, arrive } = arriving()
    arrive()
    await Screen.fetchAhead()
    render(<Screen name="Ada" />)
    expect(screen.getByText("Good morning, Ada")).toBeTruthy()
  })

  it("begins once what is begun beside a screen that is still missing", async () => {
    const { Screen, arrive } = arriving()
    const begin = vi.fn(() => "begun")
    const Page = () => {
      const [begun] = useState(begin)
      return (
        <div title={begun}>
          <Screen name="Ada" />
        </div>
      )
    }
    render(<Page />)
    arrive()
    await screen.findByText("Good morning, Ada")
    expect(begin).toHaveBeenCalledOnce()
  })

  it("leaves a screen that cannot be fetched to the boundary around it, which fetches it again elsewhere", async () => {
    let down = true
    const Screen = lazyScreen(async () => {
      if (down) throw new Error("Failed to fetch")
      return Greeting
    })
    const Page = ({ place }: { readonly place: string }) => (
      <Boundary place={place} instead="Broken">
        <Screen name="Ada" />
      </Boundary>
    )
    vi.spyOn(console, "error").mockImplementation(() => {})
    const { rerender } = render(<Page place="/one" />)
    expect(await screen.findByText("Broken")).toBeTruthy()
    down = false
    rerender(<Page place="/two" />)
    expect(await screen.findByText("Good morning, Ada")).toBeTruthy()
    vi.restoreAllMocks()
  })
})
