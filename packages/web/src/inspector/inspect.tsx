import "../ui/tokens.css"
import "../ui/base.css"
import { getDefaultStore } from "jotai"
import { createRoot } from "react-dom/client"
import { brandAtom } from "../brand/brandAtom.ts"
import { applyTheme } from "../brand/keptTheme.ts"
import { brandAddress, loadBrand } from "../brand/loadBrand.ts"
import { BrandFailure } from "../layout/BrandFailure.tsx"
import { Inspector } from "./Inspector.tsx"

applyTheme()
const root = createRoot(document.getElementById("root") as HTMLElement)

const start = async () => {
  const read = await loadBrand()
  if ("brand" in read) {
    getDefaultStore().set(brandAtom, read.brand)
    root.render(<Inspector />)
  } else root.render(<BrandFailure address={brandAddress} problems={read.problems} onRetry={start} />)
}

start()
