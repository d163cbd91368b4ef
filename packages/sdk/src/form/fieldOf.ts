/** The question of a form to which an address belongs: `employments` for `employments/e1/start`. */
export const fieldOf = (address: string): string => address.split("/")[0] ?? ""
