/** What the contract tells of a row: what is null in the database is absent. */
export type WithoutNulls<Value> =
  Value extends ReadonlyArray<infer Item>
    ? Array<WithoutNulls<Item>>
    : Value extends object
      ? {
          [Field in keyof Value]:
            | WithoutNulls<Exclude<Value[Field], null>>
            | (null extends Value[Field] ? undefined : never)
        }
      : Value

/** Leaves out whatever is null in what is told, however deep it lies. */
export const withoutNulls = <Value>(value: Value): WithoutNulls<Value> =>
  without(value) as WithoutNulls<Value>

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, part]) => (part === null ? [] : [[field, without(part)]]))
  )
}
