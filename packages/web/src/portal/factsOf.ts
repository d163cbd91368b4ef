import { viewerOf } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { ownerOf } from "../session/ownerOf.ts"

/** What the screens of every portal may count on: who is signed in, whose drafts are kept, and in which currency amounts are. */
export const factsOf = (session: Session, currency: string) => ({
  session,
  userType: session.userType,
  viewer: viewerOf(session),
  owner: ownerOf(session),
  currency
})

/** The facts that every portal has. */
export type CommonFacts = ReturnType<typeof factsOf>
