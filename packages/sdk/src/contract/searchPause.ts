/** Milliseconds without typing until a search starts (specification 000 §9). */
export const searchPause = 400
