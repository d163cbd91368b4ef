import { dayOf } from "../time/calendar.ts"
import type { ListedBooking } from "./BookingApi.ts"

/** How near the agreed end of a hire is whose vehicle is out, in words. */
export const dueBackWords = { OVERDUE: "Overdue", TODAY: "Due back today" } as const
export type DueBack = keyof typeof dueBackWords

/** Whether the vehicle of a hire that has started should be back by now, or on this day by the clock of a zone. */
export const dueBack = (
  { status, end }: Pick<ListedBooking, "status" | "end">,
  now: Date,
  zone: string
): DueBack | undefined => {
  if (status !== "IN_PROGRESS" || !end) return undefined
  const due = new Date(end)
  if (due <= now) return "OVERDUE"
  return dayOf(due, zone) === dayOf(now, zone) ? "TODAY" : undefined
}
