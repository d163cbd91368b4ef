import { success } from "./Notice.ts"

/** What people are told of places in transport jobs, and of the hours worked in them (specification 002 §7). */
export const seatWords = {
  applied: success("You have applied"),
  withdrawn: success("You have withdrawn"),
  objected: success("Your agency is told what is wrong"),
  timesUpdated: success("Shift times updated")
} as const
