import type { Amount, GraphPoint } from "./DashboardApi.ts"

type Points = ReadonlyArray<GraphPoint>

/** What was earned in each currency, in the order of their codes; empty where the service does not tell them apart. */
export const revenueByCurrency = (points: Points): ReadonlyArray<Amount> => {
  const sums = new Map<string, number>()
  for (const { currency, value } of points.flatMap(({ amounts }) => amounts ?? []))
    sums.set(currency, (sums.get(currency) ?? 0) + Math.round(value * 100))
  return [...sums]
    .map(([currency, sum]) => ({ currency, value: sum / 100 }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1))
}

/** The currency to show revenue in: the one wished for, unless something was earned in others alone. */
export const revenueCurrency = (points: Points, wished: string): string => {
  const earned = revenueByCurrency(points)
  return earned.some(({ currency }) => currency === wished) ? wished : (earned[0]?.currency ?? wished)
}

/** The points of what was earned in one currency; those of a service that does not tell currencies apart as they are. */
export const revenueIn = (points: Points, currency: string): Points =>
  points.map((point) =>
    point.amounts
      ? { ...point, value: point.amounts.find((amount) => amount.currency === currency)?.value ?? 0 }
      : point
  )
