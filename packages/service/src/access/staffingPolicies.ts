import { longFormPolicies } from "./longFormPolicies.ts"
import type { EndpointKey, Policy } from "./Policy.ts"
import { agencyInQuery, clientInPath, workerInPath } from "./tenantPlaces.ts"

/** What an agency keeps of its workers is its own; which worker that is, the address says. */
const ownStaff: Policy = {
  about: workerInPath,
  grants: { AGENCY: { reach: "staff", permission: "VIEW_WORKER" } }
}

/** Those who have applied are behind a menu entry of their own. */
const ownApplicants: Policy = {
  about: workerInPath,
  grants: { AGENCY: { reach: "staff", permission: "VIEW_APPLICANT" } }
}

/** What an agency asks of its workers, and who may work by it, is its own. */
const requirements: Policy = {
  about: agencyInQuery,
  grants: { AGENCY: { reach: "own", permission: "VIEW_WORKER" } }
}

/** What workers say of themselves; administrators mend what is wrong (specification 002 §6). */
const workerDetails: Policy = {
  about: workerInPath,
  grants: {
    ADMIN: { reach: "all", permission: "VIEW_WORKER" },
    AGENCY: { reach: "staff", permission: "VIEW_WORKER" },
    WORKER: { reach: "own" }
  }
}

const ownWorker: Policy = { about: workerInPath, grants: { WORKER: { reach: "own" } } }

/** Workers keep their records; so do the agencies that they let see them. */
const keptRecords: Policy = {
  about: workerInPath,
  grants: { AGENCY: { reach: "sharing", permission: "VIEW_WORKER" }, WORKER: { reach: "own" } }
}

/** Who decides about trainings; administrators do so in the name of an agency (specification 002 §4). */
const reviewedTrainings: Policy = {
  about: workerInPath,
  grants: {
    ADMIN: { reach: "all", permission: "VIEW_TRAINING" },
    AGENCY: { reach: "sharing", permission: "VIEW_TRAINING" }
  }
}

/** What workers can have on file is the platform's; it stands behind the menu entry that VIEW_TRAINING opens. */
const credentialTypes: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all", permission: "VIEW_TRAINING" } }
}

/** Who looks at trainings: a client, too, at those of whoever is booked for it. */
const trainings: Policy = {
  about: workerInPath,
  grants: {
    ADMIN: { reach: "all", permission: "VIEW_TRAINING" },
    AGENCY: { reach: "sharing", permission: "VIEW_WORKER" },
    CLIENT: { reach: "booked", permission: "VIEW_WORKER" },
    WORKER: { reach: "own" }
  }
}

/** What a worker types is theirs until it is handed in. */
const ownForm = { form: ownWorker, looks: ownWorker }

/** What a worker has handed in, for the agencies that they let see their records. */
const handedIn: Policy = {
  about: workerInPath,
  grants: { AGENCY: { reach: "sharing", permission: "VIEW_WORKER" }, WORKER: { reach: "own" } }
}

/** The same for clients, too, for whom the worker is booked; which answers they read is the form's to say. */
const handedInToClients: Policy = {
  about: workerInPath,
  grants: {
    AGENCY: { reach: "sharing", permission: "VIEW_WORKER" },
    WORKER: { reach: "own" },
    CLIENT: { reach: "booked", permission: "VIEW_WORKER" }
  }
}

