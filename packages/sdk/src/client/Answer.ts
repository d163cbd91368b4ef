/**
 * What an answer looks like, as plain JSON that `readerOf` reads by: what the contract's schemas say of it, so that a
 * client needs none of their machinery. The name of a field that may be absent ends with `?`.
 */
export type Answer =
  | "string"
  | "number"
  | "boolean"
  | "null"
  | "anything"
  /** A number, or one that is written as text. */
  | "numeric"
  /** A point in time, told as ISO 8601 in UTC. */
  | "instant"
  | { readonly exactly: string | number | boolean }
  | { readonly listOf: Answer }
  | { readonly fields: Readonly<Record<string, Answer>>; readonly others?: Answer }
  /** What null stands for: a field that is absent, or an empty list. */
  | { readonly nullIs: "absent" | "empty"; readonly else: Answer }
  | { readonly oneOf: ReadonlyArray<Answer> }
  | { readonly is: Answer; readonly with: ReadonlyArray<Check> }

/** What a value must be beside its shape. */
export type Check =
  | { readonly check: "isFinite" | "isInt" }
  | { readonly check: "isMinLength"; readonly minLength: number }
  | { readonly check: "isMaxLength"; readonly maxLength: number }
  | { readonly check: "isGreaterThanOrEqualTo"; readonly minimum: number }
  | { readonly check: "isLessThanOrEqualTo"; readonly maximum: number }
  | {
      readonly check: "isBetween"
      readonly minimum: number
      readonly maximum: number
      readonly exclusiveMinimum?: boolean
      readonly exclusiveMaximum?: boolean
    }
  | { readonly check: "isPattern"; readonly source: string; readonly flags: string }
