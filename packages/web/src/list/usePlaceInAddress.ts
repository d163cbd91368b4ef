import type { ListRequest } from "@crewfleet/machines"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useSearch } from "wouter"
import { withPlace } from "./listPlace.ts"

/**
 * Keeps in the address where a list is, so that whoever leaves the page and comes back finds it there. When somebody
 * else changes the address, as a link to the same page does, `onElsewhere` is called. `placeIn` writes into a query what a
 * list needs beside search, page and order.
 */
export const usePlaceInAddress = (
  request: ListRequest<unknown>,
  onElsewhere?: () => void,
  placeIn: (query: string) => string = (query) => withPlace(query, request)
): void => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const known = useRef(query)
  const wanted = placeIn(query)
  const leave = useEffectEvent(() => onElsewhere?.())
  useEffect(() => {
    const isOurs = query === known.current
    known.current = query
    if (!isOurs && onElsewhere) leave()
    else if (wanted !== new URLSearchParams(query).toString()) {
      known.current = wanted
      navigate(wanted ? `${path}?${wanted}` : path, { replace: true })
    }
  }, [wanted, query, path, navigate, onElsewhere])
}
