/** The day on which the tax year of a day ends, a 5 April; days are `2026-11-20`. */
export const endOfTaxYear = (day: string): string => {
  const year = Number(day.slice(0, 4))
  return day.slice(5) <= "04-05" ? `${year}-04-05` : `${year + 1}-04-05`
}

/**
 * Until when a tax form is kept that was handed in on a day: the current and the next three tax years (specification 002 §9;
 * HM Revenue & Customs, “PAYE and payroll for employers: keeping records”).
 */
export const taxFormKeptUntil = (day: string): string => {
  const end = endOfTaxYear(day)
  return `${Number(end.slice(0, 4)) + 3}${end.slice(4)}`
}
