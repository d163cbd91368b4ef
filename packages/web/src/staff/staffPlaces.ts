import type { StaffScope } from "@crewfleet/machines"

/** Where the pages of workers are, as agencies, clients and administrators have them. */
export const staffPlaces = {
  info: ({ agencyId, workerId }: StaffScope): string => `/agency/workers/info/${agencyId}/${workerId}`,
  trainings: (scope: StaffScope): string => `${staffPlaces.info(scope)}?tab=trainings`,
  print: ({ agencyId, workerId }: StaffScope): string => `/agency/workers-print/info/${agencyId}/${workerId}`,
  driver: ({ agencyId, workerId }: StaffScope): string => `/agency/driver-info/${agencyId}/${workerId}`,
  certificate: (workerId: number, trainingId: number): string =>
    `/agency/certificate/${trainingId}/${workerId}`,
  applicants: "/agency/applicants",
  ofAdmin: ({ agencyId, workerId }: StaffScope): string => `/admin/workers/info/${agencyId}/${workerId}`,
  ofClient: (workerId: number): string => `/client/workers/info/${workerId}`
}
