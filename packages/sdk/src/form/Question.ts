/** What is found wrong with an answer; `at` addresses a part of it: `a1/employer` is a question of a row. */
export interface Finding {
  readonly at?: string
  readonly text: string
  /** The name of the row in which it is. */
  readonly of?: string
  /** Tells findings apart for whoever treats some of them in another way, such as `missing`. */
  readonly kind?: string
}

/**
 * When and where answers are looked at: `now` is ISO 8601, the zone is London's unless told. Amounts are in `currency`, ISO
 * 4217, and have two decimals at most where nobody tells it.
 */
export interface Circumstances {
  readonly now: string
  readonly zone?: string
  readonly currency?: string | undefined
}

/** The shape of an answer on the wire, from which its schema follows: an object's fields may be absent or null. */
export type Shape =
  | "string"
  | "number"
  | "integer"
  | "boolean"
  | "instant"
  | readonly [Shape]
  | { readonly [field: string]: Shape }

/** How one kind of answer is kept while it is typed, checked, said and sent. */
export interface Kind<Typed, Wire, Reported = Wire> {
  /** How it is drawn. */
  readonly kind: string
  readonly shape: Shape
  readonly empty: Typed
  /** An answer as it was kept earlier, perhaps by another version; undefined where it cannot be taken. */
  readonly take: (kept: unknown) => Typed | undefined
  /** What is told may be more than is ever sent, such as a code of another version. */
  /** What of an answer that was taken has no place in it any more, where it is made of others. */
  readonly leftIn?: (kept: unknown) => Readonly<Record<string, unknown>>
  readonly read: (wire: Reported | null | undefined) => Typed
  /** Undefined where nothing is answered; null where that is an answer too. */
  readonly write: (typed: Typed) => Wire | null | undefined
  /** Whether it is answered; where something is to be sent, unless told. */
  readonly isAnswered?: (typed: Typed) => boolean
  readonly problems?: (typed: Typed, circumstances: Circumstances) => ReadonlyArray<Finding>
  /** The answer in the words that people in a zone read; empty where there is none. */
  readonly say: (typed: Typed, zone: string) => string
  /** The questions of which it is made, where it is made of some. */
  readonly lines?: (typed: Typed, zone: string) => ReadonlyArray<Line>
  /** The keys under which a recording may show what it holds, beside its own. */
  readonly harmlessWithin?: ReadonlyArray<string>
}

/** What a question says, whatever its kind. */
export interface Asking {
  readonly label: string
  /** What messages and lists call it, where the label alone does not tell. */
  readonly name?: string
  readonly hint?: string
  /** The words for a missing answer; an optional question has none. */
  readonly required?: string
  /** There is always an answer, by a rule of the form or because one stands there at first. */
  readonly always?: true
  /** A rule of the form wants it under conditions: it is not called optional. */
  readonly conditional?: true
  /** Everything is personal, and masked in recordings, unless it says otherwise. */
  readonly harmless?: true
  /** Who may read the answer beside whom it is about; the service leaves it out for others, and writes down who looks. */
  readonly audience?: string
  /** Whether it takes the whole width of its form; left out, what has parts or rows does, and what is drawn by hand. */
  readonly wide?: boolean
  /** What browsers know the answer by; they leave it alone unless told. */
  readonly autoComplete?: string
}

/** A question: what it says, and how its kind of answer is treated. */
export type Question<Typed, Wire, Says extends Asking = Asking, Reported = Wire> = Says &
  Kind<Typed, Wire, Reported>

/** The questions of a form by their names on the wire. */
// biome-ignore lint/suspicious/noExplicitAny: the two sides of a question vary together
export type Questions = Readonly<Record<string, Question<any, any, Asking, any>>>

/** The answers to questions as they are typed and chosen: plain JSON. */
export type Typed<Of extends Questions> = { readonly [Field in keyof Of]: Of[Field]["empty"] }

/** An answer as it is sent. */
export type Sent<Of> = Of extends { readonly write: (typed: never) => infer Wire }
  ? Exclude<Wire, undefined | null>
  : never

/** An answer as it is told. */
export type Reported<Of> = Of extends { readonly read: (wire: infer Wire) => unknown }
  ? Exclude<Wire, undefined | null>
  : never

/** The answers to questions as they travel; null where nothing is answered. */
export type Wire<Of extends Questions> = { readonly [Field in keyof Of]: Sent<Of[Field]> | null }

/** As they are told or kept: what nobody has answered may be absent too. */
export type PartialWire<Of extends Questions> = {
  readonly [Field in keyof Of]?: Reported<Of[Field]> | null | undefined
}

/** One answer in words, with its address. */
export interface Line {
  readonly at: string
  readonly label: string
  readonly text: string
}

/** What messages call a question. */
export const nameOf = ({ label, name = label }: Asking): string => name
