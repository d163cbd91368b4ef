import { checksByName } from "@crewfleet/sdk/rules"

/** The parts of a log that are sent by themselves, by the name of their schemas. */
const parts = {
  VehicleLog: "The log of a vehicle",
  Property: "Property that is handed over",
  Medication: "Medication that is handed over",
  DropOff: "Drop-off and feedback",
  Times: "The times of a crew",
  Incident: "Something that happened on the road"
}

/** Where the checks of a vehicle stand in the contract. */
const checked = ["OutgoingVehicleLog.content", "ReceivedVehicleLog.content", "LogContent.vehicle"]

/** What is said of the parts of a leader's log, and of each check of a vehicle by its label. */
export const logDescriptions: Readonly<Record<string, string>> = Object.fromEntries([
  ["LogPhoto", "A photo of a record."],
  ...Object.entries(parts).flatMap(([name, said]) => [
    [`Outgoing${name}`, `${said}, on its way from a device.`],
    [`Received${name}`, `${said}, as the service received it.`]
  ]),
  ...checked.flatMap((place) =>
    Object.entries(checksByName).map(([check, { label }]) => [
      `${place}.${check}`,
      `${label}: whether it passes, and what was done where it does not.`
    ])
  )
])
