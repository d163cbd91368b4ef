import { Temporal as Implementation } from "temporal-polyfill"

/** The runtime's `Temporal`, or what stands in for it. */
export const temporal = (): typeof Temporal => Implementation as unknown as typeof Temporal

/** Nothing is left to fetch. */
export const loadTemporal = async (): Promise<void> => {}
