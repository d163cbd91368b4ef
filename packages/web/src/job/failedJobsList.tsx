import type { FailedJob } from "@crewfleet/sdk"
import type { List } from "../list/List.ts"
import type { jobLogics } from "./jobLogics.ts"
import { writeMoment } from "./writeMoment.ts"

/** What failed of the work by the clock. */
export const failedJobsList = (logic: typeof jobLogics.failed): List<FailedJob, object> => ({
  names: ["failure", "failures"],
  title: "What failed",
  logic,
  filter: {},
  columns: [
    { heading: "Job", cell: ({ name, sentence }) => sentence || name },
    { heading: "Of", cell: ({ subject }) => subject || "All of it" },
    { heading: "Due", cell: ({ dueAt }) => writeMoment(dueAt) },
    { heading: "Failed with", cell: ({ failure }) => failure },
    { heading: "Tries", align: "end", cell: ({ attempts }) => attempts },
    { heading: "Next try", cell: ({ nextTryAt }) => (nextTryAt ? writeMoment(nextTryAt) : "Given up") }
  ],
  situation: "loadFailedJobs",
  none: { title: "Nothing has failed" }
})
