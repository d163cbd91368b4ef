import "./ui/tokens.css"
import "./ui/base.css"
import "./ui/splash.css"
import { getDefaultStore } from "jotai"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import { brandAtom } from "./brand/brandAtom.ts"
import { brandAddress, loadBrand } from "./brand/loadBrand.ts"
import { applyTheme } from "./brand/themeAtom.ts"
import { reportUncaught } from "./defect/reportDefect.ts"
import { fetchAhead } from "./fetchAhead.ts"
import { BrandFailure } from "./layout/BrandFailure.tsx"

reportUncaught()
applyTheme()
const root = createRoot(document.getElementById("root") as HTMLElement)

const start = async () => {
  const read = await loadBrand()
  if ("brand" in read) {
    getDefaultStore().set(brandAtom, read.brand)
    root.render(<App />)
    if (location.pathname === "/login") whenIdle(fetchAhead)
  } else {
    root.render(<BrandFailure address={brandAddress} problems={read.problems} onRetry={start} />)
  }
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 200)

// Not awaited: what is fetched later imports from this file, and would wait for it for ever.
start()
