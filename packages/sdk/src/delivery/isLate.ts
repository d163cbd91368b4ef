interface Received {
  /** ISO 8601. */
  readonly receivedAt: string
}

/** Whether what comes first was received after what comes next, however their times are written. */
export const isLate = (first: Received, next: Received): boolean =>
  Date.parse(first.receivedAt) > Date.parse(next.receivedAt)
