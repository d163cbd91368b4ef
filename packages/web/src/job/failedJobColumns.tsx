import type { FailedJob } from "@crewfleet/sdk"
import type { Column } from "../ui/DataTable.tsx"
import { writeMoment } from "./writeMoment.ts"

/** What a list of failures shows of each. */
export const failedJobColumns: ReadonlyArray<Column<FailedJob>> = [
  { heading: "Job", cell: ({ name, sentence }) => sentence || name },
  { heading: "Of", cell: ({ subject }) => subject || "All of it" },
  { heading: "Due", cell: ({ dueAt }) => writeMoment(dueAt) },
  { heading: "Failed with", cell: ({ failure }) => failure },
  { heading: "Tries", align: "end", cell: ({ attempts }) => attempts },
  { heading: "Next try", cell: ({ nextTryAt }) => (nextTryAt ? writeMoment(nextTryAt) : "Given up") }
]
