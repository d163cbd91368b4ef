import { type DeliverySnapshot, isAt, keepingOf, owedIn, unsentOf } from "@crewfleet/machines"
import { type LogRecordKind, singleRecords } from "@crewfleet/sdk/rules"
import { useMemo } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import type { LogActors } from "./useLogDeliveries.ts"
import { useSaid } from "./useSaid.ts"

/** Where a part of a log is, as far as the whole of it has to know. */
export interface Standing {
  readonly kind: LogRecordKind
  /** Not known yet, nothing was noted, it is being noted, on its way, waits, is with the service without its photos or wholly, or refused. */
  readonly at: "opening" | "empty" | "noted" | "sending" | "waiting" | "owed" | "received" | "refused"
  /** Whether the service has it in any version, such as one that is being corrected. */
  readonly isWithService: boolean
  /** Whether what the service does not have of it is on this page alone, as the device could not keep it. */
  readonly isOnPage: boolean
  /** How many of its photos are on this device alone. */
  readonly photos: number
}

const standingOf = (delivery: DeliverySnapshot): Standing["at"] => {
  if (unsentOf(delivery) === "refused") return "refused"
  if (isAt(delivery, "received")) return owedIn(delivery.context).length > 0 ? "owed" : "received"
  if (isAt(delivery, "sealing", "sending", "comparing")) return "sending"
  if (isAt(delivery, "waiting")) return "waiting"
  if (isAt(delivery, "reading", "asking")) return "opening"
  return keepingOf(delivery) === "empty" ? "empty" : "noted"
}

/** Whether a delivery would go with this page; where the device was cleared that is so of whatever was noted. */
export const isOnPageAlone = (delivery: DeliverySnapshot, isLost: boolean): boolean => {
  const keeping = keepingOf(delivery)
  return !isAt(delivery, "received") && (keeping === "notKept" || (isLost && keeping !== "empty"))
}

/** Where every part of a log is; drawn anew only where one goes on. */
export const useStandings = (actors: LogActors, isLost: boolean): ReadonlyArray<Standing> => {
  const all = useMemo(
    () => singleRecords.map((kind) => actors[kind as keyof LogActors] as unknown as DeliveryActor),
    [actors]
  )
  const said = useSaid(all, () =>
    singleRecords
      .map((kind, index) => {
        const delivery = (all[index] as DeliveryActor).getSnapshot()
        const { context } = delivery
        const isWithService =
          (context.received !== undefined || context.receivedAt !== undefined) && !isAside(context)
        const photos = owedIn(context).length
        return [kind, standingOf(delivery), isWithService, isOnPageAlone(delivery, isLost), photos].join(" ")
      })
      .join()
  )
  return useMemo(
    () =>
      said.split(",").map((each) => {
        const [kind, at, isWithService, isOnPage, photos] = each.split(" ")
        return {
          ...{ kind, at, photos: Number(photos) },
          ...{ isWithService: isWithService === "true", isOnPage: isOnPage === "true" }
        } as Standing
      }),
    [said]
  )
}

/** Whether what was received stands beside the log, as somebody else keeps that. */
export const isAside = ({ received }: { readonly received?: unknown }): boolean =>
  (received as { readonly isAside?: boolean } | undefined)?.isAside === true

const onItsWay: ReadonlyArray<Standing["at"]> = ["sending", "waiting"]
const settled: ReadonlyArray<Standing["at"]> = [...onItsWay, "owed", "received"]
const kindsOf = (standings: ReadonlyArray<Standing>) => standings.map(({ kind }) => kind)

/** The kinds of which something is there: with the service, or complete and on its way. */
export const thereIn = (standings: ReadonlyArray<Standing>): ReadonlyArray<LogRecordKind> =>
  kindsOf(standings.filter(({ at, isWithService }) => isWithService || onItsWay.includes(at)))

/** Those of them of which nothing is being changed. */
export const settledIn = (standings: ReadonlyArray<Standing>): ReadonlyArray<LogRecordKind> =>
  kindsOf(standings.filter(({ at }) => settled.includes(at)))

/** The kinds that the service has. */
export const receivedIn = (standings: ReadonlyArray<Standing>): ReadonlyArray<LogRecordKind> =>
  kindsOf(standings.filter(({ isWithService }) => isWithService))
