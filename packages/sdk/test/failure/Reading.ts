import { type Happening, happenings } from "./happenings.ts"

/** What a person reads in one situation, whatever happens. */
export type Reading = Record<Happening, ReadonlyArray<string>>

/** Situations that say the same whatever went wrong. */
export const whatever = (said: string): Reading =>
  Object.fromEntries(Object.keys(happenings).map((happening) => [happening, [said]])) as unknown as Reading

/** What is said when nothing answers. */
export const unanswered = (said: string) => ({ "no connection": [said], "no answer in time": [said] })

/** What is said of the answers that cannot be read. */
export const unread = (said: string) => ({
  "HTML instead of JSON": [said],
  "an empty body": [said],
  "a body of the wrong shape": [said]
})

/** The service's own words about single fields. */
export const itsViolations = {
  "400 with violations": ["warning: Telephone is too short", "warning: City is unknown"]
}

/** The service's own words about the whole. */
export const itsMessages = {
  "400 with a message": ["error: Try less"],
  "401 with a message": ["error: Invalid Credentials"],
  "403 with a message": ["error: Not yours"],
  "404 with a message": ["error: No such van"],
  "409 with a message": ["error: Somebody was faster"],
  "418 with a message": ["error: A teapot"],
  "500 with a message": ["error: Disk full"]
}

/** What is said of refusals without a word. */
export const wordless = (said: (status: number) => string) => ({
  "400": [said(400)],
  "401": [said(401)],
  "403": [said(403)],
  "404": [said(404)],
  "409": [said(409)],
  "418": [said(418)],
  "500": ["error: Internal Server Error"],
  "502 with HTML": [said(502)]
})
