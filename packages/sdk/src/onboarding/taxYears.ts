/** The day on which the tax year of a day ends, a 5 April; days are `2026-11-20`. */
export const endOfTaxYear = (day: string): string => {
  const year = Number(day.slice(0, 4))
  return day.slice(5) <= "04-05" ? `${year}-04-05` : `${year + 1}-04-05`
}

/** How many tax years a tax form is kept after the one in which it was handed in. */
const yearsKept = 3

/**
 * The first day of which tax forms are still kept: they are for the current and the next three tax years, counted from the day on
 * which they were handed in (specification 002 §9; HM Revenue & Customs, “PAYE and payroll for employers: keeping records”).
 */
export const taxFormsKeptSince = (today: string): string =>
  `${Number(endOfTaxYear(today).slice(0, 4)) - yearsKept - 1}-04-06`
