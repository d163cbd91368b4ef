/** Requests of the demo come from no network. */
export const isIPv6 = (_: string): boolean => false
