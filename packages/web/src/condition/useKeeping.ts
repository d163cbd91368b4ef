import { useEffect, useReducer } from "react"
import type { Actor, AnyActorRef } from "xstate"
import type { ReportLogic } from "./reportDesk.ts"

/** Draws again when the keeper of a report has something else to say; a report's own snapshot does not change then. */
export const useKeeping = (actor: Actor<ReportLogic>): void => {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const { keeper } = actor.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>>
    const subscription = keeper?.subscribe(draw)
    return () => subscription?.unsubscribe()
  }, [actor])
}
