import { pngOf } from "../agency/pngOf.ts"
import { formWith } from "../file/formWith.ts"

/** A small picture, as a form sends it. */
export const logo = formWith(pngOf(100))
