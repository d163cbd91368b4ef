import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { PipeClosed, type Terminal } from "./Terminal.ts"

/** The terminal of this process. */
export const processTerminal = (): Terminal => {
  let closed = false
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error
      closed = true
    })
  }
  return {
    say: (line) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new PipeClosed())
        process.stdout.write(`${line}\n`, (error) => {
          if (!error) return resolve()
          reject("code" in error && error.code === "EPIPE" ? new PipeClosed() : error)
        })
      }),
    tell: (line) => {
      process.stderr.write(`${line}\n`)
    },
    environment: process.env,
    ask: process.stdin.isTTY ? asked : undefined,
    piped: async () => {
      const parts: Array<Buffer> = []
      for await (const part of process.stdin) parts.push(Buffer.from(part))
      return Buffer.concat(parts).toString("utf8")
    },
    pause: async (milliseconds) => {
      await sleep(milliseconds)
    },
    now: Date.now
  }
}

const asked = async (question: string, hidden: boolean): Promise<string> => {
  process.stderr.write(question)
  const unseen = new Writable({ write: (_, __, done) => done() })
  const reader = createInterface({
    input: process.stdin,
    output: hidden ? unseen : process.stderr,
    terminal: true
  })
  try {
    return await reader.question("")
  } finally {
    reader.close()
    if (hidden) process.stderr.write("\n")
  }
}
