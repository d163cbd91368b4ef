import { password } from "../../people.ts"
import type { Belongings } from "../Belongings.ts"
import type { CallerName, Row } from "../Row.ts"

const credentials = { username: "admin@crewfleet.example", password }
const address = (_: Belongings, name: CallerName) => ({ email: `${name}@nowhere.example` })
const spentLink = { token: "x", newPassword: "Harbour-77", repeatedpass: "Harbour-77" }

/** Who may sign in, stay signed in and, at last, sign out. */
export const sessionRows: ReadonlyArray<Row> = [
  ["200 200 200 200 200 200 200 200 200 200 200 200", "session.login", "/login", credentials],
  ["200 200 200 200 200 200 200 200 200 200 200 200", "session.refresh", "/refresh-token/:refresh", {}],
  ["200 200 200 200 200 200 200 200 200 200 200 200", "session.resetPassword", "/reset-password", address],
  ["400 400 400 400 400 400 400 400 400 400 400 400", "session.savePassword", "/save-password", spentLink],
  ["401 200 200 200 200 200 200 200 200 200 403 403", "session.loggedInUser", "/logged-in-user"],
  ["401 200 200 200 200 200 200 200 200 200 403 403", "session.ownSessions", "/sessions"],
  ["401 404 404 404 404 404 404 404 404 404 403 403", "session.endSession", "/sessions/:none"],
  ["401 200 200 200 200 200 200 200 200 200 403 403", "session.logout", "/logout", {}],
  ["401 200 200 200 200 200 200 200 200 200 403 403", "session.endAllSessions", "/logout-everywhere", {}]
]
