import { upcoming } from "@crewfleet/sdk/rules"
import type { EndpointKey, Policy } from "./Policy.ts"
import { staffingPolicies } from "./staffingPolicies.ts"
import { agencyInPath, agencyInQuery, clientInQuery } from "./tenantPlaces.ts"
import { transportPolicies } from "./transportPolicies.ts"

/**
 * The home page of both portals that have one with figures. The specification asks no permission of it (000 §6), and
 * every admin lands there; clients and workers have no figures to see.
 */
const figures: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all" }, AGENCY: { reach: "own" } }
}

/**
 * The bookings of every agency stand behind the menu entry that VIEW_AGENCY opens; the upcoming ones are on every
 * admin's home page too.
 */
const listedBookings: Policy = {
  about: agencyInQuery,
  grants: {
    ADMIN: { reach: "all", permission: "VIEW_AGENCY", unless: { statuses: upcoming.statuses.join() } },
    AGENCY: { reach: "own" }
  }
}

/** An agency's bookings are its own business; an admin's way to them is the menu entry that VIEW_AGENCY opens. */
const agencyBookings: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all", permission: "VIEW_AGENCY" }, AGENCY: { reach: "own" } }
}

/** Whoever makes a booking chooses its hirer, so an agency's people need what opens its hirers to them. */
const newBookings: Policy = {
  about: agencyInQuery,
  grants: {
    ADMIN: { reach: "all", permission: "VIEW_AGENCY" },
    AGENCY: { reach: "own", permission: "VIEW_CLIENT" }
  }
}

/** Hirers stand behind the menu entry that VIEW_CLIENT opens; admins have screens of their own for clients. */
const ownHirers: Policy = {
  about: agencyInQuery,
  grants: { AGENCY: { reach: "own", permission: "VIEW_CLIENT" } }
}

/** The profile is completed by the agency itself, once: not even an admin chooses its currency. */
const ownProfile: Policy = { about: agencyInPath, grants: { AGENCY: { reach: "own" } } }

/** They stand in Settings, which VIEW_SETTINGS opens. */
const ownSettings: Policy = {
  about: agencyInPath,
  grants: { AGENCY: { reach: "own", permission: "VIEW_SETTINGS" } }
}

/** What the desk saw of a vehicle stays between the agency and its hirer. */
const ownReports: Policy = { about: agencyInQuery, grants: { AGENCY: { reach: "own" } } }

/** An agency's vehicles; an admin meets them behind the menu entry that VIEW_AGENCY opens. */
const vehicles: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all", permission: "VIEW_AGENCY" }, AGENCY: { reach: "own" } }
}

/** What an agency does with its own vehicles, and nobody does in its name. */
const ownVehicles: Policy = { about: agencyInQuery, grants: { AGENCY: { reach: "own" } } }

/** Only the platform approves what an agency submits. */
const approval: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all", permission: "VIEW_AGENCY" } }
}

/** The menus show promotions to whoever has this permission (specification 000 §2). */
const promotions: Policy = {
  about: agencyInQuery,
  grants: {
    ADMIN: { reach: "all", permission: "VIEW_PROMO_CODE" },
    AGENCY: { reach: "own", permission: "VIEW_PROMO_CODE" }
  }
}

/** Who paid an agency what is its own business. */
const ownMoney: Policy = { about: agencyInQuery, grants: { AGENCY: { reach: "own" } } }

/** Nobody rates a hirer in an agency's name. */
const ownRatings: Policy = { about: agencyInQuery, grants: { AGENCY: { reach: "own" } } }

/** A hirer's own, with an account or with the link to that one booking. */
const hirersBookings: Policy = {
  about: clientInQuery,
  grants: { CLIENT: { reach: "own" } },
  link: { scope: "booking.shared", record: { in: "params", name: "id" } }
}

/** What links an agency gives out, and to which of its records, is its own business. */
const ownLinks: Policy = { about: agencyInQuery, grants: { AGENCY: { reach: "own" } } }

/** What the platform does by the clock belongs to no agency; it stands beside the settings. */
const scheduledJobs: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all", permission: "VIEW_SETTINGS" } }
}

/** Whoever minds the platform minds what is kept of people, and for how long. */
const allDocuments: Policy = {
  about: agencyInQuery,
  grants: { ADMIN: { reach: "all", permission: "VIEW_SETTINGS" } }
}

