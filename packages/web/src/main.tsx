import "./ui/tokens.css"
import "./ui/base.css"
import "./ui/splash.css"
import { getDefaultStore } from "jotai"
import type { ReactNode } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { App } from "./App.tsx"
import { brandAtom } from "./brand/brandAtom.ts"
import { applyTheme } from "./brand/keptTheme.ts"
import { brandAddress, loadBrand } from "./brand/loadBrand.ts"
import { reportUncaught } from "./defect/reportDefect.ts"
import { fetchAhead } from "./fetchAhead.ts"
import { BrandFailure } from "./layout/BrandFailure.tsx"
import { awaitsTakeOver } from "./session/takeOver.ts"

reportUncaught()
applyTheme()
const container = document.getElementById("root") as HTMLElement
let root: Root | undefined

const show = (page: ReactNode) => {
  root ??= createRoot(container)
  root.render(page)
}

const start = async () => {
  const read = await loadBrand()
  if ("brand" in read) {
    getDefaultStore().set(brandAtom, read.brand)
    if (!root && awaitsTakeOver()) root = hydrateRoot(container, <App />)
    else show(<App />)
    if (location.pathname === "/login") whenIdle(fetchAhead)
  } else {
    show(<BrandFailure address={brandAddress} problems={read.problems} onRetry={start} />)
  }
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 200)

// Not awaited: what is fetched later imports from this file, and would wait for it for ever.
start()
