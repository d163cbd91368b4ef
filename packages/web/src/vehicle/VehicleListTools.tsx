import { vehicleStatuses } from "@crewfleet/sdk"
import { choicesOf } from "../ui/choicesOf.ts"
import { SearchField } from "../ui/SearchField.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import styles from "./VehicleList.module.css"

interface VehicleListToolsProps {
  /** What stands in the search box. */
  readonly typed: string
  /** The status of those that are shown; any without. */
  readonly status: string | undefined
  readonly onType: (text: string) => void
  readonly onSearch: () => void
  readonly onStatus: (status: string | undefined) => void
}

/** Narrows a list of vehicles to what is searched for and to a status. */
export function VehicleListTools({ typed, status, onType, onSearch, onStatus }: VehicleListToolsProps) {
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search vehicles"
        placeholder="Make, model or registration"
        value={typed}
        onSearch={onType}
        onEnter={onSearch}
      />
      <div className={styles.status}>
        <SelectField
          name="status"
          label="Status"
          labelHidden
          placeholder="All statuses"
          choices={choicesOf(vehicleStatuses)}
          value={status ?? ""}
          onChange={({ currentTarget }) => onStatus(currentTarget.value || undefined)}
        />
      </div>
    </div>
  )
}
