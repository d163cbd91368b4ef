import { useMemo } from "react"
import { ListPage } from "../list/ListPage.tsx"
import { adminStaffList } from "./adminStaffList.tsx"
import * as portal from "./staffLogics.ts"

interface AdminStaffScreenProps {
  readonly logics?: Pick<portal.StaffLogics, "adminList" | "adminExport">
}

/** The workers of every agency; the name of one narrows the list to its own. */
export function AdminStaffScreen({ logics = portal.staffLogics }: AdminStaffScreenProps) {
  const list = useMemo(() => adminStaffList(logics), [logics])
  return <ListPage lead="Choose an agency in the list to see its workers alone." list={list} />
}
