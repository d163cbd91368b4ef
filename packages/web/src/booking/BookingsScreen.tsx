import type { ListedBooking, UserType } from "@crewfleet/sdk"
import Plus from "lucide-react/icons/plus"
import { useMemo, useState } from "react"
import { useLocation } from "wouter"
import { ListPage } from "../list/ListPage.tsx"
import { BookingChangeDialog } from "./BookingChangeDialog.tsx"
import { BookingViews } from "./BookingViews.tsx"
import { bookingLogics } from "./bookingLogics.ts"
import { bookingPlace } from "./bookingPlace.ts"
import { bookingsList } from "./bookingsList.tsx"
import { NewBookingDialog } from "./NewBookingDialog.tsx"

interface BookingsScreenProps {
  readonly userType: UserType
  /** Whose bookings; undefined for those of all agencies. */
  readonly agencyId?: number | undefined
  readonly currency: string
  /** Whose drafts are kept: `ownerOf` whoever is signed in; undefined where none are. */
  readonly owner: string | undefined
  /** Whether bookings can be made here; the hirer of each is chosen among those that somebody may see. */
  readonly mayBook?: boolean
  readonly logics?: typeof bookingLogics
}

/** Bookings to search, filter, export, and to lead along their lives. */
export function BookingsScreen({
  userType,
  agencyId,
  currency,
  owner,
  mayBook = false,
  logics = bookingLogics
}: BookingsScreenProps) {
  const [opened, setOpened] = useState<ListedBooking>()
  const [making, setMaking] = useState(false)
  const [, navigate] = useLocation()
  const list = useMemo(
    () => bookingsList({ userType, agencyId, currency, mayBook, onOpen: setOpened, logics }),
    [userType, agencyId, currency, mayBook, logics]
  )
  const ofAgency = userType === "AGENCY"

  return (
    <ListPage
      list={list}
      views={ofAgency && <BookingViews shown="list" />}
      actions={[
        {
          label: "New booking",
          icon: <Plus size={16} aria-hidden="true" />,
          kind: "primary",
          may: mayBook,
          onPress: () => setMaking(true)
        }
      ]}
    >
      {(reload) => (
        <>
          {opened && (
            <BookingChangeDialog
              key={opened.id}
              id={opened.id}
              clientId={ofAgency ? opened.client?.id : undefined}
              place={bookingPlace(userType, opened)}
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
              onDone={({ changed }, made) => {
                setMaking(false)
                const place = made && bookingPlace(userType, { id: made.id, client: { id: made.clientId } })
                if (changed && place) navigate(place)
                else if (changed) reload()
              }}
            />
          )}
        </>
      )}
    </ListPage>
  )
}
