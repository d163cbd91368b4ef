import { useEffect, useMemo } from "react"
import { useSearch } from "wouter"
import { ListPage } from "../list/ListPage.tsx"
import { hirerLogics } from "./hirerLogics.ts"
import { hirersList } from "./hirersList.tsx"
import { noteHirersPlace } from "./hirersPlace.ts"

interface HirersScreenProps {
  readonly agencyId: number | undefined
  readonly logic?: typeof hirerLogics.hirers
}

/** Everybody who has booked with the agency. */
export function HirersScreen({ agencyId, logic = hirerLogics.hirers }: HirersScreenProps) {
  const query = useSearch()
  useEffect(() => noteHirersPlace(query ? `/agency/clients?${query}` : "/agency/clients"), [query])
  const list = useMemo(() => hirersList(agencyId, logic), [agencyId, logic])
  return <ListPage lead="Everybody who has booked one of your vehicles." list={list} />
}
