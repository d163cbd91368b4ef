import type { overviewMachine } from "@crewfleet/machines"
import type { Overview, UserType } from "@crewfleet/sdk"
import { type FigureRows, newHirerRows, overviewRows, seesProviders, words } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useAtomValue } from "jotai"
import Building2 from "lucide-react/icons/building-2"
import CalendarDays from "lucide-react/icons/calendar-days"
import Car from "lucide-react/icons/car"
import Users from "lucide-react/icons/users"
import { Fragment } from "react"
import type { ActorRefFrom } from "xstate"
import { brandAtom } from "../brand/brandAtom.ts"
import { entire } from "../list/entire.ts"
import { failureWords } from "../list/failureWords.ts"
import { serviceNow } from "../time/serviceClock.ts"
import { timeZone } from "../time/timeZone.ts"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import { StatCard } from "../ui/StatCard.tsx"
import { FigureLink } from "./FigureLink.tsx"
import { whole } from "./figures.ts"
import styles from "./OverviewCards.module.css"

interface OverviewCardsProps {
  readonly overview: ActorRefFrom<typeof overviewMachine>
  readonly userType: UserType
}

/** How many bookings, vehicles and clients there are; providers too, for admins. */
export function OverviewCards({ overview, userType }: OverviewCardsProps) {
  const carRental = useAtomValue(brandAtom)?.carRental
  const state = useSelector(overview, entire)
  const { value, failure, attempts } = state.context

  const hirers = carRental || userType === "AGENCY" ? "Total Hirers" : "Total Clients"

  if (failure)
    return (
      <Stack gap={0} justify="stretch" className={styles.failure}>
        <ErrorState
          message={failureWords("loadOverview", failure)}
          detail={attempts > 0 ? words.tryingAgain.text : undefined}
          busy={state.hasTag("busy")}
          onRetry={() => overview.send({ type: "reload.asked" })}
        />
      </Stack>
    )
  return (
    <Grid cells="narrow" className={styles.cards}>
      {seesProviders(userType) && (
        <StatCard
          label="Total Providers"
          icon={<Building2 aria-hidden="true" />}
          value={value && figure("Total Providers", value.providers?.total, overviewRows.providers)}
        />
      )}
      <StatCard
        label="Total Bookings"
        icon={<CalendarDays aria-hidden="true" />}
        value={value && figure("Total Bookings", value.bookings.total, overviewRows.bookings)}
        detail={value && bookingsIn(value)}
      />
      <StatCard
        label="Total Vehicles"
        icon={<Car aria-hidden="true" />}
        value={value && figure("Total Vehicles", value.vehicles.total, overviewRows.vehicles)}
        detail={value && vehiclesIn(value)}
      />
      <StatCard
        label={hirers}
        icon={<Users aria-hidden="true" />}
        value={value && figure(hirers, value.clients.total, overviewRows.hirers)}
        detail={value && counted([["new this month", value.clients.newThisMonth, newHirers()]])}
      />
    </Grid>
  )
}

const bookingsIn = ({ bookings: { byCurrentStatus } }: Overview) =>
  counted([
    ["upcoming", byCurrentStatus?.upcoming, overviewRows.upcoming],
    ["in progress", byCurrentStatus?.inProgress, overviewRows.inProgress]
  ])

const vehiclesIn = ({ vehicles: { byStatus } }: Overview) =>
  counted([
    ["awaiting approval", byStatus?.awaitingApproval, overviewRows.awaitingApproval],
    ["active", byStatus?.active, overviewRows.active]
  ])

const newHirers = () => newHirerRows(new Date(serviceNow()), timeZone())

const figure = (label: string, count: number | undefined, rows: FigureRows) => (
  <FigureLink rows={typeof count === "number" ? rows : undefined} label={`${label}: ${whole(count)}`}>
    {whole(count)}
  </FigureLink>
)

/** Numbers with what they count, such as "38 upcoming, 12 in progress"; those not told are left out. */
const counted = (
  counts: ReadonlyArray<readonly [what: string, count: number | undefined, rows: FigureRows]>
) =>
  counts
    .filter(([, count]) => typeof count === "number")
    .map(([what, count, rows], at) => (
      <Fragment key={what}>
        {at > 0 && ", "}
        <FigureLink rows={rows}>
          {whole(count)} {what}
        </FigureLink>
      </Fragment>
    ))
