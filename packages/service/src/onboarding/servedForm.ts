import type { Refusal } from "@crewfleet/sdk/effect"
import { type AnyForm, type LongForm, type OnboardingFormName, onboardingForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Access, permittedTenant } from "../access/Access.ts"
import { subjectOf } from "../access/Subject.ts"
import { longFormHandlers } from "../form/longFormHandlers.ts"
import { knownOfWorker, nameOfWorker } from "./knownOfWorker.ts"
import { offersOf } from "./offersOf.ts"

/** The permission that opens the answers of each audience to somebody of an agency. */
const opens = { clinical: "VIEW_OCCUPATIONAL", payroll: "VIEW_PAYROLL", agency: "VIEW_TRAINING" }

/** The same to somebody of a client, who reads what is for everybody. */
const opensToClients = {}

const agencyReads = "This form opens once your agency has made a conditional offer."
const workerReads = "This form opens once an agency has made you a conditional offer."

/** Refuses a form that needs an offer to whoever has none, in the words for them. */
export const whyClosed = Effect.fnUntraced(function* (
  name: OnboardingFormName,
  workerId: number,
  { caller }: Pick<Access, "caller">
) {
  if (!onboardingForm(name).needsOffer) return undefined
  const offers = yield* offersOf(workerId)
  const subject = subjectOf(caller)
  if (subject.kind === "worker") return offers.length > 0 ? undefined : workerReads
  if (subject.kind === "agency") return offers.includes(subject.id ?? 0) ? undefined : agencyReads
  return agencyReads
})

/** The handlers of all endpoints of an onboarding form. */
export const servedForm = <Form extends AnyForm>(
  long: LongForm<Form> & { readonly kind: OnboardingFormName }
) =>
  longFormHandlers(long, {
    subjectOf: Effect.fnUntraced(function* (access: Access) {
      const id = yield* permittedTenant
      const closed = yield* whyClosed(long.kind, id, access)
      if (closed !== undefined) return yield* Effect.fail<Refusal>({ _tag: "Forbidden", message: closed })
      return { kind: "worker", id, agencyId: null }
    }),
    opensTo: (caller) => (caller.userType === "AGENCY" ? opens : opensToClients),
    knownOf: ({ id }) => knownOfWorker(id),
    aboutOf: ({ id }) => nameOfWorker(id)
  })
