import { agenciesLogic, askAgencies, exportLogic, type NoFilter } from "@crewfleet/machines"
import type { ListedAgency } from "@crewfleet/sdk"
import { useMemo } from "react"
import { figurePlace } from "../dashboard/figurePlace.ts"
import { type List, listSizes } from "../list/List.ts"
import { ListPage } from "../list/ListPage.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { RowLink } from "../ui/RowLink.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"

interface AgenciesScreenProps {
  readonly logics?: typeof agenciesLogics
}

/** The agencies that provide vehicles, for administrators: each leads to its vehicles. */
export function AgenciesScreen({ logics = agenciesLogics }: AgenciesScreenProps) {
  const list = useMemo(() => agenciesList(logics), [logics])
  return <ListPage lead="The agencies that provide vehicles." list={list} />
}

const agenciesLogics = {
  agencies: agenciesLogic(loadClient),
  export: exportLogic(loadClient, askAgencies)
}

const agenciesList = (logics: typeof agenciesLogics): List<ListedAgency, NoFilter> => ({
  names: ["provider", "providers"],
  title: "All providers",
  logic: logics.agencies,
  filter: {},
  columns: [
    {
      heading: "Name",
      card: "heading",
      cell: ({ id, name }) => (
        <RowLink href={figurePlace("ADMIN", { list: "vehicles", agencyId: id })}>{name}</RowLink>
      )
    },
    {
      heading: "Place",
      card: "wide",
      cell: ({ city, country }) => <TwoLines second={city && country}>{city || country || unknown}</TwoLines>
    },
    { heading: "Telephone", cell: ({ telephone }) => telephone || unknown },
    { heading: "Currency", cell: ({ baseCurrency }) => baseCurrency ?? "Not chosen yet" },
    { heading: "Vehicles", align: "end", cell: ({ vehicles }) => count(vehicles) },
    { heading: "Bookings", align: "end", cell: ({ bookings }) => count(bookings) }
  ],
  search: { placeholder: "Name, place or telephone" },
  sizes: listSizes,
  situation: "loadAgencies",
  none: { title: "There are no providers yet" },
  csv: {
    logic: logics.export,
    columns: {
      Id: ({ id }) => id,
      Name: ({ name }) => name,
      City: ({ city }) => city ?? "",
      Country: ({ country }) => country ?? "",
      Telephone: ({ telephone }) => telephone ?? "",
      Currency: ({ baseCurrency }) => baseCurrency ?? "",
      Vehicles: ({ vehicles }) => vehicles ?? "",
      Bookings: ({ bookings }) => bookings ?? ""
    }
  }
})

const count = (of: number | null | undefined) => of?.toLocaleString("en-GB") ?? unknown
