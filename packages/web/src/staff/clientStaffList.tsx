import type { ClientScope } from "@crewfleet/machines"
import type { Colleague } from "@crewfleet/sdk"
import { type List, listSizes } from "../list/List.ts"
import { writeMoment } from "../time/write.ts"
import { RowLink } from "../ui/RowLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import type { StaffLogics } from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"

/** The list of those who are or were booked for a client. */
export const clientStaffList = (
  clientId: number,
  logics: Pick<StaffLogics, "clientList" | "clientExport">
): List<Colleague, ClientScope> => ({
  names: ["worker", "workers"],
  title: "Who works for you",
  logic: logics.clientList,
  filter: { clientId },
  columns: [
    {
      heading: "Name",
      card: "heading",
      cell: (worker) => <RowLink href={staffPlaces.ofClient(worker.id)}>{nameOfWorker(worker)}</RowLink>
    },
    { heading: "Works as", cell: ({ assignmentCode }) => assignmentCode ?? unknown },
    { heading: "Next shift", cell: ({ nextShift }) => (nextShift ? writeMoment(nextShift) : unknown) }
  ],
  search: { placeholder: "Name" },
  sizes: listSizes,
  situation: "authenticatedCall",
  none: {
    title: "Nobody is booked for you",
    advice: "Whoever is booked for you stands here, and for 90 days after."
  },
  csv: {
    logic: logics.clientExport,
    added: "booked",
    columns: {
      Id: ({ id }) => id,
      "First Name": ({ firstname }) => firstname,
      "Last Name": ({ lastname }) => lastname,
      "Works As": ({ assignmentCode }) => assignmentCode ?? "",
      "Next Shift": ({ nextShift }) => nextShift ?? ""
    }
  }
})
