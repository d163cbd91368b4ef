import type { Session, SignInStore } from "../contract/SessionStore.ts"

/** Keeps a session, this one or that of whoever signs in, for as long as the program runs. */
export const sessionInMemory = (session?: Session): SignInStore => {
  let current = session
  return {
    current: () => current,
    begin: (started) => {
      current = started
    },
    renew: (tokens) => {
      current = current && { ...current, ...tokens }
    },
    end: () => {
      current = undefined
    }
  }
}
