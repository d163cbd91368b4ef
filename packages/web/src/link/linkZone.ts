import type { OpenedLink } from "@crewfleet/sdk"
import { timeZone } from "../time/timeZone.ts"

/** In which zone the holder of a link reads times: that of the agency which gave it out, whoever else is signed in. */
export const linkZone = ({ agency }: Pick<OpenedLink, "agency">): string => agency.timeZone || timeZone()
