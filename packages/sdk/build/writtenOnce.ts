/** The fewest characters of a part that is worth a name of its own. */
const shortest = 24

/** A module that exports plain JSON under a name; a part that occurs in it more than once is written once. */
export const writtenOnce = (name: string, value: unknown): string => {
  const plain: unknown = JSON.parse(JSON.stringify(value))
  const repeated = repeatedIn(plain)
  const names = new Map<string, string>()
  const parts: Array<string> = []

  const written = (part: unknown): string => {
    const text = JSON.stringify(part)
    if (!repeated.has(text)) return inWhole(part)
    const known = names.get(text)
    if (known) return known
    const whole = inWhole(part)
    const made = `part${names.size}`
    names.set(text, made)
    parts.push(`const ${made} = ${whole}`)
    return made
  }
  const inWhole = (part: unknown): string => {
    if (Array.isArray(part)) return `[${part.map(written)}]`
    if (!isObject(part)) return JSON.stringify(part)
    return `{${Object.entries(part).map(([key, inner]) => `${keyOf(key)}:${written(inner)}`)}}`
  }

  const whole = inWhole(plain)
  return [...parts, `export const ${name} = ${whole}`, ""].join("\n")
}

/** The JSON of each part that occurs more than once; what lies within it counts once with it. */
const repeatedIn = (whole: unknown): ReadonlySet<string> => {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const look = (part: unknown): void => {
    if (!isObject(part)) return
    const text = JSON.stringify(part)
    if (!seen.has(text)) {
      seen.add(text)
      Object.values(part).forEach(look)
    } else if (text.length >= shortest) repeated.add(text)
  }
  look(whole)
  return repeated
}

/** A key in a literal. `__proto__` would name the prototype there, and does not in brackets. */
const keyOf = (key: string): string => (key === "__proto__" ? `["__proto__"]` : JSON.stringify(key))

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null
