import { useCallback, useEffect, useState } from "react"
import { useSearch } from "wouter"
import { Page } from "../layout/Page.tsx"
import { startIn } from "../list/listPlace.ts"
import { PagedTable } from "../list/PagedTable.tsx"
import { usePlaceInAddress } from "../list/usePlaceInAddress.ts"
import { Card } from "../ui/Card.tsx"
import { SearchField } from "../ui/SearchField.tsx"
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
  const { typed, request } = state.context
  usePlaceInAddress(request, onElsewhere)
  useEffect(() => noteHirersPlace(query ? `/agency/clients?${query}` : "/agency/clients"), [query])

  return (
    <Page title="Hirers" lead="Everybody who has booked one of your vehicles.">
      <Card
        title="All hirers"
        flush
        busy={state.hasTag("busy")}
        actions={
          <div className={styles.tools}>
            <SearchField
              label="Search hirers"
              placeholder="Name, e-mail or telephone"
              value={typed}
              onSearch={(text) => send({ type: "search.typed", text })}
              onEnter={() => send({ type: "search.settled" })}
            />
            <HirerSort sort={request.sort} onChange={(sort) => send({ type: "sort.chosen", sort })} />
          </div>
        }
      >
        <PagedTable
          state={state}
          send={send}
          situation="loadHirers"
          things="hirers"
          columns={hirerColumns}
          nothing={nothing(request.search)}
          advice={
            request.search
              ? "Try a part of the name, the e-mail address or the telephone number."
              : "A hirer stands here from the first booking on."
          }
        />
      </Card>
    </Page>
  )
}

const nothing = (search: string) =>
  search ? `No hirers match “${search}”` : "Nobody has booked one of your vehicles yet"
