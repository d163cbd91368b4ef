/** An identifier that ends in a number. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
