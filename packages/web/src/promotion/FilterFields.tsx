import type { Fleet } from "@crewfleet/machines"
import {
  type FilterChoice,
  type FilterList,
  type FleetChoice,
  filterLists,
  fuelTypes,
  offeredOperators,
  vehicleFilterOf,
  vehicleTypes
} from "@crewfleet/sdk/rules"
import { memo, useMemo } from "react"
import { PartBody } from "../list/PartBody.tsx"
import { choicesOf } from "../ui/choicesOf.ts"
import { Grid } from "../ui/Grid.tsx"
import { MultiSelectField } from "../ui/MultiSelectField.tsx"
import { type Choice, SelectField } from "../ui/SelectField.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { FilterPreview } from "./FilterPreview.tsx"
import * as portal from "./promotionLogics.ts"

interface FilterFieldsProps {
  readonly filters: FleetChoice["filters"]
  readonly onChange: (changes: Partial<FleetChoice>) => void
  readonly logic?: typeof portal.fleet
}

/** Vehicles by what they are like, each quality included or excluded, with a few of those that are found. */
export const FilterFields = memo(function FilterFields({
  filters,
  onChange,
  logic = portal.fleet
}: FilterFieldsProps) {
  const [state, send] = useLogic(logic, { input: { request: undefined } })
  const { value, failure, attempts } = state.context
  const choices = useMemo(() => value && choicesIn(value), [value])
  const filter = useMemo(() => vehicleFilterOf({ filterType: "FILTERS", vehicleIds: [], filters }), [filters])
  const choose = (list: FilterList, choice: Partial<FilterChoice>) =>
    onChange({ filters: { ...filters, [list]: { ...filters[list], ...choice } } })

  return (
    <PartBody
      room="10rem"
      situation="loadAvailableVehicles"
      failure={failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={() => send({ type: "reload.asked" })}
      nothing={state.matches("empty") ? "None of your vehicles is on the road yet" : undefined}
      skeleton={<SkeletonLines lines={6} />}
    >
      {choices && (
        <Stack gap={2}>
          <Grid columns={[1, 1]} stackedBelow={36} gap={3}>
            {filterLists.map((list) => (
              <Grid columns={[3, 2]} gap={2} align="end" key={list}>
                <MultiSelectField
                  name={list}
                  label={filterNames[list]}
                  placeholder="Any"
                  choices={choices[list]}
                  value={filters[list].chosen}
                  onChange={(chosen) => choose(list, { chosen })}
                />
                <SelectField
                  name={`${list}-operator`}
                  label={`${filterNames[list]}: include or exclude`}
                  labelHidden
                  value={filters[list].operator}
                  choices={operators}
                  onChange={({ currentTarget }) =>
                    choose(list, { operator: currentTarget.value === "NOT_IN" ? "NOT_IN" : "IN" })
                  }
                />
              </Grid>
            ))}
          </Grid>
          <FilterPreview key={JSON.stringify(filter)} filter={filter} />
        </Stack>
      )}
    </PartBody>
  )
})

/** What each list of a filter is called. */
export const filterNames: Readonly<Record<FilterList, string>> = {
  names: "Makes",
  models: "Models",
  colors: "Colours",
  fuelTypes: "Fuel types",
  types: "Types",
  locationIds: "Locations"
}

const operators = choicesOf(offeredOperators)

const choicesIn = ({ vehicles, locations }: Fleet): Readonly<Record<FilterList, ReadonlyArray<Choice>>> => ({
  names: distinct(vehicles.map(({ name }) => name)),
  models: distinct(vehicles.map(({ model }) => model)),
  colors: distinct(vehicles.map(({ color }) => color)),
  fuelTypes: choicesOf(fuelTypes),
  types: choicesOf(vehicleTypes),
  locationIds: locations.map(({ id, name, city }) => ({
    value: String(id),
    label: name ?? city ?? String(id)
  }))
})

const distinct = (words: ReadonlyArray<string | undefined>): ReadonlyArray<Choice> =>
  [...new Set(words.filter((word) => typeof word === "string"))]
    .toSorted((one, other) => one.localeCompare(other, "en-GB"))
    .map((word) => ({ value: word, label: word }))
