/** The currency in which amounts are shown when the agency's own cannot be loaded (specification 000 §4). */
export const fallbackCurrency = "USD"

interface WithCurrency {
  readonly baseCurrency?: string | null | undefined
}

/** Whether an agency still has to complete its profile: it has no base currency yet (specification 000 §4). */
export const needsProfile = (agency: WithCurrency): boolean => !agency.baseCurrency

/** Whether an agency may take this base currency: once set, it cannot be changed (specification 000 §4). */
export const mayTakeCurrency = (agency: WithCurrency, baseCurrency: string): boolean =>
  needsProfile(agency) || agency.baseCurrency === baseCurrency
