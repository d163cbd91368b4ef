import { londonInput } from "@crewfleet/sdk"

/** An instant as London's date and time: `01/07/2026 09:30`; a dash where none is known. */
export const writeLondon = (instant: string | null | undefined): string => {
  if (!instant) return "–"
  const [date = "", time = ""] = londonInput(instant).split("T")
  return `${date.split("-").toReversed().join("/")} ${time}`
}
