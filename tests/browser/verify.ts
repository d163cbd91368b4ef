import { execFile } from "node:child_process"
import { join } from "node:path"

const crewfleet = join(import.meta.dirname, "../../packages/sdk/src/cli/crewfleet.ts")

/** Runs `crewfleet verify`: with which code it ends, and what it says. */
export const verify = (...given: ReadonlyArray<string>) =>
  new Promise<{ readonly code: number; readonly said: string }>((resolve) =>
    execFile(process.execPath, [crewfleet, "verify", ...given], (failure, stdout, stderr) =>
      resolve({ code: failure ? Number(failure.code) : 0, said: stdout + stderr })
    )
  )
