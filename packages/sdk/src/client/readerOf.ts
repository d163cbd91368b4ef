import { instantIn, numberIn } from "../contract/readings.ts"
import type { Answer, Check } from "./Answer.ts"

/** What keeps a value from being what it should be, and where in it. */
export class Wrong {
  readonly expected: string
  readonly path: ReadonlyArray<string>

  constructor(expected: string, path: ReadonlyArray<string> = []) {
    this.expected = expected
    this.path = path
  }

  /** The same, told from one level higher. */
  within(name: string | number): Wrong {
    return new Wrong(this.expected, [String(name), ...this.path])
  }
}

/** Reads a value of JSON: what the contract knows of it, or the first thing that is wrong. */
export type Reader = (value: unknown) => unknown

/** The reader of an answer. It ignores fields that nobody declared. */
export const readerOf = (answer: Answer): Reader => {
  if (typeof answer === "string") return plain[answer]
  if ("exactly" in answer) {
    const wrong = new Wrong(JSON.stringify(answer.exactly))
    return (value) => (value === answer.exactly ? value : wrong)
  }
  if ("listOf" in answer) return listReader(readerOf(answer.listOf))
  if ("fields" in answer) return objectReader(answer.fields, answer.others && readerOf(answer.others))
  if ("nullIs" in answer) {
    const read = readerOf(answer.else)
    // What is absent is left out by whoever reads the fields.
    return (value) => (value === null && answer.nullIs === "empty" ? [] : read(value))
  }
  if ("oneOf" in answer) return eitherReader(answer.oneOf)
  return checkedReader(readerOf(answer.is), answer.with)
}

const ofType = (type: "string" | "number" | "boolean"): Reader => {
  const wrong = new Wrong(`a ${type}`)
  return (value) => (typeof value === type ? value : wrong)
}

const notNull = new Wrong("null")
const notNumeric = new Wrong("a number")
const notInstant = new Wrong("a point in time")
const notList = new Wrong("a list")
const notObject = new Wrong("an object")
const missing = new Wrong("a value, and there is none")

const plain: Readonly<Record<Extract<Answer, string>, Reader>> = {
  string: ofType("string"),
  number: ofType("number"),
  boolean: ofType("boolean"),
  null: (value) => (value === null ? value : notNull),
  anything: (value) => value,
  numeric: (value) => numberIn(value) ?? notNumeric,
  instant: (value) => instantIn(value) ?? notInstant
}

const listReader =
  (read: Reader): Reader =>
  (value) => {
    if (!Array.isArray(value)) return notList
    const items: Array<unknown> = []
    for (let index = 0; index < value.length; index += 1) {
      const item = read(value[index])
      if (item instanceof Wrong) return item.within(index)
      items.push(item)
    }
    return items
  }

const objectReader = (fields: Readonly<Record<string, Answer>>, others: Reader | undefined): Reader => {
  const readers = Object.entries(fields).map(([name, answer]) => ({
    name: name.replace(/\?$/, ""),
    mayBeAbsent: name.endsWith("?"),
    nullIsAbsent: typeof answer === "object" && "nullIs" in answer && answer.nullIs === "absent",
    read: readerOf(answer)
  }))
  const names = new Set(readers.map(({ name }) => name))
  // Of a thing without fields nothing is asked but that it is there.
  if (readers.length === 0 && !others)
    return (value) => (value === null || value === undefined ? notObject : value)

  return (value) => {
    if (kindOf(value) !== "object") return notObject
    const object = value as Readonly<Record<string, unknown>>
    const result: Record<string, unknown> = {}
    for (const { name, mayBeAbsent, nullIsAbsent, read } of readers) {
      if (!Object.hasOwn(object, name)) {
        if (mayBeAbsent) continue
        return missing.within(name)
      }
      if (nullIsAbsent && object[name] === null) continue
      const part = read(object[name])
      if (part instanceof Wrong) return part.within(name)
      result[name] = part
    }
    if (!others) return result
    for (const name of Object.keys(object).filter((name) => !names.has(name))) {
      const part = others(object[name])
      if (part instanceof Wrong) return part.within(name)
      // Assigning to `__proto__` would not make a field of that name.
      Object.defineProperty(result, name, {
        value: part,
        enumerable: true,
        writable: true,
        configurable: true
      })
    }
    return result
  }
}

/** Only what takes values of this kind is tried, so that what is wrong is told of the part that was meant. */
const eitherReader = (answers: ReadonlyArray<Answer>): Reader => {
  const candidates = answers.map((answer) => ({ takes: takenBy(answer), read: readerOf(answer) }))
  const none = new Wrong("something else")

  return (value) => {
    const kind = kindOf(value)
    let wrong: Wrong | undefined
    for (const { takes, read } of candidates) {
      if (!takes(kind, value)) continue
      const result = read(value)
      if (!(result instanceof Wrong)) return result
      wrong ??= result
    }
    return wrong ?? none
  }
}

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value

const takenBy = (answer: Answer): ((kind: string, value: unknown) => boolean) => {
  if (answer === "anything") return () => true
  if (answer === "numeric" || answer === "instant") return (kind) => kind === "number" || kind === "string"
  if (typeof answer === "string") return (kind) => kind === answer
  if ("exactly" in answer) return (_, value) => value === answer.exactly
  if ("listOf" in answer) return (kind) => kind === "array"
  if ("fields" in answer) return (kind) => kind === "object"
  if ("is" in answer) return takenBy(answer.is)
  if ("nullIs" in answer) {
    const takes = takenBy(answer.else)
    return (kind, value) => kind === "null" || takes(kind, value)
  }
  const parts = answer.oneOf.map(takenBy)
  return (kind, value) => parts.some((takes) => takes(kind, value))
}

const checkedReader = (read: Reader, checks: ReadonlyArray<Check>): Reader => {
  const rules = checks.map((check) => ({ holds: ruleOf(check), wrong: new Wrong(wordsOf(check)) }))

  return (value) => {
    const result = read(value)
    if (result instanceof Wrong) return result
    return rules.find(({ holds }) => !holds(result as never))?.wrong ?? result
  }
}

const ruleOf = (check: Check): ((value: never) => boolean) => {
  switch (check.check) {
    case "isFinite":
      return Number.isFinite
    case "isInt":
      return Number.isSafeInteger
    case "isMinLength":
      return ({ length }: { length: number }) => length >= check.minLength
    case "isMaxLength":
      return ({ length }: { length: number }) => length <= check.maxLength
    case "isGreaterThanOrEqualTo":
      return (value: number) => value >= check.minimum
    case "isLessThanOrEqualTo":
      return (value: number) => value <= check.maximum
    case "isBetween":
      return (value: number) =>
        (check.exclusiveMinimum ? value > check.minimum : value >= check.minimum) &&
        (check.exclusiveMaximum ? value < check.maximum : value <= check.maximum)
    case "isPattern": {
      const pattern = new RegExp(check.source, check.flags)
      return (value: string) => pattern.test(value)
    }
  }
}

const wordsOf = (check: Check): string => {
  switch (check.check) {
    case "isFinite":
      return "a finite number"
    case "isInt":
      return "a whole number"
    case "isMinLength":
      return `at least ${check.minLength} of them`
    case "isMaxLength":
      return `at most ${check.maxLength} of them`
    case "isGreaterThanOrEqualTo":
      return `at least ${check.minimum}`
    case "isLessThanOrEqualTo":
      return `at most ${check.maximum}`
    case "isBetween":
      return `${check.minimum} to ${check.maximum}`
    case "isPattern":
      return "another form of text"
  }
}
