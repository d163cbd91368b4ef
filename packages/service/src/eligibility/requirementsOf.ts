import type { RequirementSet, RequirementSetBody } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  asTheyBind,
  demandedBy,
  type Evidence,
  lawProblems,
  type Requirement,
  requirementProblems,
  startingRequirements
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"

const unknownCode: Refusal = { _tag: "NotFound", message: "This assignment code cannot be found." }
const conflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed what is asked of this assignment code meanwhile."
}

/** What an agency asks of an assignment code, as the law lets it, with what it says of the role. */
export interface AskedOfCode {
  readonly code: { readonly id: number; readonly name: string; readonly needsDbs: boolean }
  readonly requirements: ReadonlyArray<Requirement>
  readonly version: number
}

/** What an agency asks of an assignment code: the starting set until it has said something itself. */
export const requirementsOf = Effect.fnUntraced(function* (agencyId: number, assignmentCodeId: number) {
  const { query } = yield* Database
  const found = isPossibleId(assignmentCodeId)
    ? yield* query((db) =>
        db
          .selectFrom("assignmentCodes")
          .leftJoin("requirementSets", (join) =>
            join
              .onRef("requirementSets.assignmentCodeId", "=", "assignmentCodes.id")
              .on("agencyId", "=", agencyId)
          )
          .select(["assignmentCodes.id", "code", "name", "needsDbs", "requirements", "version"])
          .where("assignmentCodes.id", "=", assignmentCodeId)
          .executeTakeFirst()
      )
    : undefined
  if (!found) return yield* Effect.fail(unknownCode)
  const { id, code, name, needsDbs, requirements, version } = found
  return {
    code: { id, name, needsDbs },
    requirements: asTheyBind(requirements ?? (yield* startingSet(code)), { needsDbs }),
    version: version ?? 0
  } satisfies AskedOfCode
})

const startingSet = Effect.fnUntraced(function* (code: string) {
  const { query } = yield* Database
  const compliances = yield* query((db) =>
    db.selectFrom("compliances").select(["id", "code"]).where("offered", "=", true).execute()
  )
  const idsOf = (wanted: string) => compliances.filter((one) => one.code === wanted).map(({ id }) => id)
  return startingRequirements(code)
    .map(
      ({ name, anyOf }, at): Requirement => ({
        id: at + 1,
        name,
        anyOf: anyOf.flatMap(
          (one): ReadonlyArray<Evidence> =>
            one.kind === "compliance" ? idsOf(one.code).map((id) => ({ kind: "compliance", id })) : [one]
        ),
        otherwise: "REFUSE",
        graceDays: 0
      })
    )
    .filter(({ anyOf }) => anyOf.length > 0)
})

/** The same in the words of the contract. */
export const toldRequirements = Effect.fnUntraced(function* ({ code, requirements, version }: AskedOfCode) {
  const { query } = yield* Database
  const trainings = yield* query((db) => db.selectFrom("trainings").select(["id", "name"]).execute())
  const compliances = yield* query((db) => db.selectFrom("compliances").select(["id", "name"]).execute())
  const nameOf = (evidence: Evidence) => {
    if (!("id" in evidence)) return recordNames[evidence.kind]
    const all = evidence.kind === "training" ? trainings : compliances
    return all.find(({ id }) => id === evidence.id)?.name
  }
  return {
    assignmentCodeId: code.id,
    assignmentCode: code.name,
    needsDbs: code.needsDbs,
    requirements: requirements.map((requirement) => ({
      ...requirement,
      binding: demandedBy(requirement, code) !== undefined,
      anyOf: requirement.anyOf.map((evidence) => ({ ...evidence, name: nameOf(evidence) }))
    })),
    version
  } satisfies RequirementSet
})

const recordNames = {
  rightToWork: "Right to work",
  dbs: "DBS check",
  fitToWork: "Fit to work"
} as const

/** Says what an agency asks of an assignment code from now on; whoever edited another version than the present one is refused. */
export const saveRequirements = Effect.fnUntraced(function* (
  { agencyId, userId }: { readonly agencyId: number; readonly userId: number },
  assignmentCodeId: number,
  { requirements, version }: RequirementSetBody
) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      // One at a time changes what an agency asks.
      yield* query((db) =>
        db.selectFrom("agencies").select("id").where("id", "=", agencyId).forUpdate().execute()
      )
      const before = yield* requirementsOf(agencyId, assignmentCodeId)
      if (before.version !== version) return yield* Effect.fail(conflict)
      const kept = yield* checked(requirements, before)
      const row = { requirements: JSON.stringify(kept), version: version + 1 }
      const { id } = yield* query((db) =>
        db
          .insertInto("requirementSets")
          .values({ agencyId, assignmentCodeId, ...row })
          .onConflict((conflict) => conflict.columns(["agencyId", "assignmentCodeId"]).doUpdateSet(row))
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      yield* insertChange({ kind: "requirement_set", subjectId: id, event: "requirements.changed", userId })
    })
  )
  return yield* requirementsOf(agencyId, assignmentCodeId)
})

const checked = Effect.fnUntraced(function* (
  sent: RequirementSetBody["requirements"],
  { code, requirements: before }: AskedOfCode
) {
  const { query } = yield* Database
  const trainings = yield* query((db) =>
    db.selectFrom("trainings").select("id").where("offered", "=", true).execute()
  )
  const compliances = yield* query((db) =>
    db.selectFrom("compliances").select("id").where("offered", "=", true).execute()
  )
  const offered = { training: new Set(trainings.map(idOf)), compliance: new Set(compliances.map(idOf)) }
  // What was asked before may be asked on, though it is offered no more.
  const asked = before.flatMap(({ anyOf }) => anyOf)
  const isKnown = (kind: "training" | "compliance", wanted: number) =>
    offered[kind].has(wanted) || asked.some((one) => one.kind === kind && one.id === wanted)
  const unknown = sent.flatMap(({ anyOf }, at) =>
    anyOf.some(({ kind, id = 0 }) => (kind === "training" || kind === "compliance") && !isKnown(kind, id))
      ? [{ field: `requirements.${at}.anyOf`, text: "Choose one of the trainings or compliances" }]
      : []
  )
  let next = Math.max(0, ...before.map(idOf))
  const seen = new Set<number>()
  const requirements = sent.map(({ id, name, anyOf, otherwise, graceDays }): Requirement => {
    const keeps = id !== undefined && before.some((one) => one.id === id) && !seen.has(id)
    const own = keeps ? id : ++next
    seen.add(own)
    return {
      id: own,
      name: name.trim(),
      anyOf: anyOf.map(
        ({ kind, id = 0 }): Evidence =>
          kind === "training" || kind === "compliance" ? { kind, id } : { kind }
      ),
      otherwise,
      graceDays
    }
  })
  const problems = [...requirementProblems(requirements), ...unknown, ...lawProblems(requirements, code)]
  return problems.length > 0 ? yield* Effect.fail(violating(problems)) : requirements
})

const idOf = ({ id }: { readonly id: number }) => id
