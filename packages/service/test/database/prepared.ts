import { existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { inject } from "vitest"

// Waits until the databases are there that the run prepares beside its first tests.
const folder = inject("preparation")
while (!existsSync(join(folder, "ready"))) {
  if (existsSync(join(folder, "ended")))
    throw new Error("The databases could not be prepared: see what was said at the start.")
  await sleep(20)
}
