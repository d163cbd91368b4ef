import type { OfWorker } from "@crewfleet/machines"
import type { Session, WorkerClient } from "@crewfleet/sdk"
import { useState } from "react"
import type { List } from "../list/List.ts"
import { ListPage } from "../list/ListPage.tsx"
import { writeMoment } from "../time/write.ts"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { type WorkerLogics, workerLogics } from "./workerLogics.ts"

interface ClientsScreenProps {
  readonly session: Pick<Session, "workerId">
  readonly logic?: WorkerLogics["clients"]
}

/** The wards of a worker's own bookings: how each is reached, and when the next shift there begins. */
export function ClientsScreen({ session, logic = workerLogics.clients }: ClientsScreenProps) {
  const [list] = useState(() => clientsList({ workerId: session.workerId ?? 0 }, logic))
  return <ListPage lead="The wards that you are or were booked at within 90 days." list={list} />
}

const clientsList = (filter: OfWorker, logic: WorkerLogics["clients"]): List<WorkerClient, OfWorker> => ({
  names: ["client", "clients"],
  title: "Your clients",
  caption: "Your clients",
  logic,
  filter,
  columns: [
    { heading: "Name", card: "heading", cell: ({ name }) => name },
    {
      heading: "Telephone",
      cell: ({ telephone }) => (telephone ? <TelephoneLink number={telephone} /> : unknown)
    },
    { heading: "Address", card: "wide", cell: ({ address }) => address.join(", ") || unknown },
    {
      heading: "Next shift",
      cell: ({ nextShift }) => (nextShift ? writeMoment(nextShift) : "None booked")
    }
  ],
  situation: "authenticatedCall",
  none: {
    title: "You are booked at no ward",
    advice: "A ward stands here from your first booking there on."
  }
})
