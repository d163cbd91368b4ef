/** The values of an object that has some, as a list of arguments. */
export const valuesOf = <Values extends Readonly<Record<string, unknown>>>(values: Values) =>
  Object.values(values) as unknown as readonly [Values[keyof Values], ...ReadonlyArray<Values[keyof Values]>]
