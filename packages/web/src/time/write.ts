import { type InstantFormat, writeInstant } from "@crewfleet/sdk/rules"
import { timeZone } from "./timeZone.ts"

/** An instant as people read it who use the portal; text that is no instant stays as it is. */
export const write = (format: InstantFormat, instant: string | Date): string =>
  writeInstant(format, instant, timeZone())

/** The same as most of the portal writes it: `1 Jul 2026, 09:30`. */
export const writeMoment = (instant: string): string => write("moment", instant)
