import { configure } from "@testing-library/react"
import { vi } from "vitest"

// A slower machine makes a test slower, not red.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no canvas: the curve is drawn, walked and looked at in a browser.
vi.mock("../src/ui/LinePlot.tsx", () => ({
  LinePlot: ({ label }: { readonly label: string }) => <p>Curve of {label}</p>
}))

// jsdom knows neither colour scheme nor width: pages are light and wide.
if ("document" in globalThis)
  globalThis.matchMedia ??= () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
