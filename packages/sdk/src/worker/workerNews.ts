import { type Credential, expiryOn } from "../credential/credential.ts"
import { credentialKinds } from "../credential/credentialKinds.ts"
import type { DocumentReview } from "../document/DocumentApi.ts"
import { addDays } from "../time/calendar.ts"

/** What a worker is told of a record: what an agency decided, or that it ends; `at` is a moment, or the day since when. */
export type WorkerNews =
  | {
      readonly kind: "decided"
      readonly at: string
      readonly credential: Credential
      readonly review: DocumentReview
    }
  | { readonly kind: "expired" | "expiring"; readonly at: string; readonly credential: Credential }

/** What agencies wrote about a worker's records, and what expires, as of a day; the newest first. */
export const workerNews = (credentials: ReadonlyArray<Credential>, day: string): ReadonlyArray<WorkerNews> =>
  credentials
    .flatMap((credential): ReadonlyArray<WorkerNews> => {
      const { reviews, expires } = credential
      const kind = expiryOn(credential, day)
      const { expiringDays } = credentialKinds.TRAINING
      return [
        ...reviews.map((review) => ({ kind: "decided" as const, at: review.at, credential, review })),
        ...(kind && expires
          ? [{ kind, at: addDays(expires, kind === "expired" ? 1 : -expiringDays), credential }]
          : [])
      ]
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
