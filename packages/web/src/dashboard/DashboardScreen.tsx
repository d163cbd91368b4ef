import type { dashboardMachine } from "@crewfleet/machines"
import type { UserType } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { Page } from "../layout/Page.tsx"
import { Grid } from "../ui/Grid.tsx"
import { BookingCharts } from "./BookingCharts.tsx"
import { BookingGraph } from "./BookingGraph.tsx"
import styles from "./DashboardScreen.module.css"
import { FigureViewerContext } from "./FigureLink.tsx"
import { OverviewCards } from "./OverviewCards.tsx"
import { UpcomingBookings } from "./UpcomingBookings.tsx"
import { VehicleCharts } from "./VehicleCharts.tsx"

interface DashboardScreenProps {
  /** Running already: it may have been started before this screen arrived. */
  readonly dashboard: ActorRefFrom<typeof dashboardMachine>
  readonly userType: UserType
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
}

/** The home page of admins and agencies: each part shows its own child of `dashboardMachine`, and nothing else. */
export function DashboardScreen({ dashboard, userType, currency }: DashboardScreenProps) {
  const { overview, graph, bookingSummary, vehicleSummary, upcomingBookings } = useSelector(
    dashboard,
    ({ children }) => children
  )

  return (
    <FigureViewerContext value={userType}>
      <Page>
        {overview && <OverviewCards overview={overview} userType={userType} />}
        {graph && <BookingGraph graph={graph} currency={currency} />}
        <Grid cells={17} className={styles.charts}>
          {bookingSummary && <BookingCharts bookingSummary={bookingSummary} />}
        </Grid>
        <Grid cells={17} className={styles.charts}>
          {vehicleSummary && <VehicleCharts vehicleSummary={vehicleSummary} userType={userType} />}
        </Grid>
        <div className={styles.table}>
          {upcomingBookings && (
            <UpcomingBookings upcomingBookings={upcomingBookings} userType={userType} currency={currency} />
          )}
        </div>
      </Page>
    </FigureViewerContext>
  )
}
