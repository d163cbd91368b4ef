import type { PagedListContext, PagedListEvent } from "@crewfleet/machines"
import { useState } from "react"
import { useSearch } from "wouter"
import { useLogic } from "../useLogic.ts"
import type { List } from "./List.ts"
import { placeIn } from "./listPlace.ts"
import { useListPlace } from "./useListPlace.ts"

/** What a list is in. */
export interface ListState<Row, Filter> {
  readonly context: PagedListContext<Row, Filter>
  readonly hasTag: (tag: "busy") => boolean
}

/** Takes what a list is told. */
export type SendToList<Filter> = (event: PagedListEvent<Filter>) => void

/** Runs a list for as long as it is shown, at the place that the address tells. */
export const useList = <Row, Filter>(
  list: List<Row, Filter>
): readonly [ListState<Row, Filter>, SendToList<Filter>] => {
  const query = useSearch()
  const [start] = useState(() => placeIn(list, query))
  const [state, send] = useLogic(list.logic, { input: { filter: list.filter, start } })
  useListPlace(list, state.context, send)
  return [state, send]
}
