import { randomUUID } from "node:crypto"
import type { ApplicantAdded, NewApplicant } from "@crewfleet/sdk"
import { applicantForm, type Complete } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { hashOf, newSecret } from "../secret/Secret.ts"
import { canonicalEmail, type RoleName, userByEmail } from "../session/Accounts.ts"
import { hashPassword } from "../session/Password.ts"
import { minutesAfter, now } from "../time/now.ts"
import { mailKnownApplicant, mailNewApplicant } from "./applicantMail.ts"
import { guestAgency } from "./guestAgency.ts"
import { guestOnce } from "./guestOnce.ts"
import { withinRegistrationLimit } from "./registrationLimit.ts"

const ticketMinutes = 24 * 60
const workerRole: RoleName = "Worker"

type Answers = Complete<typeof applicantForm>

/**
 * Adds a worker with an account, whose owner sets the password by a link in a mail; or, where the e-mail address has an account,
 * tells its owner by mail and adds nothing. Whoever asks cannot tell one from the other: a ticket is answered in either case.
 */
export const createApplicant = Effect.fnUntraced(function* (body: NewApplicant, address: string) {
  const { agencyId } = body
  const agency = yield* guestAgency(agencyId)
  const answers = yield* checkedAnswers(applicantForm, applicantForm.read(body), {}, usernameProblems(body))
  const email = canonicalEmail(answers.email)
  yield* knownCode(answers.assignmentCode.id)
  return yield* guestOnce(
    { endpoint: "applicant.create", guest: email, body },
    withinRegistrationLimit({ email, agencyId, address }),
    Effect.gen(function* () {
      const { query } = yield* Database
      // Of two who bring the same new address at once the second finds the account of the first.
      yield* query((db) =>
        sql`select pg_advisory_xact_lock(hashtextextended(${`account:${email}`}, 0))`.execute(db)
      )
      const passwordHash = yield* Effect.promise(() => hashPassword(newSecret()))
      const user = yield* query(userByEmail(email))
      const workerId = user ? null : yield* addWorker({ ...answers, email }, agency, passwordHash)
      if (user) yield* mailKnownApplicant(user.email, agency, randomUUID())
      const ticket = yield* newTicket(agencyId, workerId)
      return { message: "Applicant Added Successfully", ticket } satisfies ApplicantAdded
    })
  )
})

const usernameProblems = ({ username, email }: NewApplicant) =>
  username !== undefined && canonicalEmail(username) !== canonicalEmail(email ?? "")
    ? [{ field: "username", text: "The username must be the e-mail address" }]
    : []

const knownCode = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const code = yield* query((db) =>
    db.selectFrom("assignmentCodes").select("id").where("id", "=", id).executeTakeFirst()
  )
  if (!code) yield* Effect.fail(violating([{ field: "assignmentCode", text: "Choose the assignment code" }]))
})

const addWorker = Effect.fnUntraced(function* (
  { firstname, lastname, phoneNumber, assignmentCode, email, dob, gender, nationality }: Answers,
  agency: { readonly id: number; readonly name: string },
  passwordHash: string
) {
  const { query } = yield* Database
  const [firstName, lastName] = [firstname, lastname]
  const worker = yield* query((db) =>
    db
      .insertInto("workers")
      .values({
        firstName,
        lastName,
        email,
        telephone: phoneNumber,
        dob,
        gender: gender as "FEMALE" | "MALE",
        nationality,
        assignmentCodeId: assignmentCode.id
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  const user = yield* query((db) =>
    db
      .insertInto("users")
      .values({
        email,
        passwordHash,
        firstName,
        lastName,
        userType: "WORKER",
        workerId: worker.id,
        passwordNeedsReset: true
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  yield* query((db) =>
    db
      .insertInto("userRoles")
      .columns(["userId", "roleId"])
      .expression((from) =>
        from
          .selectFrom("roles")
          .select([sql.lit(user.id).as("userId"), "id"])
          .where("name", "=", workerRole)
      )
      .execute()
  )
  yield* insertChange({ kind: "worker", subjectId: worker.id, event: "worker.registered", userId: user.id })
  yield* mailNewApplicant({ id: user.id, email, firstName }, agency)
  return worker.id
})

const newTicket = Effect.fnUntraced(function* (agencyId: number, workerId: number | null) {
  const { query } = yield* Database
  const ticket = newSecret()
  const createdAt = yield* now
  const expiresAt = minutesAfter(createdAt, ticketMinutes)
  yield* query((db) =>
    db
      .insertInto("applicantTickets")
      .values({ tokenHash: hashOf(ticket), agencyId, workerId, createdAt, expiresAt, usedAt: null })
      .execute()
  )
  return ticket
})
