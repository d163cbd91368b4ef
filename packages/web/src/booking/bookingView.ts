import { bookingViewLogic } from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The single booking that asks the service. */
export const bookingView = bookingViewLogic(loadClient)
