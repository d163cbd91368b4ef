/** What the contract tells of a row: what is null in the database is absent. */
export type WithoutNulls<Told> =
  Told extends ReadonlyArray<infer Item>
    ? Array<WithoutNulls<Item>>
    : Told extends object
      ? {
          [Field in keyof Told]:
            | WithoutNulls<Exclude<Told[Field], null>>
            | (null extends Told[Field] ? undefined : never)
        }
      : Told

/** Leaves out whatever is null in what is told, however deep it lies. */
export const withoutNulls = <Told>(told: Told): WithoutNulls<Told> => without(told) as WithoutNulls<Told>

const without = (told: unknown): unknown => {
  if (Array.isArray(told)) return told.map(without)
  if (typeof told !== "object" || told === null) return told
  return Object.fromEntries(
    Object.entries(told).flatMap(([field, value]) => (value === null ? [] : [[field, without(value)]]))
  )
}
