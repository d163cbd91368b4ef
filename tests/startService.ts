import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"

/** A service in a process of its own. */
export interface RunningService {
  readonly url: string
  /** Ends the process with SIGTERM and removes its data. */
  readonly stop: () => Promise<void>
}

/** A service whose data are in a folder. */
export interface ServiceInFolder extends RunningService {
  readonly dataDir: string
}

const entry = join(import.meta.dirname, "../packages/service/src/main.ts")

/** Starts the real service in a process of its own, on a free port, with fresh demo data. */
export const startService = async (
  environment: Readonly<Record<string, string>> = {}
): Promise<ServiceInFolder> => {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "crewfleet-")))
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DEMO: "on", ...environment, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const url = await addressPrintedBy(child)
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, "exit") : undefined
    child.kill("SIGTERM")
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, stop }
}

const addressPrintedBy = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error("The service's output cannot be read")
    createInterface({ input: child.stdout }).on("line", (line) => {
      const address = /http:\/\/[\w.[\]:]+:\d+/.exec(line)
      if (address) resolve(address[0])
    })
    child.once("exit", (code) => reject(new Error(`The service ended with ${code} before it was ready`)))
  })
