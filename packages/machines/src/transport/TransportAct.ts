import type { Notice } from "@crewfleet/sdk"
import {
  type TransportStep,
  transportPlanWords,
  transportStepMeans,
  transportStepWords,
  wantsReason
} from "@crewfleet/sdk/rules"

/** A worker's place in a job, as the person saw it. */
interface SeenBooking {
  readonly bookingId: number
  readonly version: number
}

/** One thing that somebody does about a transport job. */
export type TransportAct =
  /** A step of its life. */
  | { readonly do: "step"; readonly step: TransportStep }
  /** What the ward changed, up to the change `upTo`. */
  | { readonly do: "seeChanges"; readonly upTo?: number | undefined }
  /** Without an `id` there shall be none. */
  | { readonly do: "pickVehicle" | "pickDriver" | "nameLeader"; readonly id?: number | undefined }
  | { readonly do: "bookWorker"; readonly specId: number; readonly workerId: number }
  /** `remove` takes a place from somebody who is booked, `reject` refuses it to somebody who has applied. */
  | ({ readonly do: "approve" | "reject" | "remove" } & SeenBooking)
  | { readonly do: "saveLegible"; readonly agencyIds: ReadonlyArray<number> }
  /** Keeps what is said of the patient from being erased, or no longer. */
  | { readonly do: "hold" | "releaseHold" }

/** Whether a person says why, or confirms, before it is done. */
export const isAskedFirst = (act: TransportAct): boolean =>
  act.do === "reject" ||
  act.do === "remove" ||
  act.do === "hold" ||
  (act.do === "step" && (wantsReason(act.step) || transportStepMeans(act.step) !== undefined))

/** What a person is told once it is done (specification 002 §8). */
export const toldOf = (act: TransportAct): Notice => {
  switch (act.do) {
    case "step":
      return { level: "success", text: transportStepWords(act.step).told }
    case "seeChanges":
      return { level: "success", text: transportStepWords("changes.seen").told }
    case "pickVehicle":
      return act.id === undefined ? transportPlanWords.vehicleTakenOff : transportPlanWords.vehicleSet
    case "pickDriver":
      return act.id === undefined ? transportPlanWords.driverTakenOff : transportPlanWords.driverSaved
    case "bookWorker":
      return transportPlanWords.workerBooked
    case "approve":
      return transportPlanWords.approved
    case "reject":
    case "remove":
      return transportPlanWords.rejected
    case "hold":
      return { level: "success", text: transportStepWords("job.held").told }
    case "releaseHold":
      return { level: "success", text: transportStepWords("hold.released").told }
    case "nameLeader":
    case "saveLegible":
      return transportPlanWords.infoUpdated
  }
}
