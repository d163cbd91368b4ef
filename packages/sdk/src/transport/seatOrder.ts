interface Judged {
  readonly verdict: string
  readonly remaining: number
}

const rank = ({ verdict, remaining }: Judged) =>
  remaining === 0 ? 3 : verdict === "MAY" ? 0 : verdict === "MAY_WITH_WARNINGS" ? 1 : 2

/** Seats that a worker may take first, then those with warnings, then those that they may not; otherwise as they come. */
export const seatsInOrder = <Seat extends Judged>(seats: ReadonlyArray<Seat>): ReadonlyArray<Seat> =>
  seats.toSorted((one, other) => rank(one) - rank(other))
