import { violating } from "../http/violationsOf.ts"

/** What somebody reads who gives a promotion the code of another one. */
export const codeTaken = violating([{ field: "code", text: "Another of your promotions has this code." }])
