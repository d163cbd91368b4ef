import type { Random } from "../../../src/seed/Random.ts"
import type { VirtualTime } from "./virtualTime.ts"

/** A device as the network sees it. */
export interface Connection {
  isOffline: boolean
}

/** A page that sends: once it was killed nothing of it leaves any more, and no answer reaches it. */
export interface Life {
  isOver: boolean
}

const pause = (milliseconds: number) => new Promise<void>((goOn) => setTimeout(goOn, milliseconds))
const unreachable = () => new TypeError("Failed to fetch")
const never = () => new Promise<never>(() => {})

/** A network on the road: it loses requests and answers, is slow, or leads to a service that cannot answer. */
export const roadNetwork = (chance: Random, { during }: VirtualTime, tell: (line: string) => void) => {
  const network = { isTroubled: true }

  const fetchFrom =
    (connection: Connection, life: Life): typeof fetch =>
    async (input, { signal, ...init } = {}) => {
      const trouble = network.isTroubled
        ? chance.weighted({ none: 14, slow: 2, refused: 2, lost: 2, unanswered: 3 })
        : ("none" as const)
      const slow = trouble === "slow" ? 9_000 : 300
      const [there, back] = [chance.whole(5, slow), chance.whole(5, slow)]
      const status = chance.pick([500, 502, 503, 429])
      const told = (outcome: string | number) =>
        tell(`  ${init.method} ${new URL(String(input)).pathname} ${outcome}`)
      if (connection.isOffline) throw unreachable()
      await pause(there)
      if (life.isOver) return never()
      if (trouble === "lost" || connection.isOffline || signal?.aborted) {
        told("lost")
        throw unreachable()
      }
      if (trouble === "refused") {
        told(status)
        return Response.json({ message: "The service cannot answer" }, { status })
      }
      const answer = await during(answered(input, init))
      told(`${answer.status}${trouble === "unanswered" ? ", its answer lost" : ""}`)
      await pause(back)
      if (life.isOver) return never()
      if (trouble === "unanswered" || connection.isOffline) throw unreachable()
      return answer
    }
  return { network, fetchFrom }
}

/** The whole of an answer, as it would have arrived. */
const answered = async (input: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> => {
  const answer = await fetch(input, init)
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers })
}
