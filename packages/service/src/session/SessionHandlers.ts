import { Api, type Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson } from "../access/Access.ts"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { takingAtLeast } from "../time/takingAtLeast.ts"
import { ownTimeZoneOf } from "../time/timeZoneOf.ts"
import { canonicalEmail, rolesOf } from "./Accounts.ts"
import { browserIn } from "./browserIn.ts"
import { savePassword, sendPasswordReset } from "./PasswordResets.ts"
import { Sessions } from "./Sessions.ts"
import { signIn, withinLimit } from "./SignIn.ts"

const sessionEnded: Refusal = { _tag: "Unauthenticated", message: "The session has ended. Sign in again." }

const noSession: Refusal = { _tag: "NotFound", message: "This session has ended already." }

/** Translates the contract into calls on sessions, passwords and mail, and nothing more. */
export const SessionHandlers = HttpApiBuilder.group(
  Api,
  "session",
  Effect.fnUntraced(function* (handlers) {
    const sessions = yield* Sessions
    const { query } = yield* Database

    return handlers.handleAll({
      login: Effect.fnUntraced(function* ({ payload, request }) {
        const browser = browserIn(request.headers["user-agent"])
        return yield* signIn(payload, { address: yield* callerAddress, browser })
      }),
      refresh: ({ params }) =>
        Effect.flatMap(sessions.renew(params.token), (tokens) =>
          tokens ? Effect.succeed(tokens) : Effect.fail(sessionEnded)
        ),
      resetPassword: Effect.fnUntraced(function* ({ payload }) {
        const address = yield* callerAddress
        yield* withinLimit({ to: "reset", account: canonicalEmail(payload.email), address })
        yield* takingAtLeast("300 millis", sendPasswordReset(payload.email))
        return { message: "Email sent if user exists" }
      }),
      savePassword: ({ payload }) =>
        Effect.as(
          Effect.flatMap(callerAddress, (address) => savePassword(payload, address)),
          { message: "Password Saved" }
        ),
      loggedInUser: () =>
        Effect.gen(function* () {
          const { userId: id, userType, agentId, clientId, workerId } = (yield* permittedPerson).caller
          const timeZone = yield* ownTimeZoneOf(agentId)
          return withoutNulls({
            ...{ id, userType, agentId, clientId, workerId, timeZone },
            roles: yield* query(rolesOf(id))
          })
        }),
      logout: () =>
        Effect.flatMap(permittedPerson, ({ caller }) =>
          Effect.as(sessions.end(caller.userId, caller.family), { message: "Signed out" })
        ),
      ownSessions: () =>
        Effect.flatMap(permittedPerson, ({ caller }) =>
          Effect.map(sessions.listOf(caller.userId), (own) =>
            own.map((session) => ({ ...session, current: session.id === caller.family }))
          )
        ),
      endSession: ({ params }) =>
        Effect.flatMap(permittedPerson, ({ caller }) =>
          Effect.flatMap(sessions.end(caller.userId, params.id), (ended) =>
            ended ? Effect.succeed({ message: "Signed out" }) : Effect.fail(noSession)
          )
        ),
      endAllSessions: () =>
        Effect.flatMap(permittedPerson, ({ caller }) =>
          Effect.as(sessions.endAllOf(caller.userId), { message: "Signed out everywhere" })
        )
    })
  })
)
