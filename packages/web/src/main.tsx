import "./ui/tokens.css"
import "./ui/base.css"
import "./ui/splash.css"
import { getDefaultStore } from "jotai"
import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { brandAtom } from "./brand/brandAtom.ts"
import { applyTheme } from "./brand/keptTheme.ts"
import { brandAddress, loadBrand } from "./brand/loadBrand.ts"
import { reportDefect, reportUncaught } from "./defect/reportDefect.ts"
import { fetchAhead } from "./fetchAhead.ts"
import { BrandFailure } from "./layout/BrandFailure.tsx"
import { isRecordingAsked } from "./recording/isRecordingAsked.ts"
import { takeLinkSecret } from "./session/linkSecret.ts"
import { awaitTakeOver } from "./session/takeOver.ts"

const isRecorded = isRecordingAsked()
takeLinkSecret()
reportUncaught()
applyTheme()
const container = document.getElementById("root") as HTMLElement
let root: Root | undefined

const show = (page: ReactNode) => {
  root ??= createRoot(container)
  root.render(page)
}

/** Before any actor is made; the portal works without it. */
const recording = isRecorded
  ? import("./session/recordSession.ts")
      .then(({ recordSession }) => recordSession())
      .catch((thrown) => reportDefect({ kind: "rejection", thrown }))
  : undefined

const start = async () => {
  await recording
  const [{ App }, read] = await Promise.all([import("./App.tsx"), loadBrand()])
  if ("brand" in read) {
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
