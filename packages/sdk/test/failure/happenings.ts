import { failing, saying, unreachable } from "@crewfleet/sdk/testing"

/** How the service answers. */
export type Script = () => Response | Promise<Response>

/** An answer that never comes. */
export const never: Script = () => new Promise<Response>(() => {})

export const violations = [
  { field: "telephone", message: "Telephone is too short" },
  { message: "City is unknown" }
]

/** What can happen to a request. */
export const happenings = {
  "no connection": unreachable,
  "no answer in time": never,
  "400 with violations": failing(400, violations),
  "400 with a message": failing(400, "Try less"),
  "400": failing(400),
  "401 with a message": failing(401, "Bad credentials: 2 tries left"),
  "401": failing(401),
  "403 with a message": failing(403, "Not yours"),
  "403": failing(403),
  "404 with a message": failing(404, "No such van"),
  "404": failing(404),
  "409 with a message": failing(409, "Somebody was faster"),
  "409": failing(409),
  "418 with a message": failing(418, "A teapot"),
  "418": failing(418),
  "500 with a message": failing(500, "Disk full"),
  "500": failing(500),
  "502 with HTML": saying("<h1>Bad gateway</h1>", 502),
  "HTML instead of JSON": saying("<h1>Hello</h1>"),
  "an empty body": saying(""),
  "a body of the wrong shape": () => Response.json(42)
} satisfies Record<string, Script>

export type Happening = keyof typeof happenings
