import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const service = `http://localhost:${process.env.PORT ?? 4000}`
const served = ["/api", "/oauth-service", "/docs", "/openapi.json", "/outbox", "/health"]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { proxy: Object.fromEntries(served.map((path) => [path, service])) },
  build: {
    target: "es2023",
    cssTarget: ["chrome125", "firefox128", "safari18"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }
  },
  worker: { format: "es" }
})
