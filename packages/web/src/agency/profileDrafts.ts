import { type ProfileAnswers, profileForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** The profiles that somebody has begun to complete; a logo's file stays in the page. */
export const profileDrafts = makeDrafts<never, ProfileAnswers>("profile", profileForm)
