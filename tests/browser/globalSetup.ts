import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { startPostgres } from "../../packages/service/test/database/PostgresServer.ts"

/** Makes the demo once for the whole run: making it anew for each worker takes many times as long as copying it. */
const setup = async (): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  process.env.DEMO_SERVER = server.url
  execFileSync(process.execPath, [join(import.meta.dirname, "makeDemo.ts"), server.url], { stdio: "inherit" })
  return server.stop
}

// biome-ignore lint/style/noDefaultExport: Playwright takes the set-up from a default export
export default setup