/** Who may do what with workers, their records and what is asked of them: a part of `policies`. */
export const staffingPolicies = {
  // Registration pages are for people without an account; what they may learn stands in docs/security.md.
  "applicant.agency": "anybody",
  "applicant.assignmentCodes": "anybody",
  "applicant.create": "anybody",
  "applicant.link": "anybody",
  "applicant.apply": ownWorker,

  "worker.agencies": {
    about: workerInPath,
    grants: { ADMIN: { reach: "all", permission: "VIEW_WORKER" }, WORKER: { reach: "own" } }
  },
  "worker.byId": {
    about: workerInPath,
    grants: {
      ADMIN: { reach: "all", permission: "VIEW_WORKER" },
      AGENCY: { reach: "staff", permission: "VIEW_WORKER" },
      CLIENT: { reach: "booked", permission: "VIEW_WORKER" },
      WORKER: { reach: "colleagues" }
    }
  },
  "worker.update": workerDetails,
  "worker.share": ownWorker,
  "worker.notices": ownWorker,
  "worker.saveNotices": ownWorker,
  "worker.clients": ownWorker,
  "worker.colleagues": ownWorker,
  "worker.ofClient": {
    about: clientInPath,
    grants: { CLIENT: { reach: "own", permission: "VIEW_WORKER" } }
  },

  "agencyWorker.list": {
    about: agencyInQuery,
    grants: {
      ADMIN: { reach: "all", permission: "VIEW_WORKER" },
      AGENCY: { reach: "own", permission: "VIEW_WORKER" }
    }
  },
  "agencyWorker.applicants": {
    about: agencyInQuery,
    grants: { AGENCY: { reach: "own", permission: "VIEW_APPLICANT" } }
  },
  "agencyWorker.waiting": {
    about: agencyInQuery,
    grants: { AGENCY: { reach: "own", permission: "VIEW_TRAINING" } }
  },
  "agencyWorker.takeOn": ownApplicants,
  "agencyWorker.decline": ownApplicants,
  "agencyWorker.letGo": ownStaff,
  "agencyWorker.information": ownStaff,
  "agencyWorker.updateInformation": ownStaff,
  "agencyWorker.fitToWork": ownStaff,
  "agencyWorker.jobs": ownStaff,
  "agencyWorker.jobCount": ownStaff,
  "agencyWorker.addJob": ownStaff,
  "agencyWorker.removeJob": ownStaff,
  "agencyWorker.notes": ownStaff,
  "agencyWorker.addNote": ownStaff,

  "driver.licence": ownStaff,
  "driver.saveLicence": ownStaff,
  "driver.shifts": ownStaff,

  "training.list": trainings,
  "training.versions": keptRecords,
  "training.uploadCertificate": keptRecords,
  "training.add": keptRecords,
  "training.renew": keptRecords,
  "training.attach": keptRecords,
  "training.review": reviewedTrainings,
  "training.remove": keptRecords,
  "training.certificateLink": trainings,

  // Neither clients nor administrators see them (specification 002 §6).
  "compliance.list": keptRecords,
  "compliance.versions": keptRecords,
  "compliance.uploadCertificate": keptRecords,
  "compliance.add": keptRecords,
  "compliance.renew": keptRecords,
  "compliance.attach": keptRecords,
  "compliance.review": {
    about: workerInPath,
    grants: { AGENCY: { reach: "sharing", permission: "VIEW_WORKER" } }
  },
  "compliance.remove": keptRecords,

  "eligibility.requirements": requirements,
  "eligibility.saveRequirements": requirements,
  "eligibility.matrix": requirements,
  "eligibility.ofWorker": {
    about: workerInPath,
    grants: { AGENCY: { reach: "staff", permission: "VIEW_WORKER" }, WORKER: { reach: "own" } }
  },

  ...longFormPolicies("application", { ...ownForm, copies: handedInToClients }),
  ...longFormPolicies("occupational", { ...ownForm, copies: handedIn }),
  ...longFormPolicies("hmrc", { ...ownForm, copies: handedIn }),
  ...longFormPolicies("bank", { ...ownForm, copies: handedIn }),
  "onboarding.list": handedInToClients,
  "onboarding.review": {
    about: workerInPath,
    grants: { AGENCY: { reach: "sharing", permission: "VIEW_WORKER" } }
  },
  "onboarding.waiting": requirements,
  "onboarding.offer": ownApplicants,

  "credentialType.list": credentialTypes,
  "credentialType.byId": credentialTypes,
  "credentialType.add": credentialTypes,
  "credentialType.update": credentialTypes
} satisfies Partial<Record<EndpointKey, Policy>>
