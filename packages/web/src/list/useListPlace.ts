import { type ListPlace, type PagedListContext, requestAt } from "@crewfleet/machines"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useSearch } from "wouter"
import { type AnyList, placeIn, withPlace } from "./listPlace.ts"

/**
 * Keeps in the address what a list asks for, with a step back for each choice; typing on counts as one, and what the list
 * corrects by itself as none. When somebody else changes the address, as the Back button or a link does, the list follows.
 */
export const useListPlace = <Filter>(
  list: AnyList<Filter>,
  { request, first, corrected }: Omit<PagedListContext<unknown, Filter>, "answer">,
  send: (event: { readonly type: "place.changed"; readonly place: ListPlace<Filter> }) => void
): void => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const known = useRef<string>(undefined)

  const agree = useEffectEvent(() => {
    const isGiven = query !== known.current
    known.current = query
    const place = placeIn(list, query)
    const wanted = withPlace(list, query, { request, first })
    const isThere = wanted === withPlace(list, query, { request: requestAt(first, place), first })
    if (isGiven && !isThere) return send({ type: "place.changed", place })
    if (wanted === decoded(query)) return
    const isTyping = request.search !== "" && place.search !== "" && request.search !== place.search
    known.current = wanted
    navigate(wanted ? `${path}?${wanted}` : path, { replace: isThere || isTyping || corrected })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when either moves they may no longer agree
  useEffect(() => agree(), [request, query])
}

/** A query spelt as this portal spells them. */
const decoded = (query: string) => new URLSearchParams(query).toString().replaceAll("%2C", ",")
