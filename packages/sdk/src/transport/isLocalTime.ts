const offset = /[T ].*(?:Z|[+-]\d\d(?::?\d\d)?)$/i

/** Whether a time is told by the clocks of a place: it names no offset from UTC. */
export const isLocalTime = (text: string): boolean => !offset.test(text)
