import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import type { Random } from "../../src/seed/Random.ts"

/** What may happen to a connection: `lost` brings no request there, `unanswered` ends within the answer. */
const fates = { whole: 5, slow: 2, lost: 2, unanswered: 3 } as const

/** A way to a service on this machine on which connections break. */
export interface FlakyNetwork {
  /** The address on this side of it, without a slash at the end. */
  readonly url: string
  readonly end: () => Promise<void>
}

/** Leads to `port` of this machine; what happens to each connection is drawn by `chance`. */
export const flakyNetwork = async (port: number, chance: Random): Promise<FlakyNetwork> => {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const fate = chance.weighted(fates)
    const most = chance.whole(0, 600)
    const pause = fate === "slow" ? chance.whole(20, 200) : 0
    const far = connect(port, "127.0.0.1")
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on("error", cut).on("close", () => open.delete(socket))
    }
    if (fate === "lost") return void setTimeout(cut, pause)
    let passed = 0
    far.on("data", (bytes) => {
      passed += bytes.length
      if (fate === "unanswered" && passed > most) cut()
      else setTimeout(() => near.write(bytes), pause)
    })
    far.on("end", cut)
    near.on("end", cut)
    near.pipe(far)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, "close")
    }
  }
}
