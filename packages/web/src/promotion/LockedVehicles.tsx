import type { VehicleFilter } from "@crewfleet/sdk"
import {
  type FilterList,
  filterLists,
  fuelTypes,
  nameOfCode,
  offeredOperators,
  promotionForm,
  vehicleTypes
} from "@crewfleet/sdk/rules"
import Lock from "lucide-react/icons/lock"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { filterNames } from "./FilterFields.tsx"
import { FilterPreview } from "./FilterPreview.tsx"
import { LocationNames } from "./LocationNames.tsx"
import styles from "./VehicleFields.module.css"

/** The vehicles that a promotion is for, which were chosen when it was created. */
export function LockedVehicles({ filter }: { readonly filter: VehicleFilter }) {
  const { filters, vehicleIds } = promotionForm.questions.vehicleFilter.read(filter)
  const given = filterLists.filter((list) => filters[list].chosen.length > 0)
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby="vehicles-heading">
      <h3 id="vehicles-heading">Vehicles</h3>
      <Stack gap={2} className={styles.locked}>
        <Row as="p" nowrap className={styles.lock}>
          <Lock size={16} aria-hidden="true" />
          Locked: the vehicles were chosen when the promotion was created and cannot be changed.
        </Row>
        {given.length > 0 && (
          <Stack as="ul" gap={1}>
            {given.map((list) => (
              <li key={list}>
                {filterNames[list]}: {offeredOperators[filters[list].operator]}{" "}
                {list === "locationIds" ? (
                  <LocationNames ids={filters[list].chosen} />
                ) : (
                  inWords(list, filters[list].chosen)
                )}
              </li>
            ))}
          </Stack>
        )}
        {given.length === 0 && (
          <p>{vehicleIds.length === 0 ? "Your whole fleet." : "Vehicles chosen one by one."}</p>
        )}
        <FilterPreview filter={filter} />
      </Stack>
    </Stack>
  )
}

const inWords = (list: FilterList, codes: ReadonlyArray<string>) =>
  codes.map((code) => nameOfCode(codesOf(list), code)).join(", ")

/** What the codes of a filter's list are called; words speak for themselves. */
const codesOf = (list: FilterList): Readonly<Record<string, string>> =>
  list === "fuelTypes" ? fuelTypes : list === "types" ? vehicleTypes : {}
