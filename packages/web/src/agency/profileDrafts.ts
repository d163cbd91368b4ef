import type { ProfileForm } from "@crewfleet/machines"
import { makeDrafts } from "../editing/Drafts.ts"

const isForm = (value: unknown): value is ProfileForm => {
  const { baseCurrency, contact } = Object(value) as Partial<ProfileForm>
  const details = Object.values(Object(contact))
  return (
    typeof baseCurrency === "string" &&
    details.length === 6 &&
    details.every((detail) => typeof detail === "string")
  )
}

/** The profiles that somebody has begun to complete; a logo's file stays in the page. */
export const profileDrafts = makeDrafts<never, ProfileForm>("profile", isForm)
