import type { Row } from "../Row.ts"

const failures = "/scheduled-jobs/failures/0/10"

/** What the platform does by the clock is for admins who see its settings. */
export const jobRows: ReadonlyArray<Row> = [
  ["401 200 403 403 403 403 403 403 403 403 403 403", "job.list", "/scheduled-jobs"],
  ["401 200 403 403 403 403 403 403 403 403 403 403", "job.failures", failures],
  ["401 400 403 403 403 403 403 403 403 403 403 403", "job.failures", "/scheduled-jobs/failures/0/0"],
  ["401 200 403 403 403 403 403 403 403 403 403 403", "job.run", "/scheduled-jobs/erase-jobs/run"],
  ["401 404 403 403 403 403 403 403 403 403 403 403", "job.run", "/scheduled-jobs/none/run"]
]
