/** Whose booking is looked at, and by whom. */
export interface BookingScope {
  readonly bookingId: number
  readonly agencyId: number
  readonly clientId: number
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  /** Whose drafts are kept; undefined where none are. */
  readonly owner: string | undefined
  /** Whether this person may look at hirers. */
  readonly mayBook: boolean
}
