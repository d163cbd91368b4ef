import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Makes the demo once for the whole run: making it anew for each worker takes many times as long as unpacking it. */
const setup = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), "crewfleet-demo-"))
  process.env.PACKED_DEMO = join(folder, "demo.tar")
  execFileSync(process.execPath, [join(import.meta.dirname, "packDemo.ts"), process.env.PACKED_DEMO], {
    stdio: "inherit"
  })
  return () => rmSync(folder, { recursive: true, force: true })
}

// biome-ignore lint/style/noDefaultExport: Playwright takes the set-up from a default export
export default setup
