import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { useRootMark } from "../../src/ui/useRootMark.ts"

function Foot() {
  useRootMark("foot")
  return null
}

it("marks the root for as long as it is shown", () => {
  const { unmount } = render(<Foot />)
  expect(document.documentElement.dataset).toHaveProperty("foot")
  unmount()
  expect(document.documentElement.dataset).not.toHaveProperty("foot")
})
