import { type ChildProcessByStdio, spawn } from "node:child_process"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { afterAll } from "vitest"

/** The service in a process of its own. */
export interface ServiceProcess {
  readonly url: string
  readonly process: ChildProcessByStdio<null, Readable, null>
}

const started: Array<ServiceProcess["process"]> = []
afterAll(() => {
  for (const child of started) child.kill("SIGKILL")
})

/** Starts the service on a free port without demo data; it ends with the tests of the file at the latest. */
export const startProcess = async (
  environment: Readonly<Record<string, string>>
): Promise<ServiceProcess> => {
  const main = join(import.meta.dirname, "../../src/main.ts")
  const alone = { PORT: "0", DEMO: "off", DATABASE_URL: "", SMTP_URL: "" }
  const env = { ...process.env, ...alone, ...environment }
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] })
  started.push(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}`)))
    child.stdout.on("data", (said) => {
      const address = /http:\/\/\S+/.exec(String(said))
      if (address) resolve(address[0])
    })
  })
  return { url, process: child }
}
