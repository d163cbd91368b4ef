import type { DeliverySnapshot, Receipt } from "@crewfleet/machines"
import { type AnswersOf, incidentForm } from "@crewfleet/sdk/rules"
import { useAtomValue } from "jotai"
import { useEffect, useState } from "react"
import { useDrafts } from "../delivery/useUnsent.ts"
import type { LogOutboxes } from "./logOutboxes.ts"
import { receiptPlace } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { isOnPageAlone } from "./useStandings.ts"

/** Something that happened on the road, as far as the device knows it. */
export interface KnownIncident {
  readonly incidentId: string
  readonly form: AnswersOf<typeof incidentForm>
  /** When the service received it, as far as that is known; ISO 8601. */
  readonly receivedAt: string | undefined
  /** Whether the service does not have it as it is here. */
  readonly isUnsent: boolean
  /** Whether it would go with this page, as the device could not keep it. */
  readonly isOnPage: boolean
  /** Whether the service did not take it as it is: somebody has to look at it. */
  readonly isRefused: boolean
}

type Noted = Omit<KnownIncident, "isOnPage">

type Received = Readonly<Record<string, Receipt>>

/** All that happened on a journey, the latest first; `changes` counts what was recorded or taken back meanwhile. */
export const useIncidents = (
  opened: OpenedLog,
  { incident: outbox, known }: LogOutboxes,
  changes: number
): ReadonlyArray<KnownIncident> => {
  const { device, owner, jobId, log, isLost } = opened
  const [kept, setKept] = useState<ReadonlyArray<Noted>>([])
  const drafts = useDrafts(outbox)
  const worked = useAtomValue(outbox.deliveries)
  const openPlaces = Object.keys(drafts).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was recorded lies on the device after each change
  useEffect(() => {
    let gone = false
    const read = async () => {
      const places = await device.places(owner).catch(() => [])
      const prefix = receiptPlace(`${jobId}/incident/`)
      const received: Received = Object.fromEntries(
        await Promise.all(
          places
            .filter((place) => place.startsWith(prefix))
            .map(async (place) => [
              place.slice(prefix.length),
              await known.receiptOf(place.slice(receiptPlace("").length))
            ])
        )
      )
      const here = await outbox.store.list()
      if (gone) return
      setKept([
        ...Object.entries(received).flatMap(([incidentId, receipt]) =>
          receipt ? [knownBy(incidentId, receipt)] : []
        ),
        ...here.map(({ record, draft }) => ({
          incidentId: record.incidentId,
          form: draft.form,
          receivedAt: draft.receivedAt,
          isUnsent: draft.receivedAt === undefined,
          isRefused: draft.refusal !== undefined
        }))
      ])
    }
    read()
    return () => {
      gone = true
    }
  }, [device, owner, jobId, outbox, known, changes, openPlaces])
  const all = new Map<string, Noted>()
  for (const record of log.records)
    if (record.kind === "incident" && record.incidentId && !record.replacedAt && !record.isAside)
      all.set(
        record.incidentId,
        knownBy(record.incidentId, { ...record, content: record.content.incident ?? {} })
      )
  for (const each of kept) all.set(each.incidentId, each)
  for (const [place, { form, receivedAt, refusal }] of Object.entries(drafts)) {
    const incidentId = place.split("/").at(-1) as string
    // What is looked up is empty before the service has answered.
    if (form.kind !== "")
      all.set(incidentId, {
        ...{ incidentId, form, receivedAt },
        ...{ isUnsent: receivedAt === undefined, isRefused: refusal !== undefined }
      })
  }
  const isOnPage = (incidentId: string) => {
    const actor = worked.find(({ record }) => record.incidentId === incidentId)?.actor
    return actor ? isOnPageAlone(actor.getSnapshot() as DeliverySnapshot, isLost) : isLost
  }
  return [...all.values()]
    .map((noted) => ({ ...noted, isOnPage: noted.isUnsent && isOnPage(noted.incidentId) }))
    .toSorted((one, other) => other.form.start.localeCompare(one.form.start))
}

const knownBy = (incidentId: string, { receivedAt, content }: Receipt): Noted => ({
  incidentId,
  form: incidentForm.read(content as never),
  receivedAt,
  isUnsent: false,
  isRefused: false
})
