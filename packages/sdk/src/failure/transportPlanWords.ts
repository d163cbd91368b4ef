import { success, warning } from "./Notice.ts"

/** What an agency is told that plans a transport job (specification 002 §8); a step of its life has words of its own. */
export const transportPlanWords = {
  vehicleSet: success("Vehicle set"),
  vehicleTakenOff: success("Vehicle taken off"),
  driverSaved: success("Driver saved"),
  driverTakenOff: success("Driver taken off"),
  workerBooked: success("Booked worker"),
  approved: success("Approved"),
  rejected: success("Rejected"),
  infoUpdated: success("Info updated"),
  checksSaved: success("Checks saved"),
  usualLengthSaved: success("Usual length saved"),
  authorised: success("Job authorized successfuly"),
  riskUploaded: success("Sucessfully uploaded."),
  messageSent: success("Message sent"),
  infoMissing: warning("Missing Required Info.")
} as const
