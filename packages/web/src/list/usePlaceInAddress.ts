import type { ListRequest } from "@crewfleet/machines"
import { useEffect } from "react"
import { useLocation, useSearch } from "wouter"
import { withPlace } from "./listPlace.ts"

/** Keeps in the address where a list is, so that whoever leaves the page and comes back finds it there. */
export const usePlaceInAddress = (request: ListRequest<unknown>): void => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const wanted = withPlace(query, request)
  useEffect(() => {
    if (wanted !== new URLSearchParams(query).toString())
      navigate(wanted ? `${path}?${wanted}` : path, { replace: true })
  }, [wanted, query, path, navigate])
}
