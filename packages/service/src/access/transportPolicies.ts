import type { EndpointKey, Policy } from "./Policy.ts"
import { agencyInQuery, clientInQuery, workerInPath } from "./tenantPlaces.ts"

/** The journeys that an agency carries out; what of a patient somebody reads, the table of readers says (`audiencesFor`). */
const ownJobs: Policy = {
  about: agencyInQuery,
  grants: { AGENCY: { reach: "own", permission: "VIEW_TRANSPORT" } }
}

/** The same for administrators, who see all of them, and no patient. */
const allJobs: Policy = {
  about: agencyInQuery,
  grants: {
    ADMIN: { reach: "all", permission: "VIEW_TRANSPORT" },
    AGENCY: { reach: "own", permission: "VIEW_TRANSPORT" }
  }
}

/** Which agencies are asked, and what is erased soon: administrators decide. */
const whoIsAsked: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all", permission: "VIEW_TRANSPORT" } }
}

/** What the wards of a client ask for. */
const ownRequests: Policy = {
  about: clientInQuery,
  grants: { CLIENT: { reach: "own", permission: "VIEW_TRANSPORT" } }
}

const linked = { scope: "transport.request", record: { in: "params", name: "id" } } as const

/** One request, for the client whose it is, and for whoever holds the link to it. */
const oneRequest: Policy = { ...ownRequests, link: linked }

/** What only the holder of a link needs: the code that tells who they are. */
const byLink: Policy = { about: clientInQuery, grants: {}, link: linked }

/** A log on a device: whoever keeps it needs no session, and nobody else is let in. */
const byLogLink: Policy = {
  about: workerInPath,
  grants: {},
  link: { scope: "transport.log", record: { in: "params", name: "id" } }
}

const ownSeats: Policy = { about: workerInPath, grants: { WORKER: { reach: "own" } } }

/** Who may do what with transport jobs: a part of `policies`. */
export const transportPolicies = {
  "transport.list": allJobs,
  "transport.board": ownJobs,
  "transport.schedule": ownJobs,
  "transport.dueForErasure": whoIsAsked,
  "transport.settings": ownJobs,
  "transport.saveSettings": ownJobs,
  "transport.byId": allJobs,
  "transport.history": allJobs,
  "transport.step": ownJobs,
  "transport.authorise": ownJobs,
  "transport.seeChanges": ownJobs,
  "transport.vehicles": ownJobs,
  "transport.pickVehicle": ownJobs,
  "transport.drivers": ownJobs,
  "transport.pickDriver": ownJobs,
  "transport.workers": ownJobs,
  "transport.bookWorker": ownJobs,
  "transport.approve": ownJobs,
  "transport.reject": ownJobs,
  "transport.nameLeader": ownJobs,
  "transport.saveCrew": ownJobs,
  "transport.uploadRisk": ownJobs,
  "transport.saveTimes": ownJobs,
  "transport.messages": ownJobs,
  "transport.addMessage": ownJobs,
  "transport.looks": allJobs,
  "transport.agencies": whoIsAsked,
  "transport.saveLegible": whoIsAsked,
  // As administrators hold documents.
  "transport.hold": {
    about: agencyInQuery,
    grants: { ADMIN: { reach: "all", permission: "VIEW_SETTINGS" } }
  },

  // Wards without an account ask here; what they may learn stands in docs/security.md.
  "transportRequest.guest": "anybody",
  "transportRequest.agencies": ownRequests,
  "transportRequest.list": ownRequests,
  "transportRequest.create": ownRequests,
  "transportRequest.samePatient": ownRequests,
  "transportRequest.byId": oneRequest,
  "transportRequest.change": oneRequest,
  "transportRequest.cancel": oneRequest,
  "transportRequest.messages": oneRequest,
  "transportRequest.addMessage": oneRequest,
  "transportRequest.looks": ownRequests,
  "transportRequest.sendCode": byLink,
  "transportRequest.unlock": byLink,

  "journeyLog.byId": ownJobs,
  "journeyLog.makeCode": ownJobs,
  "journeyLog.giveBack": ownJobs,
  "journeyLog.overrule": ownJobs,
  "journeyLog.mend": ownJobs,

  // Whoever holds a pack can verify it.
  "pack.key": "anybody",
  "pack.ofJob": ownJobs,
  "pack.pdfOfJob": ownJobs,
  "pack.ofRequest": oneRequest,
  "pack.pdfOfRequest": oneRequest,

  // Whether a worker leads the journey, the service looks at itself.
  "leader.open": ownSeats,
  "leader.read": byLogLink,
  "leader.sendVehicle": byLogLink,
  "leader.sendProperty": byLogLink,
  "leader.sendMedication": byLogLink,
  "leader.sendDropOff": byLogLink,
  "leader.sendTimes": byLogLink,
  "leader.sendIncident": byLogLink,
  "leader.sendPhoto": byLogLink,

  "seat.open": ownSeats,
  "seat.own": ownSeats,
  "seat.apply": ownSeats,
  "seat.withdraw": ownSeats,
  "seat.objectTo": ownSeats,
  "seat.job": ownSeats
} satisfies Partial<Record<EndpointKey, Policy>>
