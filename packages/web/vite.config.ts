import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { offlineShell } from "./build/offlineShell.ts"
import { writtenForm } from "./build/writtenForm.ts"

const service = `http://localhost:${process.env.PORT ?? 4000}`
const served = ["/api", "/oauth-service", "/files", "/docs", "/openapi.json", "/outbox", "/health"]

/**
 * Writes the first page's styles into it, so that it paints without waiting for another file. The disabled link is
 * never fetched; it tells the parts that come later that these styles are there.
 */
const stylesInPage = (): Plugin => ({
  name: "styles-in-page",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["index.html"]
    if (page?.type !== "asset") return
    page.source = String(page.source).replace(
      /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g,
      (link, name) => {
        const style = bundle[name]
        return style?.type === "asset"
          ? `<style>${String(style.source).trim()}</style>${link.replace(">", " disabled>")}`
          : link
      }
    )
  }
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    stylesInPage(),
    writtenForm(import.meta.dirname),
    offlineShell(join(import.meta.dirname, "src"))
  ],
  server: { proxy: Object.fromEntries(served.map((path) => [path, service])) },
  build: {
    target: "es2023",
    cssTarget: ["chrome125", "firefox128", "safari18"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Everything that the first page needs in one file: each request costs a slow phone time.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } }
  },
  worker: { format: "es" }
})
