import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { startPostgres } from "../../packages/service/test/database/PostgresServer.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "../..")

/** Builds the portal, so that what is tested is what stands there. */
const build = () => run("npm", ["run", "--silent", "build", "--", "--logLevel", "error"], { cwd: root })

/** Builds the portal and makes the demo once for the whole run: making it anew for each worker takes many times as long as copying it. */
const setup = async (): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  process.env.DEMO_SERVER = server.url
  const demo = run(process.execPath, [join(import.meta.dirname, "makeDemo.ts"), server.url])
  try {
    await Promise.all([build(), demo])
  } catch (cause) {
    await server.stop()
    throw cause
  }
  return server.stop
}

// biome-ignore lint/style/noDefaultExport: Playwright takes the set-up from a default export
export default setup
