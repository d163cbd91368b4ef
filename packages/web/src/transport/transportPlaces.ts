/** Where the pages of transport jobs are, as agencies and administrators have them. */
export const transportPlaces = {
  list: "/agency/jobs/transport",
  board: "/agency/jobs/transport/board",
  schedule: "/agency/jobs/transport/schedule",
  job: (id: number): string => `/agency/jobs/transport/${id}`,
  ofAdmin: (id: number): string => `/admin/jobs/vehicle/view/${id}`
}
