import { toggledSort } from "@crewfleet/machines"
import { useCallback, useMemo, useRef } from "react"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Pager } from "../ui/Pager.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { StepPager } from "../ui/StepPager.tsx"
import type { List, Nothing } from "./List.ts"
import styles from "./ListCard.module.css"
import { ListTools } from "./ListTools.tsx"
import { filtersOf, isNarrowed, openFilter } from "./listPlace.ts"
import { PartBody } from "./PartBody.tsx"
import type { ListState, SendToList } from "./useList.ts"

interface ListCardProps<Row, Filter> {
  readonly list: List<Row, Filter>
  readonly state: ListState<Row, Filter>
  readonly send: SendToList<Filter>
}

/** A list in a card: its tools, its rows and its pager, why it could not be loaded, or that there is nothing in it. */
export function ListCard<Row extends { readonly id: number | string }, Filter>({
  list,
  state,
  send
}: ListCardProps<Row, Filter>) {
  const { request, answer, failure, attempts } = state.context
  const { columns } = list
  const [, many] = list.names
  const busy = state.hasTag("busy")
  const title =
    typeof list.title === "string" ? list.title : list.title(request.filter, answer?.content ?? [])
  const caption = list.caption ?? many.charAt(0).toUpperCase() + many.slice(1)
  const narrowed = isNarrowed(list, request)
  const nothing = narrowed ? notFound(list, request.search) : list.none
  const clear = () => send({ type: "filters.cleared", filter: openFilter(list) })
  const top = useRef<HTMLDivElement>(null)
  const turn = (page: number) => {
    afterPaint(() => send({ type: "page.chosen", page }))
    // Whoever has read down to the pager reads on from the first row.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }
  const AnyPager = list.stepwise ? StepPager : Pager
  const sort = useCallback(
    (by: string) => {
      const first = columns.find((column) => column.sort === by)?.sortsFirst
      afterPaint(() => send({ type: "sort.chosen", sort: toggledSort(request.sort, by, first) }))
    },
    [columns, request.sort, send]
  )
  const table = useMemo(
    () =>
      answer && (
        <DataTable
          caption={caption}
          columns={columns}
          rows={answer.content}
          rowKey={({ id }) => id}
          busy={busy}
          sorted={request.sort}
          onSort={sort}
        />
      ),
    [answer, caption, columns, busy, request.sort, sort]
  )

  return (
    <div ref={top} className={styles.list}>
      <Card
        title={title}
        flush
        busy={busy}
        actions={
          (list.search || filtersOf(list).length > 0) && (
            <ListTools list={list} context={state.context} send={send} onClear={clear} />
          )
        }
      >
        <PartBody
          room="12rem"
          situation={list.situation}
          failure={failure}
          attempts={attempts}
          busy={busy}
          onRetry={() => send({ type: "reload.asked" })}
          nothing={answer?.content.length === 0 ? nothing.title : undefined}
          advice={nothing.advice}
          action={narrowed && <Button onClick={clear}>Show all {many}</Button>}
          skeleton={
            list.loading ? (
              <LoadingState message={list.loading} />
            ) : (
              <SkeletonRows rows={Math.min(request.size, 10)} />
            )
          }
        >
          {answer && (
            <div>
              {table}
              <AnyPager
                label={`Pages of ${many}`}
                page={request.page}
                size={request.size}
                total={answer.totalElements}
                atLeast={answer.atLeast}
                onPage={turn}
                {...(list.sizes && {
                  sizes: list.sizes,
                  onSize: (size: number) => afterPaint(() => send({ type: "size.chosen", size }))
                })}
              />
            </div>
          )}
        </PartBody>
      </Card>
    </div>
  )
}

const notFound = <Row, Filter>(list: List<Row, Filter>, search: string): Nothing => ({
  title: `No ${list.names[1]} match`,
  advice: "Change or clear the filters to see others.",
  ...list.notFound?.(search)
})
