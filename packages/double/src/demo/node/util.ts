type Hearing = (...given: ReadonlyArray<unknown>) => unknown

/** What a function tells a callback, as a promise. */
export const promisify =
  (work: Hearing) =>
  (...given: ReadonlyArray<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      work(...given, (failure: unknown, told: unknown) => (failure ? reject(failure) : resolve(told)))
    })

/** Whether two values of JSON are the same. */
export const isDeepStrictEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isDeepStrictEqual(Object(one)[name], Object(other)[name])
    )
  )
}
