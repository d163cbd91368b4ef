import type { Session, SessionStore } from "./Session.ts"

/** Keeps a session for as long as the program runs. */
export const sessionInMemory = (session: Session): SessionStore => {
  let current: Session | undefined = session
  return {
    current: () => current,
    renew: (tokens) => {
      current = current && { ...current, ...tokens }
    },
    end: () => {
      current = undefined
    }
  }
}
