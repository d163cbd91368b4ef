import type { Session } from "@crewfleet/sdk"
import { earlierOwnerOf } from "./earlierOwnerOf.ts"

/** Tells one person's session from another's, as far as it knows whose it is; renewed tokens make no difference. */
export const personIn = (session: Session): string => `${earlierOwnerOf(session)}/${session.userId ?? ""}`
