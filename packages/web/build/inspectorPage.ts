import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { build, type Plugin } from "vite"

/**
 * The page at `/inspector`, which is built apart: nobody who signs in fetches anything of it, and what machines say of themselves
 * stays in it. On the dev server it is a page beside the portal's.
 */
export const inspectorPage = (root: string): Plugin => ({
  name: "inspector-page",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (/^\/inspector(\/[\w/]*)?(\?|$)/.test(request.url ?? "")) request.url = "/inspector.html"
      next()
    })
  },
  async closeBundle() {
    if (this.environment.config.command !== "build") return
    await build({
      root,
      configFile: false,
      logLevel: "error",
      publicDir: false,
      plugins: [react()],
      build: {
        ...{ target: "es2023", cssTarget: ["chrome125", "firefox128", "safari18"] },
        ...{ outDir: "dist", emptyOutDir: false, assetsDir: "assets/inspector", assetsInlineLimit: 0 },
        // elkjs, which is fetched with the first drawing, is that large.
        chunkSizeWarningLimit: 2000,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(root, "inspector.html") }
      }
    })
  }
})
