import type { Plugin } from "vite"
import { partFiles } from "./partFiles.ts"

/**
 * Lets the page ask at once for the script that draws the first screen, and writes the styles of that screen into it, so
 * that it paints without waiting for another file. The disabled links are never fetched; they tell the parts that come
 * later that these styles are there.
 */
export const firstScreen = (): Plugin => ({
  name: "first-screen",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["index.html"]
    if (page?.type !== "asset") return
    const html = String(page.source).replace(/ *<link rel="stylesheet".*\n/g, "")
    const tags = [...partFiles(bundle, ["main.tsx", "App.tsx"])].map((address) => {
      const file = bundle[address.slice(1)]
      if (file?.type === "asset")
        return `<style>${String(file.source).trim()}</style><link rel="stylesheet" href="${address}" disabled>`
      return html.includes(`"${address}"`) ? "" : `<link rel="modulepreload" crossorigin href="${address}">`
    })
    page.source = html.replace("</head>", () => `${tags.filter(Boolean).join("\n    ")}\n  </head>`)
  }
})
