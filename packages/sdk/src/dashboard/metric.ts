import type { UserType } from "../contract/SessionStore.ts"

/** What the graph can show: how many bookings, or what they earned (specification 000 §9). */
export const metrics = ["count", "revenue"] as const
export type Metric = (typeof metrics)[number]

/** What the graph shows first (specification 000 §9). */
export const defaultMetric: Metric = "count"

/** Revenue is for admins only; for everybody else it is shown as disabled (specification 000 §6). */
export const mayChoose = (userType: UserType, metric: Metric): boolean =>
  metric !== "revenue" || userType === "ADMIN"

/** Whether somebody sees providers: the card, the chart and the column in the table (specification 000 §6). */
export const seesProviders = (userType: UserType): boolean => userType === "ADMIN"
