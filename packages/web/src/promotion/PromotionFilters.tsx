import type { PagedListContext, PagedListEvent, PromotionFilter, toggledSort } from "@crewfleet/machines"
import { type Promotion, type PromotionStatus, promotionList, promotionStatuses } from "@crewfleet/sdk"
import { Button } from "../ui/Button.tsx"
import { choicesOf } from "../ui/choicesOf.ts"
import { MultiSelectField } from "../ui/MultiSelectField.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import styles from "./PromotionsScreen.module.css"
import { promotionOrders } from "./promotionColumns.tsx"

interface PromotionFiltersProps {
  readonly context: PagedListContext<Promotion, PromotionFilter>
  readonly send: (event: PagedListEvent<PromotionFilter>) => void
  readonly onSort: (by: string) => void
}

const statuses = choicesOf(promotionStatuses)

/** Narrows the list of promotions to words and statuses, and on a phone orders it. */
export function PromotionFilters({ context: { typed, request }, send, onSort }: PromotionFiltersProps) {
  const search = () => send({ type: typed.trim() === request.search ? "reload.asked" : "search.settled" })
  const narrow = (statuses: ReadonlyArray<PromotionStatus>) =>
    send({ type: "filter.chosen", filter: { ...request.filter, statuses } })
  const clear = () => {
    send({ type: "search.typed", text: "" })
    send({ type: "search.settled" })
    narrow([])
  }

  return (
    <search className={styles.filters}>
      <SearchField
        label="Search promotions"
        value={typed}
        onSearch={(text) => send({ type: "search.typed", text })}
        onEnter={search}
      />
      <div className={styles.statuses}>
        <MultiSelectField
          name="statuses"
          label="Status"
          labelHidden
          placeholder="Any status"
          choices={statuses}
          value={request.filter.statuses}
          onChange={(chosen) => narrow(chosen as ReadonlyArray<PromotionStatus>)}
        />
      </div>
      <div className={styles.order}>
        <Order sort={request.sort} onSort={onSort} />
      </div>
      <Button onClick={search}>Search</Button>
      <Button kind="quiet" onClick={clear}>
        Clear Filters
      </Button>
    </search>
  )
}

interface OrderProps {
  readonly sort: ReturnType<typeof toggledSort> | undefined
  readonly onSort: (by: string) => void
}

function Order({ sort, onSort }: OrderProps) {
  const arrow = sort?.direction === "ascending" ? "↑" : "↓"
  return (
    <SelectField
      name="order"
      label="Sort by"
      labelHidden
      value={sort?.by ?? promotionList.sort}
      choices={[{ value: promotionList.sort, label: "Created" }, ...promotionOrders].map(
        ({ value, label }) => ({
          value,
          label: value === sort?.by ? `Sorted by ${label} ${arrow}` : `Sort by ${label}`
        })
      )}
      onChange={({ currentTarget }) => onSort(currentTarget.value)}
    />
  )
}
