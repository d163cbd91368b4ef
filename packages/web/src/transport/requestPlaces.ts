/** Where the requests of wards are. */
export const requestPlaces = {
  list: "/client/transport",
  new: "/client/transport/new",
  like: (id: number) => `/client/transport/new?from=${id}`,
  one: (id: number) => `/client/transport/${id}`,
  ofGuest: (agencyId: number) => `/guest/transport/request/${agencyId}`,
  ofAgency: (agencyId: number, name: string) => `/guest/${agencyId}/${encodeURIComponent(name)}`,
  registration: (agencyId: number) => `/guest/register/${agencyId}`
}
