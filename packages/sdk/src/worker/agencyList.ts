/** How many of a worker's agencies are asked for at once (specification 000 §9). */
export const agencyListSize = 100
