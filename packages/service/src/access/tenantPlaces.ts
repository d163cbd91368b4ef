import type { TenantPlace } from "./Policy.ts"

/** Where requests name whose data they are about. */
export const agencyInPath: TenantPlace = { tenant: "agency", in: "params", name: "id" }
export const agencyInQuery: TenantPlace = { tenant: "agency", in: "query", name: "agencyId" }
export const workerInPath: TenantPlace = { tenant: "worker", in: "params", name: "workerId" }
export const clientInPath: TenantPlace = { tenant: "client", in: "params", name: "clientId" }
export const clientInQuery: TenantPlace = { tenant: "client", in: "query", name: "clientId" }
