/** How a moment stands in an address. */
export const momentAddress = { PICK_UP: "pick-up", RETURN: "return" } as const
