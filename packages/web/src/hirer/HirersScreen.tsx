import { hirerLists } from "@crewfleet/sdk"
import { useCallback, useEffect, useState } from "react"
import { useSearch } from "wouter"
import { Page } from "../layout/Page.tsx"
import { startIn } from "../list/listPlace.ts"
import { PartBody } from "../list/PartBody.tsx"
import { usePlaceInAddress } from "../list/usePlaceInAddress.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Pager } from "../ui/Pager.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { HirerSort } from "./HirerSort.tsx"
import styles from "./HirersScreen.module.css"
import { hirerColumns } from "./hirerColumns.tsx"
import { hirerLogics } from "./hirerLogics.ts"
import { noteHirersPlace } from "./hirersPlace.ts"

interface HirersScreenProps {
  readonly agencyId: number | undefined
  readonly logic?: typeof hirerLogics.hirers
}

/** Everybody who has booked with the agency; a link to this page begins the list anew. */
export function HirersScreen(props: HirersScreenProps) {
  const [visit, setVisit] = useState(0)
  const beginAnew = useCallback(() => setVisit((earlier) => earlier + 1), [])
  return <HirerList key={visit} {...props} onElsewhere={beginAnew} />
}

interface HirerListProps extends HirersScreenProps {
  readonly onElsewhere: () => void
}

/** Shows `hirersMachine`: the hirers to search, order and page through. */
function HirerList({ agencyId, logic = hirerLogics.hirers, onElsewhere }: HirerListProps) {
  const query = useSearch()
  const [start] = useState(() => startIn(query))
  const [state, send] = useLogic(logic, { input: { filter: { agencyId }, start } })
  const { typed, request, answer, failure } = state.context
  const busy = state.hasTag("busy")
  usePlaceInAddress(request, onElsewhere)
  useEffect(() => noteHirersPlace(query ? `/agency/clients?${query}` : "/agency/clients"), [query])

  return (
    <Page title="Hirers" lead="Everybody who has booked one of your vehicles.">
      <Card
        title="All hirers"
        flush
        busy={busy}
        actions={
          <div className={styles.tools}>
            <SearchField
              label="Search hirers"
              placeholder="Name, e-mail or telephone"
              value={typed}
              onSearch={(text) => send({ type: "search.typed", text })}
              onKeyDown={({ key }) => key === "Enter" && send({ type: "search.settled" })}
            />
            <HirerSort sort={request.sort} onChange={(sort) => send({ type: "sort.chosen", sort })} />
          </div>
        }
      >
        <PartBody
          situation="loadHirers"
          failure={failure}
          busy={busy}
          onRetry={() => send({ type: "reload.asked" })}
          nothing={answer?.content.length === 0 ? nothing(request.search) : undefined}
          skeleton={<SkeletonRows rows={10} />}
        >
          {answer && (
            <div>
              <DataTable
                caption="Hirers"
                columns={hirerColumns}
                rows={answer.content}
                rowKey={({ id }) => id}
              />
              {request.search && answer.totalElements >= hirerLists.mostFound && (
                <p className={styles.many}>
                  Only the first {hirerLists.mostFound.toLocaleString("en-GB")} are shown. Type more to find
                  others.
                </p>
              )}
              <Pager
                label="Pages of hirers"
                page={request.page}
                size={request.size}
                total={answer.totalElements}
                onPage={(page) => afterPaint(() => send({ type: "page.chosen", page }))}
              />
            </div>
          )}
        </PartBody>
      </Card>
    </Page>
  )
}

const nothing = (search: string) =>
  search ? `No hirers match “${search}”` : "Nobody has booked one of your vehicles yet"
