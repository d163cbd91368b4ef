import type { ProfileForm } from "@crewfleet/machines"
import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"

const placeOf = (agencyId: number) => `crewfleet.draft.profile.${agencyId}`

/** Keeps the answers that were given so far, where this browser keeps anything; the logo's file stays in the page. */
export const keepDraft = (agencyId: number, form: ProfileForm): Promise<void> =>
  keepSealed(placeOf(agencyId), { ...form, logo: undefined }).catch(() => {})

/** The answers that were given before a reload, a crash or the end of a session. */
export const readDraft = async (agencyId: number): Promise<ProfileForm | undefined> => {
  const kept = await readSealed(placeOf(agencyId))
  return isForm(kept) ? kept : undefined
}

/** Removes the answers once they are of no more use. */
export const forgetDraft = (agencyId: number): void => forgetSealed(placeOf(agencyId))

/** Whether these are answers to today's questions; another version of the portal may have asked others. */
const isForm = (value: unknown): value is ProfileForm => {
  const { baseCurrency, contact } = Object(value) as Partial<ProfileForm>
  const details = Object.values(Object(contact))
  return (
    typeof baseCurrency === "string" &&
    details.length === 6 &&
    details.every((detail) => typeof detail === "string")
  )
}
