/** Who somebody is to the platform: it decides the portal and the menu (specification 000 §1 and §6). */
export type UserType = "ADMIN" | "AGENCY" | "CLIENT" | "WORKER"

/** Everything that is kept while somebody is signed in (specification 000 §3, "Session data"). */
export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  /** Last name, a dot, the first initial of the first name: `Shaw.P`. */
  readonly displayName: string
  /** By what the service knows its user; unknown where it does not tell. */
  readonly userId?: string | undefined
  /** What one signed in with, in lower case; unknown where the session was handed over. */
  readonly username?: string | undefined
  readonly permissions: ReadonlyArray<string>
  readonly userType: UserType
  readonly agentId?: number | undefined
  readonly clientId?: number | undefined
  readonly workerId?: number | undefined
  /** In which times are read and typed, where the agency has a time zone of its own. */
  readonly timeZone?: string | undefined
}

/** Who is signed in: the session without its tokens. */
export type SignedInUser = Omit<Session, "accessToken" | "refreshToken">

/** Where a client finds the session and leaves what became of it. */
export interface SessionStore {
  readonly current: () => Session | undefined
  /** New tokens came; the rest of the session stays. They are used once they are kept: a promise is waited for. */
  readonly renew: (tokens: {
    readonly accessToken: string
    readonly refreshToken: string
  }) => void | Promise<void>
  /** The session can no longer be renewed. Called once a session; a promise is waited for. */
  readonly end: () => void | Promise<void>
  /**
   * Runs work that no other user of the same store (another tab, say) may do meanwhile, and in which `current` tells
   * what the others did before.
   */
  readonly exclusively?: <A>(work: () => Promise<A>) => Promise<A>
}

/** A store in which a sign-in can begin a session, such as a file or what a browser keeps. */
export interface SignInStore extends SessionStore {
  /** Somebody signed in: theirs takes the place of any session before. */
  readonly begin: (session: Session) => void | Promise<void>
}
