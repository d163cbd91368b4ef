import { timeZoneEditorLogic } from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"
import { platformTimeZone } from "../time/timeZone.ts"

/** Choosing another time zone as this portal does it: over HTTP. */
export const timeZoneEditor = timeZoneEditorLogic(loadClient, platformTimeZone)
