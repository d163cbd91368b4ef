import { defaultTimeZone, writeInstant } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { Page } from "../layout/Page.tsx"
import { Badge } from "../ui/Badge.tsx"
import { BarList } from "../ui/BarList.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Donut } from "../ui/Donut.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Grid } from "../ui/Grid.tsx"
import { LineGraph } from "../ui/LineGraph.tsx"
import { Pager } from "../ui/Pager.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { StatCard } from "../ui/StatCard.tsx"

const day = 86_400_000
const points = Array.from({ length: 30 }, (_, index) => ({
  at: Date.UTC(2026, 4, 1) + index * day,
  value: Math.round(24 + 12 * Math.sin(index / 3) + 9 * Math.sin(index * 2.3) + index / 2)
}))
const formatTime = (at: number) => writeInstant("day", at, defaultTimeZone)
const formatValue = (value: number) => value.toLocaleString("en-GB")

const bookings = [
  {
    id: 4187,
    name: "Amara Okafor",
    vehicle: "Ford Transit",
    regno: "YK24 HBN",
    start: "2 Jun 2026, 09:00",
    place: "Leeds",
    total: "£412.00",
    status: "success"
  },
  {
    id: 4186,
    name: "Callum Fraser",
    vehicle: "Volkswagen Crafter",
    regno: "SN73 LPA",
    start: "2 Jun 2026, 10:30",
    place: "Glasgow",
    total: "£1,208.50",
    status: "warning"
  },
  {
    id: 4183,
    name: "Priya Raman",
    vehicle: "Toyota Corolla",
    regno: "LB25 XKD",
    start: "3 Jun 2026, 08:00",
    place: "London",
    total: "£96.00",
    status: "info"
  },
  {
    id: 4179,
    name: "Gwen Price-Llewellyn",
    vehicle: "Nissan Leaf",
    regno: "CV24 OME",
    start: "3 Jun 2026, 14:00",
    place: "Cardiff",
    total: "£148.20",
    status: "danger"
  }
] as const
const words = { success: "Confirmed", warning: "In progress", info: "Booked", danger: "Cancelled" }

/** A dashboard made of everything that shows figures. */
export function GalleryDashboard() {
  const [page, setPage] = useState(5)
  const [metric, setMetric] = useState<"count" | "revenue">("count")
  return (
    <Page title="Dashboard">
      <Grid cells="narrow">
        <StatCard label="Total Bookings" value="2,000" detail="38 upcoming, 12 in progress" />
        <StatCard label="Total Vehicles" value="60" detail="4 awaiting approval" />
        <StatCard label="Total Clients" value="40" detail="3 new this month" />
        <StatCard label="Total Providers" value={undefined} />
      </Grid>
      <Card
        title="Booking Performance"
        actions={
          <>
            <SegmentedControl
              label="Metric"
              value={metric}
              onChange={setMetric}
              segments={[
                { value: "count", label: "Bookings" },
                { value: "revenue", label: "Revenue" }
              ]}
            />
            <SelectField
              name="timeframe"
              label="Interval"
              labelHidden
              choices={[{ value: "30", label: "Last 30 days" }]}
            />
          </>
        }
      >
        <LineGraph
          label="Bookings by day"
          timeHeading="Day"
          valueHeading="Bookings"
          points={points}
          formatTime={formatTime}
          formatTick={formatTime}
          formatValue={formatValue}
        />
      </Card>
      <Grid>
        <Card title="By Status">
          <Donut
            label="Bookings by status"
            groups={[
              { group: "Completed", count: 1204, tone: "success" },
              { group: "Booked", count: 438, tone: "neutral" },
              { group: "In progress", count: 190, tone: "info" },
              { group: "Cancelled", count: 168, tone: "danger" }
            ]}
          />
        </Card>
        <Card title="By Payment Method">
          <BarList
            label="Bookings by payment method"
            groups={[
              { group: "Card", count: 1320 },
              { group: "Bank transfer", count: 480 },
              { group: "Cash", count: 200 }
            ]}
          />
        </Card>
        <Card title="By Source">
          <ErrorState message="Unable to load source data" onRetry={() => {}} />
        </Card>
        <Card title="Top Vehicles" busy>
          <SkeletonLines lines={6} />
        </Card>
        <Card title="By Body Type">
          <EmptyState title="No vehicles yet">Vehicles appear here once a provider has added one.</EmptyState>
        </Card>
      </Grid>
      <Card
        title="Upcoming Bookings"
        flush
        actions={<SearchField label="Search bookings" onSearch={() => {}} />}
      >
        <DataTable
          caption="Upcoming bookings"
          rows={bookings}
          rowKey={({ id }) => id}
          columns={[
            { heading: "Hirer", cell: ({ name }) => name },
            { heading: "Vehicle", cell: ({ vehicle }) => vehicle },
            { heading: "Registration", cell: ({ regno }) => regno },
            { heading: "Start", cell: ({ start }) => start },
            { heading: "Location", cell: ({ place }) => place },
            { heading: "Status", cell: ({ status }) => <Badge tone={status}>{words[status]}</Badge> },
            { heading: "Total", align: "end", cell: ({ total }) => total }
          ]}
        />
        <Pager page={page} size={10} total={372} onPage={setPage} />
      </Card>
    </Page>
  )
}
