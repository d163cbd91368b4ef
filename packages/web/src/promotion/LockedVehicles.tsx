import {
  type FilterList,
  filterLists,
  nameOfCode,
  offeredOperators,
  promotionFormOf,
  type VehicleFilter
} from "@crewfleet/sdk"
import { filterNames } from "./FilterFields.tsx"
import { FilterPreview } from "./FilterPreview.tsx"
import { codesOf } from "./filterCodes.ts"
import styles from "./VehicleFields.module.css"

/** The vehicles that a promotion is for, which were chosen when it was created. */
export function LockedVehicles({ filter }: { readonly filter: VehicleFilter }) {
  const { filters, vehicleIds } = promotionFormOf({ vehicleFilter: filter })
  const given = filterLists.filter((list) => filters[list].chosen.length > 0)
  const inWords = (list: FilterList) => {
    const { chosen, operator } = filters[list]
    const values = chosen.map((code) => nameOfCode(codesOf(list), code))
    return `${offeredOperators[operator]} ${list === "locationIds" ? `${chosen.length}` : values.join(", ")}`
  }
  return (
    <section className={styles.section} aria-labelledby="vehicles-heading">
      <h3 id="vehicles-heading">Vehicles</h3>
      <p className={styles.note}>They were chosen when the promotion was created, and are locked since.</p>
      {given.length > 0 && (
        <ul className={styles.found}>
          {given.map((list) => (
            <li key={list}>
              {filterNames[list]}: {inWords(list)}
            </li>
          ))}
        </ul>
      )}
      {given.length === 0 && vehicleIds.length === 0 && <p>Your whole fleet.</p>}
      <FilterPreview filter={filter} />
    </section>
  )
}
