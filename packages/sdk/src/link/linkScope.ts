/** What a link may be given out for, and what kind of record it is bound to; a scope that does not stand here does not compile. */
export const linkScopes = {
  /** A hirer reads one booking with its invoice and photos, and rates the hire. */
  "booking.shared": { record: "booking" },
  /** Whoever asked for a journey as a guest follows, changes and cancels that request. */
  "transport.request": { record: "transport_job" },
  /** A team leader keeps the log of a journey on their device. */
  "transport.log": { record: "transport_log" }
} as const

/** What the holder of a link may do. */
export type LinkScope = keyof typeof linkScopes

/** The kinds of records that links are bound to. */
export type LinkedRecord = (typeof linkScopes)[LinkScope]["record"]

/** Whether a word names a scope that this version knows. */
export const isLinkScope = (word: string): word is LinkScope => Object.hasOwn(linkScopes, word)
