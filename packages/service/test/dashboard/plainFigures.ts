import type { BookingSummary, GraphPoint, Overview, VehicleSummary } from "@crewfleet/sdk"
import { bucketStarts, type Metric, type Timeframe, timeframeRange } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"
import type { LocalTime } from "../../src/time/timeZoneOf.ts"

/** Every row that the dashboard counts. */
export const everything = async (db: Kysely<Tables>) => ({
  platform: await db.selectFrom("platform").selectAll().executeTakeFirstOrThrow(),
  agencies: await db.selectFrom("agencies").selectAll().orderBy("id").execute(),
  clients: await db.selectFrom("clients").selectAll().execute(),
  entered: await db
    .selectFrom("agencyHirers")
    .select(["agencyId", "clientId"])
    .where("entered", "=", true)
    .execute(),
  vehicles: await db.selectFrom("vehicles").selectAll().execute(),
  bookings: await db.selectFrom("bookings").selectAll().execute(),
  invoices: await db.selectFrom("invoices").selectAll().execute()
})

type Everything = Awaited<ReturnType<typeof everything>>
type Scope = number | undefined

/** The time zone of a scope. */
export const zoneIn = ({ agencies, platform }: Everything, scope: Scope): string =>
  agencies.find(({ id }) => id === scope)?.timeZone ?? platform.timeZone

const of = <Row extends { agencyId: number }>(rows: ReadonlyArray<Row>, scope: Scope) =>
  rows.filter((row) => scope === undefined || row.agencyId === scope)

const between = <Row extends { createdAt: Date }>(
  rows: ReadonlyArray<Row>,
  from: Date | undefined,
  until: Date
) => rows.filter(({ createdAt }) => (from === undefined || createdAt >= from) && createdAt < until)

const groups = (values: ReadonlyArray<string>) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([group, count]) => ({ group, count }))
    .sort((one, other) => other.count - one.count || (one.group < other.group ? -1 : 1))
}

/** The figures of the overview cards, counted row by row. */
export const plainOverview = (rows: Everything, scope: Scope, { now, zone }: LocalTime): Overview => {
  const bookings = of(rows.bookings, scope)
  const vehicles = of(rows.vehicles, scope)
  const customers = new Set([...bookings, ...of(rows.entered, scope)].map(({ clientId }) => clientId))
  const clients = rows.clients.filter(({ id }) => scope === undefined || customers.has(id))
  const month = timeframeRange("this_month", now, zone)
  const having = <Row extends { status: string }>(
    list: ReadonlyArray<Row>,
    ...statuses: ReadonlyArray<string>
  ) => list.filter(({ status }) => statuses.includes(status)).length
  return {
    ...(scope === undefined ? { providers: { total: rows.agencies.length } } : {}),
    bookings: {
      total: bookings.length,
      byCurrentStatus: {
        upcoming: having(bookings, "BOOKED"),
        inProgress: having(bookings, "IN_PROGRESS", "WAITINGAUTH")
      }
    },
    vehicles: {
      total: vehicles.length,
      byStatus: {
        awaitingApproval: having(vehicles, "AWAITING_APPROVAL"),
        active: having(vehicles, "ACTIVE")
      }
    },
    clients: { total: clients.length, newThisMonth: between(clients, month.from, month.until).length }
  }
}

/** The points of the graph, counted row by row. */
export const plainGraph = (
  rows: Everything,
  metric: Metric,
  timeframe: Timeframe,
  scope: Scope,
  { now, zone }: LocalTime,
  currency: string
): Array<GraphPoint> => {
  const range = timeframeRange(timeframe, now, zone)
  const cancelled = new Set(rows.bookings.filter(({ status }) => status === "CANCELLED").map(({ id }) => id))
  const earned = rows.invoices.filter(({ bookingId }) => !cancelled.has(bookingId))
  const counted = metric === "revenue" ? earned : rows.bookings
  const inRange = between(
    of<{ agencyId: number; createdAt: Date; total?: number; currency?: string }>(counted, scope),
    range.from,
    range.until
  )
  const earliest = Math.min(...inRange.map(({ createdAt }) => createdAt.getTime()))
  if (range.from === undefined && inRange.length === 0) return []
  const from = range.from ?? timeframeRange("today", new Date(earliest), zone).from ?? range.until
  const starts = bucketStarts(from, range.until, range.bucket, zone)
  return starts.map((start, index) => {
    const inBucket = between(inRange, start, starts[index + 1] ?? range.until)
    const timestamp = start.toISOString()
    if (metric === "count") return { timestamp, value: inBucket.length }
    const revenueIn = (code: string) =>
      inBucket.reduce((sum, row) => (row.currency === code ? sum + (row.total ?? 0) : sum), 0) / 100
    const amounts = ["EUR", "GBP"].map((code) => ({ currency: code, value: revenueIn(code) }))
    return { timestamp, value: revenueIn(currency), amounts: amounts.filter(({ value }) => value !== 0) }
  })
}

/** The bookings of a timeframe in groups, counted row by row. */
export const plainBookingSummary = (
  rows: Everything,
  timeframe: Timeframe,
  scope: Scope,
  { now, zone }: LocalTime
): BookingSummary => {
  const { from, until } = timeframeRange(timeframe, now, zone)
  const bookings = between(of(rows.bookings, scope), from, from === undefined ? new Date(8e15) : until)
  return {
    byPaymentMethod: groups(bookings.map(({ paymentMethod }) => paymentMethod)),
    byStatus: groups(bookings.map(({ status }) => status)),
    bySource: groups(bookings.map(({ source }) => source))
  }
}

/** The vehicles in groups, counted row by row. */
export const plainVehicleSummary = (rows: Everything, scope: Scope): VehicleSummary => {
  const vehicles = of(rows.vehicles, scope)
  const nameOf = new Map(
    rows.vehicles.map(({ id, name, model, regno }) => [String(id), `${name} ${model} ${regno}`])
  )
  const agencyOf = new Map(rows.agencies.map(({ id, name }) => [id, name]))
  const fleets = rows.agencies.map(({ id }) => ({
    id,
    count: vehicles.filter(({ agencyId }) => agencyId === id).length
  }))
  return {
    byAgency: fleets
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || one.id - other.id)
      .slice(0, 10)
      .map(({ id, count }) => ({ id, group: agencyOf.get(id), count })),
    byBookings: groups(of(rows.bookings, scope).map(({ vehicleId }) => String(vehicleId)))
      .sort((one, other) => other.count - one.count || Number(one.group) - Number(other.group))
      .slice(0, 10)
      .map(({ group, count }) => ({ id: Number(group), group: nameOf.get(group), count })),
    byType: groups(vehicles.map(({ bodyType }) => bodyType)),
    byStatus: groups(vehicles.map(({ status }) => status))
  }
}
