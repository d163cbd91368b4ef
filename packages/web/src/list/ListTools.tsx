import type { PagedListContext, Sort } from "@crewfleet/machines"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import type { List } from "./List.ts"
import styles from "./ListTools.module.css"
import { filtersOf, isNarrowed } from "./listPlace.ts"
import type { SendToList } from "./useList.ts"

interface ListToolsProps<Row, Filter> {
  readonly list: List<Row, Filter>
  readonly context: PagedListContext<Row, Filter>
  readonly send: SendToList<Filter>
  readonly onClear: () => void
}

/** Searches a list, narrows it, and orders it where the headings of its columns are out of sight. */
export function ListTools<Row, Filter>({ list, context, send, onClear }: ListToolsProps<Row, Filter>) {
  const [, many] = list.names
  const { typed, request } = context
  const { search } = list
  const fields = filtersOf(list).flatMap(([key, { name, field }]) => {
    const drawn = field({
      value: request.filter[key],
      filter: request.filter,
      onChange: (value) => send({ type: "filter.chosen", filter: { ...request.filter, [key]: value } })
    })
    return drawn === null ? [] : { name, drawn }
  })
  const look = () => send({ type: typed.trim() === request.search ? "reload.asked" : "search.settled" })

  return (
    <Row as="search" align="end" justify="end" className={styles.tools} aria-label={`Which ${many}`}>
      {search && (
        <div className={styles.search}>
          <SearchField
            label={search.label ?? `Search ${many}`}
            placeholder={search.placeholder}
            value={typed}
            onSearch={(text) => send({ type: "search.typed", text })}
            onEnter={look}
          />
        </div>
      )}
      <Order list={list} context={context} onSort={(sort) => send({ type: "sort.chosen", sort })} />
      {fields.map(({ name, drawn }) => (
        <div key={name} className={styles.filter}>
          {drawn}
        </div>
      ))}
      {search?.button && <Button onClick={look}>Search</Button>}
      {fields.length > 0 && (
        <Button kind="quiet" disabled={typed === "" && !isNarrowed(list, request)} onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </Row>
  )
}

interface OrderProps<Row, Filter> {
  readonly list: List<Row, Filter>
  readonly context: PagedListContext<Row, Filter>
  readonly onSort: (sort: Sort) => void
}

/** The orders that there are, where the headings that offer them have no room. */
function Order<Row, Filter>({ list, context, onSort }: OrderProps<Row, Filter>) {
  const orders = [
    ...(list.orders ?? []),
    ...list.columns.flatMap(({ heading, sort }) => (sort ? { label: heading, sort } : []))
  ]
  const { request, first } = context
  if (orders.length === 0) return null
  return (
    <div className={styles.order}>
      <SelectField
        name="order"
        label="Sort by"
        labelHidden
        {...(first.sort ? {} : { placeholder: "Sort by …" })}
        choices={orders.flatMap(({ label, sort }) =>
          (["ascending", "descending"] as const).map((direction) => ({
            value: wordOf({ by: sort, direction }),
            label: `${label} ${arrows[direction]}`
          }))
        )}
        value={request.sort ? wordOf(request.sort) : ""}
        onChange={({ currentTarget }) => {
          const [by = "", descending] = currentTarget.value.split(" ")
          if (by) onSort({ by, direction: descending ? "descending" : "ascending" })
        }}
      />
    </div>
  )
}

const arrows = { ascending: "↑", descending: "↓" }

const wordOf = ({ by, direction }: Sort) => (direction === "descending" ? `${by} descending` : by)
