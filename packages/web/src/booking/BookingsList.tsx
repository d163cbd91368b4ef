import { type ListedBooking, type UserType, words } from "@crewfleet/sdk"
import Plus from "lucide-react/icons/plus"
import { useCallback, useMemo, useState } from "react"
import { useSearch } from "wouter"
import { Page } from "../layout/Page.tsx"
import { fewerFilters } from "../list/fewerFilters.ts"
import { PagedTable } from "../list/PagedTable.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { useLogic } from "../useLogic.ts"
import { BookingChangeDialog } from "./BookingChangeDialog.tsx"
import { BookingsFilters } from "./BookingsFilters.tsx"
import { BookingViews } from "./BookingViews.tsx"
import { bookingListColumns } from "./bookingListColumns.tsx"
import { bookingLogics } from "./bookingLogics.ts"
import { bookingsPlaceIn } from "./bookingsPlace.ts"
import { ExportBookings } from "./ExportBookings.tsx"
import { NewBookingDialog } from "./NewBookingDialog.tsx"
import { useBookingsPlace } from "./useBookingsPlace.ts"

export interface BookingsListProps {
  readonly userType: UserType
  /** Whose bookings; undefined for those of all agencies. */
  readonly agencyId?: number | undefined
  readonly currency: string
  /** Whose drafts are kept: `ownerOf` whoever is signed in; undefined where none are. */
  readonly owner: string | undefined
  /** Whether bookings can be made here; the hirer of each is chosen among those that somebody may see. */
  readonly mayBook?: boolean
  /** The address was changed by somebody else. */
  readonly onMoved: () => void
  readonly logics?: typeof bookingLogics
}

/** Shows `bookingsMachine`: bookings to search, filter, export, and to lead along their lives. */
export function BookingsList({
  userType,
  agencyId,
  currency,
  owner,
  mayBook = false,
  onMoved,
  logics = bookingLogics
}: BookingsListProps) {
  const query = useSearch()
  const [place] = useState(() => bookingsPlaceIn(query))
  const [state, send] = useLogic(logics.bookings, {
    input: { filter: { ...place.filter, agencyId }, start: place.start }
  })
  const { typed, request } = state.context
  useBookingsPlace(request, onMoved)
  const [opened, setOpened] = useState<ListedBooking>()
  const [making, setMaking] = useState(false)
  const columns = useMemo(
    () => bookingListColumns({ userType, currency, onOpen: setOpened }),
    [userType, currency]
  )
  const reload = () => send({ type: "reload.asked" })
  const direction = request.sort?.direction
  const sort = useCallback(() => send({ type: "sort.chosen", sort: turned(direction) }), [send, direction])
  const { statuses, from, to } = request.filter
  const isNarrowed = [request.search, from, to, ...statuses].some((chosen) => chosen !== "")
  const ofAgency = userType === "AGENCY"

  return (
    <Page
      title={ofAgency ? "Bookings" : "Vehicle Bookings"}
      actions={
        <>
          {ofAgency && <BookingViews shown="list" />}
          <ExportBookings request={request} logic={logics.export} />
          {mayBook && (
            <Button kind="primary" onClick={() => setMaking(true)}>
              <Plus size={16} aria-hidden="true" />
              New booking
            </Button>
          )}
        </>
      }
    >
      <Card title="All bookings" flush busy={state.hasTag("busy")}>
        <BookingsFilters
          typed={typed}
          filter={request.filter}
          onType={(text) => send({ type: "search.typed", text })}
          onSearch={() => send({ type: "search.settled" })}
          onFilter={(filter) => send({ type: "filter.chosen", filter })}
          onClear={() => {
            send({ type: "search.typed", text: "" })
            send({ type: "search.settled" })
            send({ type: "filter.chosen", filter: { agencyId, statuses: [], from: "", to: "" } })
          }}
        />
        <PagedTable
          state={state}
          send={send}
          situation="loadBookings"
          things="bookings"
          columns={columns}
          nothing={words.noBookings.text}
          advice={isNarrowed ? fewerFilters : mayBook ? "Make the first one with New booking." : undefined}
          onSort={sort}
        />
      </Card>
      {opened && (
        <BookingChangeDialog
          key={opened.id}
          id={opened.id}
          logic={logics.change}
          onMoved={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
      {making && (
        <NewBookingDialog
          agencyId={agencyId}
          owner={owner}
          currency={currency}
          logics={logics}
          onDone={({ changed }) => {
            setMaking(false)
            if (changed) reload()
          }}
        />
      )}
    </Page>
  )
}

const turned = (direction: "ascending" | "descending" | undefined) =>
  ({ by: "start", direction: direction === "ascending" ? "descending" : "ascending" }) as const
