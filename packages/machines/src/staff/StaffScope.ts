/** A worker as one agency has them. */
export interface StaffScope {
  readonly workerId: number
  readonly agencyId: number
}
