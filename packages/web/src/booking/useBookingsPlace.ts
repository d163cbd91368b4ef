import type { BookingsFilter, ListRequest } from "@crewfleet/machines"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useSearch } from "wouter"
import { bookingsPlaceIn, bookingsPlaceOf } from "./bookingsPlace.ts"

/**
 * Keeps in the address what the list shows, with a step back for each choice (typing counts as one); `onMoved` is called
 * when the address was changed by somebody else, such as the Back button.
 */
export const useBookingsPlace = (request: ListRequest<BookingsFilter>, onMoved: () => void): void => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const wanted = bookingsPlaceOf(request)
  const shown = useRef(query)

  const write = useEffectEvent(() => {
    if (wanted === shown.current) return
    const before = bookingsPlaceIn(shown.current)
    const replace =
      isSame(shown.current, wanted) || (before.start.search !== "" && request.search !== before.start.search)
    shown.current = wanted
    navigate(wanted ? `${path}?${wanted}` : path, { replace })
  })
  const leave = useEffectEvent(onMoved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the list asks for is worth writing
  useEffect(() => write(), [wanted])
  useEffect(() => {
    if (query !== shown.current) leave()
  }, [query])
}

/** Whether two queries mean the same list, however they are spelt. */
const isSame = (one: string, other: string) =>
  JSON.stringify(bookingsPlaceIn(one)) === JSON.stringify(bookingsPlaceIn(other))
