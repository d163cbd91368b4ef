import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

/** How often whoever works touches the file, and after how long without that nobody is at work, in milliseconds. */
const [touchEvery, staleAfter] = [5_000, 30_000]

/**
 * Does something while no other process does the same, by a file that names who does and is touched meanwhile: one that died, or has
 * not touched it for half a minute, is not waited for.
 */
export const oneProcess = async <A>(file: string, work: () => Promise<A>): Promise<A> => {
  while (!isTaken(file)) {
    if (!isAtWork(file)) rmSync(file, { force: true })
    await sleep(100)
  }
  const touching = setInterval(() => touch(file), touchEvery).unref()
  try {
    return await work()
  } finally {
    clearInterval(touching)
    rmSync(file, { force: true })
  }
}

const isTaken = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}

const touch = (file: string) => {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Somebody who heard nothing for too long has removed it; the work goes on.
  }
}

/** Whether the process that a file names works; its number alone does not tell, as another one may have it by now. */
const isAtWork = (file: string): boolean => {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleAfter) return false
    const pid = readFileSync(file, "utf8")
    // One that has just begun may not have said its number yet.
    return pid === "" || process.kill(Number(pid), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}