/** Who may do what, on whose data: the one place that says so. An endpoint without an entry does not compile. */
export const policies: Readonly<Record<EndpointKey, Policy>> = {
  ...staffingPolicies,
  ...transportPolicies,

  "session.login": "anybody",
  "session.refresh": "anybody",
  "session.resetPassword": "anybody",
  "session.savePassword": "anybody",
  "session.loggedInUser": "signedIn",
  "session.logout": "signedIn",
  "session.ownSessions": "signedIn",
  "session.endSession": "signedIn",
  "session.endAllSessions": "signedIn",

  // The portal may go wrong before anybody has signed in.
  "defect.report": "anybody",

  // An admin finds agencies behind the menu entry that VIEW_AGENCY opens; a worker has a page for each agency joined.
  "agency.byId": {
    about: agencyInPath,
    grants: {
      ADMIN: { reach: "all", permission: "VIEW_AGENCY" },
      AGENCY: { reach: "own" },
      WORKER: { reach: "joined" }
    }
  },
  "agency.list": { about: agencyInQuery, grants: { ADMIN: { reach: "all", permission: "VIEW_AGENCY" } } },
  "agency.updateProfile": ownProfile,
  "agency.updateContact": ownSettings,
  "agency.updateTimeZone": ownSettings,
  "agency.updateInvoicing": ownSettings,
  "agency.updateReturnRules": ownSettings,
  "agency.uploadLogo": ownProfile,
  "agency.currencies": "signedIn",

  "hirer.list": ownHirers,
  // They are everybody's, as the menu entry that VIEW_CLIENT opens shows them: no documents, no date of birth.
  "hirer.all": { about: agencyInQuery, grants: { ADMIN: { reach: "all", permission: "VIEW_CLIENT" } } },
  "hirer.alike": ownHirers,
  "hirer.create": ownHirers,
  "hirer.update": ownHirers,
  "hirer.byId": ownHirers,
  "hirer.bookings": ownHirers,
  "hirer.uploadDocument": ownHirers,
  "hirer.addDocuments": ownHirers,

  "document.ofOwner": allDocuments,
  "document.holdOwner": allDocuments,
  "document.eraseOwner": allDocuments,
  "document.hold": allDocuments,
  "document.release": allDocuments,
  "document.erase": allDocuments,

  "job.list": scheduledJobs,
  "job.failures": scheduledJobs,
  "job.run": scheduledJobs,

  // Whoever has the secret; the answer tells what it is for, and until when.
  "link.open": "anybody",
  "link.current": "linkHolder",
  "link.list": ownLinks,
  "link.revoke": ownLinks,

  "lookup.trainings": "signedIn",
  "lookup.compliances": "signedIn",
  "lookup.services": "signedIn",
  "lookup.assignmentCodes": "signedIn",
  "lookup.paymentMethods": "signedIn",

  "dashboard.overview": figures,
  "dashboard.graph": figures,
  "dashboard.bookingSummary": figures,
  "dashboard.vehicleSummary": figures,
  "booking.list": listedBookings,

  "conditionReport.both": ownReports,
  "conditionReport.send": ownReports,
  "conditionReport.sendPhoto": ownReports,
  "booking.byId": agencyBookings,
  "booking.price": agencyBookings,
  "booking.create": newBookings,
  "booking.changeStatus": agencyBookings,
  "booking.termsPrice": agencyBookings,
  "booking.changeTerms": agencyBookings,
  "booking.history": agencyBookings,
  "booking.share": ownLinks,
  "booking.shared": hirersBookings,
  // A schedule is one agency's.
  "booking.schedule": { about: agencyInQuery, grants: { AGENCY: { reach: "own" } } },

  "charges.sheet": ownMoney,
  "charges.decide": ownMoney,
  "invoice.documents": ownMoney,
  "invoice.issue": ownMoney,
  "invoice.credit": ownMoney,
  "invoice.pdf": ownMoney,
  "invoice.mail": ownMoney,
  "money.sheet": ownMoney,
  "money.enter": ownMoney,
  "money.counter": ownMoney,

  "rating.rateHirer": ownRatings,
  "rating.rateHire": hirersBookings,

  "vehicle.list": vehicles,
  "vehicle.byId": vehicles,
  "vehicle.create": ownVehicles,
  "vehicle.update": ownVehicles,
  "vehicle.uploadPhoto": ownVehicles,
  "vehicle.addPhoto": ownVehicles,
  "vehicle.orderPhotos": ownVehicles,
  "vehicle.removePhoto": ownVehicles,
  "vehicle.submit": ownVehicles,
  "vehicle.withdraw": ownVehicles,
  "vehicle.reinstate": ownVehicles,
  "vehicle.approve": approval,
  "vehicle.reject": approval,
  "vehicle.locations": ownVehicles,
  "vehicle.addLocation": ownVehicles,
  "vehicle.locationById": ownVehicles,
  "vehicle.updateLocation": ownVehicles,
  "promotion.list": promotions,
  "promotion.byId": promotions,
  "promotion.create": promotions,
  "promotion.update": promotions,
  "promotion.end": promotions,
  "promotion.activate": promotions,

  "vehicleChoice.available": ownVehicles,
  "vehicleChoice.filtered": ownVehicles
}
