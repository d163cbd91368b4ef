import { type ProfileAnswers, profileForm } from "@crewfleet/sdk/rules"
import { makeDrafts } from "../editing/Drafts.ts"

/** The profiles that somebody has begun to complete. */
export const profileDrafts = makeDrafts<never, ProfileAnswers>("profile", profileForm)
