import { pngOf } from "../agency/pngOf.ts"

/** A small picture, as a form sends it. */
export const logo = new FormData()
logo.set("file", new Blob([pngOf(100)], { type: "image/png" }), "logo.png")
