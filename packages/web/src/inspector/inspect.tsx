import "../ui/tokens.css"
import "../ui/base.css"
import { getDefaultStore } from "jotai"
import type { ReactNode } from "react"
import { createRoot, type Root } from "react-dom/client"
import { brandAtom } from "../brand/brandAtom.ts"
import { applyTheme } from "../brand/keptTheme.ts"
import { brandAddress, loadBrand } from "../brand/loadBrand.ts"
import { BrandFailure } from "../layout/BrandFailure.tsx"
import { Inspector } from "./Inspector.tsx"
import { screenAddress } from "./screen/screenMessages.ts"

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
    if (location.pathname === screenAddress) (await import("./screen/showScreens.tsx")).showScreens(container)
    else show(<Inspector />)
  } else show(<BrandFailure address={brandAddress} problems={read.problems} onRetry={start} />)
}

start()
