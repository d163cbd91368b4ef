import type { Session } from "@crewfleet/sdk"
import { useMemo } from "react"
import { ListPage } from "../list/ListPage.tsx"
import { clientStaffList } from "./clientStaffList.tsx"
import * as portal from "./staffLogics.ts"

interface ClientStaffScreenProps {
  readonly session: Pick<Session, "clientId">
  readonly logics?: Pick<portal.StaffLogics, "clientList" | "clientExport">
}

/** Those who are booked for the client, or were within 90 days. */
export function ClientStaffScreen({
  session: { clientId = 0 },
  logics = portal.staffLogics
}: ClientStaffScreenProps) {
  const list = useMemo(() => clientStaffList(clientId, logics), [clientId, logics])
  return <ListPage lead="Who is booked for you, or was within 90 days." list={list} />
}
