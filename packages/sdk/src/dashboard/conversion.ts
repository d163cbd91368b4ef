import type { GroupCount } from "./DashboardApi.ts"

/** The first source's share of all bookings, as a rounded percentage; 0 without bookings (specification 000 §9). */
export const conversion = (sources: ReadonlyArray<GroupCount> | undefined): number => {
  const total = sources?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return total > 0 ? Math.round(((sources?.[0]?.count ?? 0) / total) * 100) : 0
}
