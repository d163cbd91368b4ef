import { useMemo } from "react"
import { ListPage } from "../list/ListPage.tsx"
import { staffList } from "./staffList.tsx"
import * as portal from "./staffLogics.ts"

interface StaffListScreenProps {
  readonly agencyId: number
  readonly logics?: Pick<portal.StaffLogics, "list" | "export" | "lookup">
}

/** Everybody who works or worked for the agency. */
export function StaffListScreen({ agencyId, logics = portal.staffLogics }: StaffListScreenProps) {
  const list = useMemo(() => staffList(agencyId, logics), [agencyId, logics])
  return <ListPage lead="Who works for you, who may work tomorrow, and whose records end soon." list={list} />
}
