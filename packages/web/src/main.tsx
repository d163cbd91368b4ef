import "./ui/tokens.css"
import "./ui/base.css"
import "./ui/splash.css"
import { getDefaultStore } from "jotai"
import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import type { Brand } from "./brand/Brand.ts"
import { brandAtom } from "./brand/brandAtom.ts"
import { applyTheme } from "./brand/keptTheme.ts"
import { brandAddress, loadBrand } from "./brand/loadBrand.ts"
import { reportDefect, reportUncaught } from "./defect/reportDefect.ts"
import { fetchAhead } from "./fetchAhead.ts"
import { BrandFailure } from "./layout/BrandFailure.tsx"
import { mayBeWatched } from "./recording/mayBeWatched.ts"
import { takeLinkSecret } from "./session/linkSecret.ts"
import { awaitTakeOver } from "./session/takeOver.ts"

const isWatched = mayBeWatched()
takeLinkSecret()
reportUncaught()
applyTheme()
const container = document.getElementById("root") as HTMLElement
let root: Root | undefined

const show = (page: ReactNode) => {
  root ??= createRoot(container)
  root.render(page)
}

/** Before anything is asked of the service and any screen is shown; the portal works without it. */
const watched = (brand: Brand) =>
  (isWatched || brand.inspection?.isOn) &&
  import("./session/watchSession.ts")
    .then(({ watchSession }) => watchSession(brand))
    .catch((thrown) => reportDefect({ kind: "rejection", thrown }))

const start = async () => {
  const [{ App }, read] = await Promise.all([import("./App.tsx"), loadBrand()])
  if ("brand" in read) {
    await watched(read.brand)
    getDefaultStore().set(brandAtom, read.brand)
    if (root || !awaitTakeOver()) show(<App />)
    else
      startTransition(() => {
        root = hydrateRoot(container, <App />)
      })
    if (location.pathname === "/login") fetchAhead()
  } else {
    show(<BrandFailure address={brandAddress} problems={read.problems} onRetry={start} />)
  }
}

// Not awaited: what is fetched later imports from this file, and would wait for it for ever.
start()
