import { locationText } from "@crewfleet/sdk/rules"
import { useLogic } from "../useLogic.ts"
import * as portal from "./promotionLogics.ts"

interface LocationNamesProps {
  readonly ids: ReadonlyArray<string>
  readonly logic?: typeof portal.locations
}

/** Places by their names, or by their ids where a name is not known. */
export function LocationNames({ ids, logic = portal.locations }: LocationNamesProps) {
  const [state] = useLogic(logic, { input: { request: {} } })
  const places = new Map(state.context.value?.content.map((place) => [String(place.id), place]))
  const nameOf = (id: string) => {
    const place = places.get(id)
    return place ? (place.name ?? locationText(place)) : `Location ${id}`
  }
  return <>{state.hasTag("busy") ? "…" : ids.map(nameOf).join(", ")}</>
}
