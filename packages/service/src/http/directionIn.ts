import type { Direction } from "@crewfleet/sdk/rules"

/** In which order a list is asked for, as SQL says it. */
export const directionIn = (direction: Direction): "asc" | "desc" => (direction === "ASC" ? "asc" : "desc")
