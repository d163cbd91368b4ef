import { write } from "../time/write.ts"
import { unknown } from "../ui/unknown.ts"

/** A moment to the second: "20 Nov 2026, 09:30:05"; a dash where there is none. */
export const writeMoment = (instant: string | undefined): string =>
  instant ? write("second", instant) : unknown
