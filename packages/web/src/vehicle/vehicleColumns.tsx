import { dailyRate, locationText, majorUnits, type Vehicle, vehicleName } from "@crewfleet/sdk"
import { Link } from "wouter"
import { VehiclePhoto } from "../booking/VehiclePhoto.tsx"
import { moneyWriter } from "../dashboard/moneyWriter.ts"
import type { Column } from "../ui/DataTable.tsx"
import { VehicleStatus } from "./VehicleStatus.tsx"
import styles from "./vehicleColumns.module.css"

interface ColumnChoices {
  /** Where a vehicle's own page is. */
  readonly place: (id: number) => string
  /** In which amounts are shown where a vehicle's agency names none: ISO 4217. */
  readonly currency: string
  /** Whether the vehicles are of several agencies. */
  readonly showsProvider?: boolean
}

/** What a list of vehicles shows of each. */
export const vehicleColumns = ({
  place,
  currency,
  showsProvider = false
}: ColumnChoices): ReadonlyArray<Column<Vehicle>> => [
  {
    heading: "Vehicle",
    cell: (vehicle) => (
      <span className={styles.vehicle}>
        <span className={styles.photo}>
          <VehiclePhoto address={vehicle.mainPhoto} />
        </span>
        <Link href={place(vehicle.id)} className={styles.link}>
          {vehicleName(vehicle)}
        </Link>
      </span>
    )
  },
  { heading: "Registration", cell: ({ regno }) => <span className={styles.plate}>{regno ?? unknown}</span> },
  ...(showsProvider ? [provider] : []),
  { heading: "Location", cell: ({ location }) => (location && locationText(location)) || unknown },
  {
    heading: "Daily rate",
    align: "end",
    cell: (vehicle) => {
      const rate = dailyRate(vehicle)
      return rate === undefined
        ? unknown
        : moneyWriter(vehicle.agency?.baseCurrency ?? currency)(majorUnits(rate))
    }
  },
  { heading: "Status", cell: ({ status }) => <VehicleStatus status={status} /> }
]

const unknown = "–"

const provider: Column<Vehicle> = { heading: "Provider", cell: ({ agency }) => agency?.name ?? unknown }
