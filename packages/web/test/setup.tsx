import { cleanup, configure } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { afterAll, vi } from "vitest"
import { brandAtom } from "../src/brand/brandAtom.ts"
import { noticesAtom } from "../src/notice/noticesAtom.ts"
import { allWritten } from "../src/sealed/pendingWrites.ts"
import { ownTimeZoneAtom } from "../src/time/ownTimeZoneAtom.ts"

// A slower machine makes a test slower, not red.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no canvas: the curve is drawn, walked and looked at in a browser.
vi.mock("../src/ui/LinePlot.tsx", () => ({
  LinePlot: ({ label }: { readonly label: string }) => <p>Curve of {label}</p>
}))

// jsdom knows neither colour scheme nor width: pages are light and wide.
const lightAndWide = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })

if ("document" in globalThis) {
  globalThis.matchMedia ??= lightAndWide as unknown as typeof matchMedia
  // jsdom draws nothing that could be scrolled to.
  HTMLElement.prototype.scrollIntoView ??= () => {}
  // Files follow one another in one page: each leaves it as it was.
  afterAll(async () => {
    cleanup()
    // What was typed last is still being kept, in a page that is about to go.
    vi.useRealTimers()
    vi.unstubAllGlobals()
    await allWritten()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, "", "/")
    getDefaultStore().set(brandAtom, undefined)
    getDefaultStore().set(noticesAtom, [])
    getDefaultStore().set(ownTimeZoneAtom, undefined)
  })
}
