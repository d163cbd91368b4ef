import type { ApplicantDraft } from "@crewfleet/machines"
import { applicantForm } from "@crewfleet/sdk/rules"
import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"

/** Milliseconds for which somebody may go on: a guest has no account to keep it under, and others may use the same device. */
const lasting = 24 * 60 * 60_000

const placeOf = (agencyId: number) => `crewfleet.registration.${agencyId}`

/** What a guest typed at the registration page of an agency and did not send, sealed, on this device and for a day. */
export const registrationDraft = {
  keep: (agencyId: number, draft: ApplicantDraft | undefined): Promise<void> => {
    if (draft) return keepSealed(placeOf(agencyId), { ...draft, until: Date.now() + lasting })
    forgetSealed(placeOf(agencyId))
    return Promise.resolve()
  },
  recall: async (agencyId: number): Promise<ApplicantDraft | undefined> => {
    const { form, key, until } = Object(await readSealed(placeOf(agencyId)))
    if (typeof form !== "object" || typeof key !== "string") return undefined
    if (typeof until === "number" && until > Date.now()) return { form: applicantForm.take(form).form, key }
    forgetSealed(placeOf(agencyId))
    return undefined
  }
}
