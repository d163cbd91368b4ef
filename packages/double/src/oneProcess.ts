import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

/** Does something while no other process does the same, by a file that names who does; one that died is not waited for. */
export const oneProcess = async <A>(file: string, work: () => Promise<A>): Promise<A> => {
  while (!isTaken(file)) {
    if (!isAlive(file)) rmSync(file, { force: true })
    await sleep(100)
  }
  try {
    return await work()
  } finally {
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

/** Whether the process that a file names still runs; one that has just begun may not have said its number yet. */
const isAlive = (file: string): boolean => {
  try {
    const pid = readFileSync(file, "utf8")
    return pid === "" || process.kill(Number(pid), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}
