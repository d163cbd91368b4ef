import { useMemo } from "react"
import { ListPage } from "../list/ListPage.tsx"
import * as portal from "./requestLogics.ts"
import { requestPlaces } from "./requestPlaces.ts"
import { requestsList } from "./requestsList.tsx"

interface RequestsScreenProps {
  readonly logics?: Pick<portal.ClientRequestLogics, "list" | "export">
}

/** `/client/transport`: what a client's wards have asked for, what is open first by its time. */
export function RequestsScreen({ logics = portal.clientRequestLogics }: RequestsScreenProps) {
  const list = useMemo(() => requestsList(logics), [logics])
  return (
    <ListPage
      lead="What your wards have asked for, and what happens to each."
      list={list}
      actions={[{ label: "Request transport", kind: "primary", href: requestPlaces.new }]}
    />
  )
}
