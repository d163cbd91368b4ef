import { isBlank } from "../contract/isBlank.ts"
import type { Problem } from "../failure/Problem.ts"
import { demandedBy, type Requirement, type Role, unaskedOf } from "./Requirement.ts"

/** The most requirements of an assignment code, characters of a name, ways to meet one, and days of grace. */
export const requirementLimits = { count: 40, name: 100, ways: 10, graceDays: 365 } as const

/** What is wrong with what an agency asks for, at fields such as `requirements.0.name`. */
export const requirementProblems = (
  requirements: ReadonlyArray<Omit<Requirement, "id">>
): ReadonlyArray<Problem<string>> => [
  ...(requirements.length > requirementLimits.count
    ? [{ field: "requirements", text: `There can be ${requirementLimits.count} requirements at most` }]
    : []),
  ...requirements.flatMap((requirement, at) => problemsOf(requirement, `requirements.${at}`))
]

/** What is wrong with what an agency asks for by what the law demands of a role, at fields such as `requirements.0.anyOf`. */
export const lawProblems = (
  requirements: ReadonlyArray<Pick<Requirement, "anyOf">>,
  role: Role
): ReadonlyArray<Problem<string>> => [
  ...unaskedOf(requirements, role).map((demanded) => ({
    field: "requirements",
    text: `The law demands ${demandedWords[demanded]}: it cannot be left out`
  })),
  ...requirements.flatMap((requirement, at) => {
    const demanded = demandedBy(requirement, role)
    return demanded && requirement.anyOf.length > 1
      ? [
          {
            field: `requirements.${at}.anyOf`,
            text: `The law demands ${demandedWords[demanded]}: nothing else can stand in for it`
          }
        ]
      : []
  })
]

const demandedWords = { rightToWork: "the right to work", dbs: "a DBS check for this role" } as const

const problemsOf = (
  { name, anyOf, graceDays }: Omit<Requirement, "id">,
  at: string
): ReadonlyArray<Problem<string>> => {
  const isGrace = Number.isInteger(graceDays) && graceDays >= 0 && graceDays <= requirementLimits.graceDays
  return [
    ...(isBlank(name) ? [{ field: `${at}.name`, text: "Enter a name" }] : []),
    ...(name.trim().length > requirementLimits.name
      ? [{ field: `${at}.name`, text: `The name must be ${requirementLimits.name} characters or fewer` }]
      : []),
    ...(anyOf.length === 0 ? [{ field: `${at}.anyOf`, text: "Choose what meets it" }] : []),
    ...(anyOf.length > requirementLimits.ways
      ? [{ field: `${at}.anyOf`, text: `Choose ${requirementLimits.ways} at most` }]
      : []),
    ...(isGrace
      ? []
      : [{ field: `${at}.graceDays`, text: `Enter 0 to ${requirementLimits.graceDays} days of grace` }])
  ]
}
