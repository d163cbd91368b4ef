import { toggledSort, type Viewer } from "@crewfleet/machines"
import { promotionList } from "@crewfleet/sdk"
import { useCallback, useMemo, useState } from "react"
import { useSearch } from "wouter"
import { Page } from "../layout/Page.tsx"
import { fewerFilters } from "../list/fewerFilters.ts"
import { PagedTable } from "../list/PagedTable.tsx"
import { usePlaceInAddress } from "../list/usePlaceInAddress.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { useLogic } from "../useLogic.ts"
import { PromotionEditor } from "./PromotionEditor.tsx"
import { PromotionFilters } from "./PromotionFilters.tsx"
import { promotionColumns } from "./promotionColumns.tsx"
import * as portal from "./promotionLogics.ts"
import { promotionsPlaceIn, withPromotionsPlace } from "./promotionsPlace.ts"

interface PromotionsScreenProps {
  readonly viewer: Viewer
  /** Whose drafts are kept: `ownerOf` whoever is signed in; undefined where none are. */
  readonly owner: string | undefined
  readonly logic?: typeof portal.promotionList
  readonly editor?: typeof portal.promotionEditor
}

/** The promotions of an agency, or to an admin those of everybody, at their address; a link to it begins the list anew. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const [visit, setVisit] = useState(0)
  const beginAnew = useCallback(() => setVisit((earlier) => earlier + 1), [])
  return <ListedPromotions key={visit} {...props} onElsewhere={beginAnew} />
}

interface ListedPromotionsProps extends PromotionsScreenProps {
  readonly onElsewhere: () => void
}

/** Shows `promotionListMachine`: promotions to search, sort, make and edit. */
function ListedPromotions({
  viewer,
  owner,
  logic = portal.promotionList,
  editor,
  onElsewhere
}: ListedPromotionsProps) {
  const { agencyId, userType } = viewer
  const query = useSearch()
  const [{ statuses, start }] = useState(() => promotionsPlaceIn(query))
  const [state, send] = useLogic(logic, { input: { filter: { agencyId, statuses }, start } })
  const [open, setOpen] = useState<{ readonly id: number | undefined }>()
  const { request } = state.context
  const isNarrowed = request.search !== "" || request.filter.statuses.length > 0
  usePlaceInAddress(request, onElsewhere, (address) => withPromotionsPlace(address, request))
  const sort = useCallback(
    (by: string) => afterPaint(() => send({ type: "sort.chosen", sort: toggledSort(request.sort, by) })),
    [send, request.sort]
  )
  const show = useCallback((id?: number) => setOpen({ id }), [])
  const columns = useMemo(() => promotionColumns(userType, show), [userType, show])

  return (
    <Page
      title="Promotions"
      actions={
        <Button kind="primary" onClick={() => show()}>
          Add Promotion
        </Button>
      }
    >
      <Card
        title={userType === "ADMIN" ? "All promotions" : "Your promotions"}
        flush
        busy={state.hasTag("busy")}
        actions={<PromotionFilters context={state.context} send={send} onSort={sort} />}
      >
        <PagedTable
          state={state}
          send={send}
          situation="authenticatedCall"
          things="promotions"
          columns={columns}
          nothing="No promotions found"
          advice={isNarrowed ? fewerFilters : "Make the first one with Add Promotion."}
          onSort={sort}
          sizes={promotionList.sizes}
        />
      </Card>
      {open && (
        <PromotionEditor
          viewer={viewer}
          owner={owner}
          id={open.id}
          {...(editor && { logicFor: editor })}
          onDone={(changed) => {
            setOpen(undefined)
            if (changed) send({ type: "reload.asked" })
          }}
        />
      )}
    </Page>
  )
}
