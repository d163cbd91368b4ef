import { type Credential, expiryOn } from "../credential/credential.ts"
import { credentialKinds } from "../credential/credentialKinds.ts"
import type { DocumentReview } from "../document/DocumentApi.ts"
import type { FormDecision, FormRecord } from "../onboarding/OnboardingForm.ts"
import { addDays } from "../time/calendar.ts"

/** What a worker is told of a record or a form: what an agency decided, or that it ends; `at` is a moment, or the day since when. */
export type WorkerNews =
  | {
      readonly kind: "decided"
      readonly at: string
      readonly credential: Credential
      readonly review: DocumentReview
    }
  | {
      readonly kind: "formDecided"
      readonly at: string
      readonly form: FormRecord["form"]
      readonly decision: FormDecision
    }
  | { readonly kind: "expired" | "expiring"; readonly at: string; readonly credential: Credential }

/** What agencies decided about a worker's records and forms, and what expires, as of a day; the newest first. */
export const workerNews = (
  credentials: ReadonlyArray<Credential>,
  forms: ReadonlyArray<FormRecord>,
  day: string
): ReadonlyArray<WorkerNews> =>
  [...credentials.flatMap((credential) => newsOf(credential, day)), ...forms.flatMap(newsOfForm)].toSorted(
    (one, other) => other.at.localeCompare(one.at)
  )

const newsOf = (credential: Credential, day: string): ReadonlyArray<WorkerNews> => {
  const { reviews, expires } = credential
  const kind = expiryOn(credential, day)
  const { expiringDays } = credentialKinds.TRAINING
  return [
    ...reviews.map((review) => ({ kind: "decided" as const, at: review.at, credential, review })),
    ...(kind && expires
      ? [{ kind, at: addDays(expires, kind === "expired" ? 1 : -expiringDays), credential }]
      : [])
  ]
}

const newsOfForm = ({ form, decisions }: FormRecord): ReadonlyArray<WorkerNews> =>
  decisions.map((decision) => ({ kind: "formDecided", at: decision.at, form, decision }))
