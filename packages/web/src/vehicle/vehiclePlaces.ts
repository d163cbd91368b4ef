/** Where the pages of vehicles are. */
export const vehiclePlaces = {
  list: "/agency/jobs/agency-vehicles",
  add: "/agency/jobs/agency-vehicles/new",
  locations: "/agency/jobs/agency-vehicles/locations",
  one: (id: number) => `/agency/jobs/agency-vehicles/${id}`,
  approvals: "/admin/vehicles",
  review: (id: number) => `/admin/vehicles/${id}`
} as const
