import type { ChangeAnswers, OpenedTransport, TransportAnswers } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { transportChangeForm, transportForm } from "@crewfleet/sdk/rules"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import { draftStore } from "../editing/draftStore.ts"
import { draftPlace } from "../editing/draftsBefore.ts"
import { type EndingStore, endingStore } from "../sealed/endingStore.ts"

const hour = 60 * 60_000

/** For how many milliseconds a device keeps what is typed of a request: others may use it where nobody has an account. */
export const draftsLast = { withoutAccount: 2 * hour, withAccount: 24 * hour }

type Kept = OpenedTransport["kept"]

/** A store of what wards type, which ends by itself. */
export const wardStore = (lasting: number): EndingStore =>
  endingStore(draftStore, { lasting, prefixes: ["ward.", "transport.message."] })

/** What is typed of changes of requests, kept for some milliseconds after somebody typed last. */
export const changeDrafts = (lasting: number): Drafts<TransportJob, ChangeAnswers> =>
  makeDrafts<TransportJob, ChangeAnswers>(
    "ward.request",
    { take: transportChangeForm.take, answersOf: transportChangeForm.read },
    wardStore(lasting)
  )

/** What is typed of a new request, and the agency that was chosen for it. */
export type AskedAnswers = TransportAnswers & { readonly agencyId?: number | undefined }

const takeAsked = (kept: unknown) => {
  const { agencyId, ...answers } = Object(kept) as Readonly<Record<string, unknown>>
  const { form, left } = transportForm.take(answers)
  return { form: typeof agencyId === "number" ? { ...form, agencyId } : form, left }
}

/** What is typed of requests, kept for some milliseconds after somebody typed last. */
export const requestDrafts = (
  lasting: number,
  kind = "ward.request"
): Drafts<TransportJob, AskedAnswers> & {
  /** What is kept of a new one, and for how long. */
  readonly recall: (owner: string | undefined) => Promise<Kept>
} => {
  const store = wardStore(lasting)
  const drafts = makeDrafts<TransportJob, AskedAnswers>(
    kind,
    { take: takeAsked, answersOf: transportForm.read },
    store
  )
  return {
    ...drafts,
    recall: async (owner) => {
      const draft = await drafts.read(owner, undefined)
      const lasts = draft && (await store.lasts(owner, draftPlace(kind, "new")))
      if (!draft || !lasts) return undefined
      const { agencyId, ...form } = draft.form
      return { form, agencyId, key: draft.key ?? "", left: draft.left ?? {}, lasts }
    }
  }
}
