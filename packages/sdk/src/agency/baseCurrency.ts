// Apart from the form of the profile: the sign-in page needs the one without the other.

/** The currency in which amounts are shown when the agency's own cannot be loaded (specification 000 §4). */
export const fallbackCurrency = "USD"

/** Whether an agency still has to complete its profile: it has no base currency yet (specification 000 §4). */
export const needsProfile = (agency: { readonly baseCurrency?: string | null | undefined }): boolean =>
  !agency.baseCurrency
