import type { overviewMachine } from "@crewfleet/machines"
import type { Overview, UserType } from "@crewfleet/sdk"
import { seesProviders, words } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useAtomValue } from "jotai"
import Building2 from "lucide-react/icons/building-2"
import CalendarDays from "lucide-react/icons/calendar-days"
import Car from "lucide-react/icons/car"
import Users from "lucide-react/icons/users"
import type { ActorRefFrom } from "xstate"
import { brandAtom } from "../brand/brandAtom.ts"
import { entire } from "../list/entire.ts"
import { failureWords } from "../list/failureWords.ts"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import { StatCard } from "../ui/StatCard.tsx"
import { counted, whole } from "./figures.ts"
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
          value={value && whole(value.providers?.total)}
        />
      )}
      <StatCard
        label="Total Bookings"
        icon={<CalendarDays aria-hidden="true" />}
        value={value && whole(value.bookings.total)}
        detail={value && bookingsIn(value)}
      />
      <StatCard
        label="Total Vehicles"
        icon={<Car aria-hidden="true" />}
        value={value && whole(value.vehicles.total)}
        detail={value && vehiclesIn(value)}
      />
      <StatCard
        label={carRental || userType === "AGENCY" ? "Total Hirers" : "Total Clients"}
        icon={<Users aria-hidden="true" />}
        value={value && whole(value.clients.total)}
        detail={value && counted({ "new this month": value.clients.newThisMonth })}
      />
    </Grid>
  )
}

const bookingsIn = ({ bookings: { byCurrentStatus } }: Overview) =>
  counted({ upcoming: byCurrentStatus?.upcoming, "in progress": byCurrentStatus?.inProgress })

const vehiclesIn = ({ vehicles: { byStatus } }: Overview) =>
  counted({ "awaiting approval": byStatus?.awaitingApproval, active: byStatus?.active })
