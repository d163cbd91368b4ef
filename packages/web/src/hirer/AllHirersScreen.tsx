import { allHirersLogic, askAllHirers, exportLogic, type HirersFilter } from "@crewfleet/machines"
import type { ListedHirer } from "@crewfleet/sdk"
import { useAtomValue } from "jotai"
import { useMemo } from "react"
import { brandAtom } from "../brand/brandAtom.ts"
import type { List } from "../list/List.ts"
import { ListPage } from "../list/ListPage.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { bookings, contact, csvColumns, namedHirer, nameOf, rating } from "./hirerColumns.tsx"
import { searchedHirers } from "./hirersList.tsx"

interface AllHirersScreenProps {
  readonly logics?: typeof allHirersLogics
}

/** The hirers of all agencies, for administrators; the brand calls them hirers or clients. */
export function AllHirersScreen({ logics = allHirersLogics }: AllHirersScreenProps) {
  const names = useAtomValue(brandAtom)?.carRental ? hirers : clients
  const list = useMemo(() => allHirersList(names, logics), [names, logics])
  return <ListPage lead="Everybody who has booked a vehicle, or whom an agency has entered." list={list} />
}

const hirers = ["hirer", "hirers"] as const
const clients = ["client", "clients"] as const

/** The list of the hirers of all agencies. */
export const allHirersList = (
  names: readonly [one: string, many: string],
  logics = allHirersLogics
): List<ListedHirer, HirersFilter> => ({
  names,
  title: `All ${names[1]}`,
  logic: logics.hirers,
  filter: {},
  columns: [namedHirer(nameOf), contact, bookings, rating],
  ...searchedHirers(names[1]),
  none: { title: `There are no ${names[1]} yet` },
  csv: { logic: logics.export, columns: csvColumns }
})

const allHirersLogics = {
  hirers: allHirersLogic(loadClient),
  export: exportLogic(loadClient, askAllHirers)
}
