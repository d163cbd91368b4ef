import type { VehicleListFilter } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import {
  dailyRate,
  locationText,
  majorUnits,
  nameOfCode,
  plainAmount,
  vehicleName,
  vehicleStatuses,
  vehicleTypes
} from "@crewfleet/sdk/rules"
import { choiceFilter } from "../list/choiceFilter.tsx"
import { numberFilter } from "../list/givenFilters.ts"
import { type List, listSizes } from "../list/List.ts"
import { moneyWriter } from "../money/moneyWriter.ts"
import type { Column } from "../ui/DataTable.tsx"
import { Row } from "../ui/Row.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { VehiclePhoto } from "./VehiclePhoto.tsx"
import { VehicleStatus } from "./VehicleStatus.tsx"
import { vehicleLogics } from "./vehicleLogics.ts"
import styles from "./vehiclesList.module.css"

interface VehiclesListOptions {
  /** Where a vehicle's own page is. */
  readonly place: (id: number) => string
  /** In which amounts are shown where a vehicle's agency names none: ISO 4217. */
  readonly currency: string
  /** Whether the vehicles are of several agencies. */
  readonly showsProvider?: boolean
  readonly logic: typeof vehicleLogics.list
}

/** A list of vehicles. */
export const vehiclesList = (options: VehiclesListOptions): List<Vehicle, VehicleListFilter> => ({
  names: ["vehicle", "vehicles"],
  title: "All vehicles",
  logic: options.logic,
  filter: { status: undefined },
  columns: columnsFor(options),
  search: { placeholder: "Make, model or registration" },
  filters: {
    status: choiceFilter({
      name: "status",
      label: "Status",
      placeholder: "All statuses",
      choices: vehicleStatuses
    }),
    type: choiceFilter({ name: "type", label: "Type", placeholder: "All types", choices: vehicleTypes }),
    ...(options.showsProvider && { agencyId: numberFilter("agency", "One provider") })
  },
  sizes: listSizes,
  situation: "loadVehicleList",
  none: { title: "There are no vehicles yet" },
  csv: {
    logic: vehicleLogics.export,
    columns: {
      Id: ({ id }) => id,
      Vehicle: (vehicle) => vehicleName(vehicle, ""),
      Registration: ({ regno }) => regno ?? "",
      Provider: ({ agency }) => agency?.name ?? "",
      Location: ({ location }) => (location && locationText(location)) || "",
      "Daily rate": (vehicle) => {
        const rate = dailyRate(vehicle)
        return rate === undefined ? "" : plainAmount(majorUnits(rate), currencyOf(vehicle, options))
      },
      Currency: (vehicle) => currencyOf(vehicle, options),
      Status: ({ status }) => nameOfCode(vehicleStatuses, status)
    }
  }
})

const currencyOf = ({ agency }: Vehicle, { currency }: Pick<VehiclesListOptions, "currency">) =>
  agency?.baseCurrency ?? currency

const columnsFor = ({
  place,
  currency,
  showsProvider = false
}: VehiclesListOptions): ReadonlyArray<Column<Vehicle>> => [
  {
    heading: "Vehicle",
    card: "heading",
    cell: (vehicle) => (
      <Row as="span" gap={3} nowrap className={styles.vehicle}>
        <span className={styles.photo} data-picture>
          <VehiclePhoto address={vehicle.mainPhoto} />
        </span>
        <span className={styles.name}>
          <RowLink href={place(vehicle.id)}>{vehicleName(vehicle)}</RowLink>
        </span>
      </Row>
    )
  },
  {
    heading: "Registration",
    card: "plain",
    cell: ({ regno }) => <span className={styles.plate}>{regno ?? unknown}</span>
  },
  ...(showsProvider ? [provider] : []),
  {
    heading: "Location",
    card: "plain",
    cell: ({ location }) => (location && locationText(location)) || unknown
  },
  {
    heading: "Daily rate",
    align: "end",
    card: "figure",
    cell: (vehicle) => {
      const rate = dailyRate(vehicle)
      return rate === undefined ? unknown : moneyWriter(currencyOf(vehicle, { currency }))(majorUnits(rate))
    }
  },
  { heading: "Status", card: "side", cell: ({ status }) => <VehicleStatus status={status} /> }
]

const provider: Column<Vehicle> = {
  heading: "Provider",
  card: "plain",
  cell: ({ agency }) => agency?.name ?? unknown
}
