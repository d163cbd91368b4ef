import type { OwnSeat } from "@crewfleet/sdk"
import { shiftCalendar } from "@crewfleet/sdk/rules"
import { saveFile } from "../file/saveFile.ts"

/** Saves shifts as a calendar file under a name. */
export const saveCalendar = (seats: ReadonlyArray<OwnSeat>, name: string): void => {
  const file = shiftCalendar(seats, new Date().toISOString())
  saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), `${name.replace(/[^\w-]+/g, "-")}.ics`)
}
