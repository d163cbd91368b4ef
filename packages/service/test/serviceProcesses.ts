import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { afterAll } from "vitest"

/** The service in a process of its own. */
export interface ServiceProcess {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  readonly process: ChildProcessByStdio<null, Readable, null>
  /** With what it ended. */
  readonly gone: Promise<ReadonlyArray<unknown>>
  /** Ends it as the operating system would, in the middle of anything, and waits until it is gone. */
  readonly kill: () => Promise<void>
}

/** Starts the service without demo data, on a free port unless told. */
export type StartProcess = (environment: Readonly<Record<string, string>>) => Promise<ServiceProcess>

/** A way to start services in processes of their own, which end with the tests of the file at the latest. */
export const serviceProcesses = (): StartProcess => {
  const started: Array<ServiceProcess["process"]> = []
  afterAll(() => {
    for (const child of started) child.kill("SIGKILL")
  })
  return async (environment) => {
    const alone = { PORT: "0", DEMO: "off", DATABASE_URL: "", SMTP_URL: "" }
    const env = { ...process.env, ...alone, ...environment }
    const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] })
    started.push(child)
    const gone = once(child, "exit")
    const url = await addressSaidBy(child)
    const kill = async () => {
      child.kill("SIGKILL")
      await gone
    }
    return { url, process: child, gone, kill }
  }
}

const main = join(import.meta.dirname, "../src/main.ts")

const addressSaidBy = (child: ServiceProcess["process"]) =>
  new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}`)))
    child.stdout.on("data", (said) => {
      const address = /http:\/\/\S+/.exec(String(said))
      if (address) resolve(address[0])
    })
  })
