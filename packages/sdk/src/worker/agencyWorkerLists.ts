/** By what an agency's workers can be sorted. */
export const agencyWorkerSorts = ["name", "nextExpiry"] as const
export type AgencyWorkerSort = (typeof agencyWorkerSorts)[number]

/** Where a worker stands with an agency, in words. */
export const workerStandingWords = {
  APPLIED: "Applied",
  TAKEN_ON: "At work",
  DECLINED: "Declined",
  LEFT: "Left"
} as const
export type WorkerStanding = keyof typeof workerStandingWords

/** Those who work or worked for an agency. */
export const workingStandings = ["TAKEN_ON", "LEFT"] as const satisfies ReadonlyArray<WorkerStanding>
export type WorkingStanding = (typeof workingStandings)[number]

/** Those who want to work or work for an agency. */
export const currentStandings = ["APPLIED", "TAKEN_ON"] as const satisfies ReadonlyArray<WorkerStanding>

/** Whether an agency sees and mends the details of a worker who stands so; of others it learns who they are and no more. */
export const showsDetails = (standing: WorkerStanding): boolean =>
  (currentStandings as ReadonlyArray<WorkerStanding>).includes(standing)

/** Whether an agency sees the records of a worker who stands so, and who may let it. */
export const showsRecords = (standing: WorkerStanding, lets: boolean): boolean =>
  lets && showsDetails(standing)

/** The most characters of a note about a worker. */
export const noteMaximum = 2_000

/** Whether a worker has the offer of an agency, which opens the form about health: whoever is taken on had one before. */
export const hasOffer = (standing: WorkerStanding, offered: boolean): boolean =>
  standing === "TAKEN_ON" || (standing === "APPLIED" && offered)
