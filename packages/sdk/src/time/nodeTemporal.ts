import { Temporal } from "temporal-polyfill"

/** The runtime's `Temporal`, or what stands in for it. */
export const temporal = (): typeof Temporal => Temporal

/** Nothing is left to fetch. */
export const loadTemporal = async (): Promise<void> => {}
