import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Question } from "./Question.ts"

type Ordered = Pick<Question, "id" | "keys" | "direction">
type Conditions = ReadonlyArray<Expression<SqlBool>>

/** What the lines of a question must be. */
export const wanted = (question: Question): Conditions => [...ofScope(question), ...besides(question)]

/** Whose rows are meant, in any table whose rows are somebody's by the same column. */
export const ofScope = ({ owner, scope }: Question): Conditions =>
  owner === undefined || scope === undefined ? [] : [sql<boolean>`${owner} = ${scope}`]

/** The same but for whose they are. */
export const besides = ({ where, statuses }: Question): Conditions => [
  ...where,
  ...(statuses && statuses.wanted.length < statuses.all.length ? [inStatuses(statuses)] : [])
]

/** Whether a line has one of the statuses that are wanted. */
export const inStatuses = ({
  column,
  wanted
}: Pick<NonNullable<Question["statuses"]>, "column" | "wanted">) =>
  sql<boolean>`${column} in (${sql.join(wanted)})`

/** The id of lines, and what orders them as `key_0` and so on. */
export const linesWith = (
  { table, id, keys }: Pick<Question, "table" | "id" | "keys">,
  conditions: Conditions
): RawBuilder<unknown> =>
  sql`select ${sql.join([
    sql`${id} as id`,
    ...keys.map((key, at) => sql`${key} as ${keyAt(at)}`)
  ])} from ${table} where ${every(conditions)}`

/** The same order for what `linesWith` selected. */
export const selected = ({ keys, direction }: Question): Ordered => ({
  id: sql`id`,
  keys: keys.map((_, at) => keyAt(at)),
  direction
})

/** All of some conditions. */
export const every = (conditions: Conditions): RawBuilder<unknown> =>
  conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((condition) => sql`(${condition})`),
        sql` and `
      )

/** The order of lines. */
export const ordered = ({ id, keys, direction }: Ordered): RawBuilder<unknown> =>
  sql.join([...keys, id].map((key) => sql`${key} ${sql.raw(direction)}`))

/** What comes after the line that a question names, if it names one: one comparison, for which an index of the order serves. */
export const following = ({ id, keys, direction }: Ordered, { after }: Question): Conditions =>
  after === undefined
    ? []
    : [
        sql<boolean>`(${sql.join([...keys, id])}) ${sql.raw(direction === "asc" ? ">" : "<")}
          (${sql.join([...after.keys, after.id])})`
      ]

/** What orders a line before its id, as text that can be compared with later. */
export const keysAsText = ({ keys }: Ordered): RawBuilder<unknown> =>
  sql`json_build_array(${sql.join(keys.map((key) => sql`(${key})::text`))})`

const keyAt = (at: number) => sql.raw(`key_${at}`)
