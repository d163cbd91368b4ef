import type { OfWorker } from "@crewfleet/machines"
import type { Colleague, Session } from "@crewfleet/sdk"
import { useState } from "react"
import type { List } from "../list/List.ts"
import { ListPage } from "../list/ListPage.tsx"
import { writeMoment } from "../time/write.ts"
import { RowLink } from "../ui/RowLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { type WorkerLogics, workerLogics } from "./workerLogics.ts"

interface ColleaguesScreenProps {
  readonly session: Pick<Session, "workerId">
  readonly logic?: WorkerLogics["colleagues"]
}

/** Those who are or were booked for the same journeys as a worker: name and role. */
export function ColleaguesScreen({ session, logic = workerLogics.colleagues }: ColleaguesScreenProps) {
  const [list] = useState(() => colleaguesList({ workerId: session.workerId ?? 0 }, logic))
  return <ListPage lead="Those who share a shift with you, or did within 90 days." list={list} />
}

const colleaguesList = (filter: OfWorker, logic: WorkerLogics["colleagues"]): List<Colleague, OfWorker> => ({
  names: ["worker", "workers"],
  title: "Your colleagues",
  caption: "Your colleagues",
  logic,
  filter,
  columns: [
    {
      heading: "Name",
      card: "heading",
      cell: ({ id, firstname, lastname }) => (
        <RowLink href={`/worker/workers/info/${id}`}>
          {firstname} {lastname}
        </RowLink>
      )
    },
    { heading: "Role", cell: ({ assignmentCode }) => assignmentCode ?? unknown },
    {
      heading: "Next shift together",
      cell: ({ nextShift }) => (nextShift ? writeMoment(nextShift) : "None booked")
    }
  ],
  situation: "authenticatedCall",
  none: {
    title: "You share no shift with anybody",
    advice: "Whoever is booked for the same journey as you stands here."
  }
})
