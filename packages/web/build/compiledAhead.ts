import type { Plugin } from "vite"
import { partFiles } from "./partFiles.ts"

/** Has Chromium compile all of a file as it is fetched, beside the page; the others know it for a remark. */
const mark = "//# allFunctionsCalledOnLoad\n"

/**
 * Has the files of a part compiled as they are fetched, but for those of the first screen: what somebody does first there waits for
 * none of its functions.
 */
export const compiledAhead = (part: string): Plugin => ({
  name: "compiled-ahead",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const first = partFiles(bundle, ["main.tsx", "App.tsx"])
    for (const address of partFiles(bundle, [part])) {
      const file = bundle[address.slice(1)]
      if (file?.type === "chunk" && !first.has(address)) file.code = mark + file.code
    }
  }
})
