import { type DeliverySnapshot, isAt, keepingOf, owedIn, unsentOf } from "@crewfleet/machines"
import { type LogRecordKind, singleRecords } from "@crewfleet/sdk/rules"
import { useCallback, useMemo, useSyncExternalStore } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import type { LogActors } from "./useLogDeliveries.ts"

/** Where a part of a log is, as far as the whole of it has to know. */
export interface Standing {
  readonly kind: LogRecordKind
  /** Nothing was noted, it is being noted, on its way, waits, is with the service without its photos or wholly, or refused. */
  readonly at: "empty" | "noted" | "sending" | "waiting" | "owed" | "received" | "refused"
}

const standingOf = (delivery: DeliverySnapshot): Standing["at"] => {
  if (unsentOf(delivery) === "refused") return "refused"
  if (isAt(delivery, "received")) return owedIn(delivery.context).length > 0 ? "owed" : "received"
  if (isAt(delivery, "sealing", "sending", "comparing")) return "sending"
  if (isAt(delivery, "waiting")) return "waiting"
  return keepingOf(delivery) === "empty" ? "empty" : "noted"
}

/** Where every part of a log is; drawn anew only where one goes on. */
export const useStandings = (actors: LogActors): ReadonlyArray<Standing> => {
  const all = useMemo(
    () =>
      singleRecords.map(
        (kind) => [kind, actors[kind as keyof LogActors] as unknown as DeliveryActor] as const
      ),
    [actors]
  )
  const watch = useCallback(
    (draw: () => void) => {
      const subscriptions = all.map(([, actor]) => actor.subscribe(draw))
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    [all]
  )
  const read = () => all.map(([kind, actor]) => `${kind} ${standingOf(actor.getSnapshot())}`).join()
  const said = useSyncExternalStore(watch, read)
  return useMemo(
    () =>
      said.split(",").map((each) => {
        const [kind, at] = each.split(" ")
        return { kind, at } as Standing
      }),
    [said]
  )
}

const isReceived = ({ at }: Standing) => at === "owed" || at === "received"

/** The kinds of which something is there: with the service, or complete and on its way. */
export const thereIn = (standings: ReadonlyArray<Standing>): ReadonlyArray<LogRecordKind> =>
  standings
    .filter((each) => isReceived(each) || each.at === "sending" || each.at === "waiting")
    .map(({ kind }) => kind)

/** The kinds that the service has. */
export const receivedIn = (standings: ReadonlyArray<Standing>): ReadonlyArray<LogRecordKind> =>
  standings.filter(isReceived).map(({ kind }) => kind)
