import type { PagedListContext } from "@crewfleet/machines"
import type { Situation } from "@crewfleet/sdk"
import { type ReactNode, useMemo } from "react"
import { afterPaint } from "../ui/afterPaint.ts"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { Pager } from "../ui/Pager.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { StepPager } from "../ui/StepPager.tsx"
import { PartBody } from "./PartBody.tsx"

type PagedEvent =
  | { readonly type: "page.chosen"; readonly page: number }
  | { readonly type: "size.chosen"; readonly size: number }
  | { readonly type: "reload.asked" }

interface PagedTableProps<Row> {
  /** What a `pagedListMachine` is in. */
  readonly state: {
    readonly context: Pick<PagedListContext<Row, unknown>, "request" | "answer" | "failure" | "attempts">
    readonly hasTag: (tag: "busy") => boolean
  }
  readonly send: (event: PagedEvent) => void
  readonly situation: Situation
  /** What the rows are, as in “Pages of hirers”. */
  readonly things: string
  /** What the table is called; `things`, unless told. */
  readonly caption?: string
  readonly columns: ReadonlyArray<Column<Row>>
  /** What to say when there is nothing to show. */
  readonly nothing: string
  /** What to do about it. */
  readonly advice?: string | undefined
  readonly onSort?: (by: string) => void
  /** How many rows a page may have, where a person chooses; the smallest first. */
  readonly sizes?: ReadonlyArray<number>
  /** The pager leads on one page at a time. */
  readonly stepwise?: boolean
  readonly room?: string
  readonly skeleton?: ReactNode
}

/** The rows of a paged list with its pager, why they could not be loaded, or that there are none. */
export function PagedTable<Row extends { readonly id: number | string }>({
  state,
  send,
  things,
  caption = things.charAt(0).toUpperCase() + things.slice(1),
  columns,
  onSort,
  sizes,
  stepwise = false,
  ...part
}: PagedTableProps<Row>) {
  const { request, answer, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const AnyPager = stepwise ? StepPager : Pager
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
          {...(onSort && { onSort })}
        />
      ),
    [answer, caption, columns, busy, request.sort, onSort]
  )

  return (
    <PartBody
      skeleton={<SkeletonRows rows={10} />}
      {...part}
      failure={failure}
      attempts={attempts}
      busy={busy}
      onRetry={() => send({ type: "reload.asked" })}
      nothing={answer?.content.length === 0 ? part.nothing : undefined}
    >
      {answer && (
        <div>
          {table}
          <AnyPager
            label={`Pages of ${things}`}
            page={request.page}
            size={request.size}
            total={answer.totalElements}
            atLeast={answer.atLeast}
            onPage={(page) => afterPaint(() => send({ type: "page.chosen", page }))}
            {...(sizes && {
              sizes,
              onSize: (size: number) => afterPaint(() => send({ type: "size.chosen", size }))
            })}
          />
        </div>
      )}
    </PartBody>
  )
}
