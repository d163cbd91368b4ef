import { isVehicleStatus } from "@crewfleet/machines"
import { useSearchParams } from "wouter"

/** The status that a list is narrowed to, kept in the address so that the way back leads to the same list. */
export const useStatusInAddress = (otherwise?: string) => {
  const [query, setQuery] = useSearchParams()
  const named = query.get("status")
  const status = named === null ? otherwise : isVehicleStatus(named) ? named : undefined
  const keep = (chosen: string | undefined) =>
    setQuery(chosen === otherwise ? {} : { status: chosen ?? "ALL" }, { replace: true })
  return [status, keep] as const
}
