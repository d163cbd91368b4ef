/** In which order a list is: ascending or descending. */
export const directions = ["ASC", "DESC"] as const
export type Direction = (typeof directions)[number]
