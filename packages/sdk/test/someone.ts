import { type Session, type SessionStore, sessionInMemory } from "@crewfleet/sdk"

/** Somebody who owns an agency and is signed in with tokens that have grown old. */
export const owner: Session = {
  accessToken: "stale",
  refreshToken: "refresh-0",
  displayName: "Shaw.P",
  permissions: ["VIEW_CLIENT"],
  userType: "AGENCY",
  agentId: 7
}

/** A store in memory that counts how often its session ended. */
export const keepSession = (session: Session = owner): SessionStore & { readonly ended: number } => {
  const store = sessionInMemory(session)
  let ended = 0
  return {
    ...store,
    end: () => {
      store.end()
      ended += 1
    },
    get ended() {
      return ended
    }
  }
}
