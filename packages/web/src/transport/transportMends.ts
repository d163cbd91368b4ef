/** The ids of the parts of a job's page at which an obstacle is put right. */
export const transportMends = {
  changes: "job-changes",
  vehicle: "job-vehicle",
  driver: "job-driver",
  crew: "job-crew",
  leader: "job-leader",
  times: "job-times",
  log: "job-log"
} as const

/** The id of a part by its name; undefined for what is put right nowhere on the page. */
export const mendId = (part: string | undefined): string | undefined =>
  part !== undefined && Object.hasOwn(transportMends, part)
    ? transportMends[part as keyof typeof transportMends]
    : undefined
