import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import type { Session, SignInStore } from "../contract/SessionStore.ts"
import { Misused, type Terminal } from "./Terminal.ts"

/** Who is signed in where, as it lies in the user's own folder. */
export interface KeptSession {
  readonly url: string
  readonly session: Session
}

/** The session of the user of this machine, in a file that nobody else may read. */
export interface SessionFile {
  readonly path: string
  readonly kept: () => KeptSession | undefined
  /** A store in which a session with the service at an address is kept. */
  readonly storeFor: (url: string) => SignInStore
}

/** How long another process may renew the session, in milliseconds: one that died meanwhile is not waited for. */
const longestRenewal = 30_000

/** Where the session lies: `CREWFLEET_CONFIG`, or `crewfleet` in the user's own folder for settings. */
export const sessionFile = ({ environment, pause, now }: Terminal): SessionFile => {
  const { CREWFLEET_CONFIG, XDG_CONFIG_HOME, APPDATA } = environment
  const folder =
    CREWFLEET_CONFIG || join(XDG_CONFIG_HOME || APPDATA || join(homedir(), ".config"), "crewfleet")
  const path = join(folder, "session.json")

  const kept = (): KeptSession | undefined => {
    if (!existsSync(path)) return undefined
    const found = parsed(readFileSync(path, "utf8"))
    if (!found) throw new Misused(`${path} cannot be read: remove it, and sign in again`)
    return found
  }
  const write = (keeping: KeptSession | undefined) => {
    if (!keeping) return rmSync(path, { force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const unfinished = `${path}.${process.pid}`
    rmSync(unfinished, { force: true })
    writeFileSync(unfinished, JSON.stringify(keeping), { mode: 0o600 })
    renameSync(unfinished, path)
  }
  const exclusively = async <A>(work: () => Promise<A>): Promise<A> => {
    const lock = `${path}.lock`
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    while (!taken(lock, now())) await pause(50)
    try {
      return await work()
    } finally {
      rmSync(lock, { force: true })
    }
  }
  return {
    path,
    kept,
    storeFor: (url) => ({
      current: () => kept()?.session,
      begin: (session) => write({ url, session }),
      renew: (tokens) => {
        const session = kept()?.session
        if (session) write({ url, session: { ...session, ...tokens } })
      },
      end: () => write(undefined),
      exclusively
    })
  }
}

const parsed = (text: string): KeptSession | undefined => {
  try {
    const { url, session } = JSON.parse(text)
    return typeof url === "string" && typeof session?.accessToken === "string" ? { url, session } : undefined
  } catch {
    return undefined
  }
}

const taken = (lock: string, now: number): boolean => {
  try {
    writeFileSync(lock, "", { flag: "wx", mode: 0o600 })
    return true
  } catch (error) {
    if (Object(error).code !== "EEXIST") throw error
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && now - since > longestRenewal) rmSync(lock, { force: true })
    return false
  }
}
