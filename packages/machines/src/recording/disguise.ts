const alphabets = [
  { kind: /\p{Lu}/u, letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" },
  { kind: /\p{L}/u, letters: "abcdefghijklmnopqrstuvwxyz" },
  { kind: /\p{N}/u, letters: "0123456789" }
]
const signs = { kind: /[-_]/, letters: "-_" }

/** The longest disguise of a secret, so that a long one does not tell how long it is. */
const longest = 12

/**
 * The `number`th text of the same shape, in which every letter and digit has been replaced by one of its kind: what
 * holds for the form of an e-mail address or a telephone number holds for its disguise. A day stays a day, a number one
 * above zero, and an identifier one. Beyond as many texts as there are of the shape, it is longer.
 */
export const disguise = (text: string, number: number): string => {
  const [, day, time = ""] = /^(\d{4}-\d\d-\d\d)([T ].*)?$/.exec(text) ?? []
  if (day && !Number.isNaN(Date.parse(day)))
    return new Date(number * 86_400_000).toISOString().slice(0, 10) + time.replaceAll(/\d/g, "0")
  if (uuid.test(text)) return `aaaaaaaa-aaaa-4aaa-8aaa-${number.toString(16).padStart(12, "0")}`
  if (/^[1-9]\d*(\.\d+)?$/.test(text)) {
    const { shown, beyond } = inShape(text.slice(1), Math.floor((number - 1) / 9), alphabets)
    return String(1 + ((number - 1) % 9)) + shown + (beyond > 0 ? beyond : "")
  }
  return longer(inShape(text, number, alphabets))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The `number`th number with the sign of a number and as many digits, before the point and after it. */
export const disguiseNumber = (value: number, number: number): number => {
  const shown = disguise(String(Math.abs(value)).replace(/^0\./, "1."), number)
  const read = Number(/^[\d.]+$/.test(shown) ? shown : number)
  return Math.sign(value) * (Math.abs(value) < 1 ? read / 10 : read)
}

/**
 * The `number`th text that has the kinds of characters that a secret has, but neither their places nor, beyond twelve,
 * their count: what holds for the strength of a password holds for its disguise.
 */
export const disguiseSecret = (secret: string, number: number): string => {
  const characters = [...secret]
  const has = (kind: RegExp) => characters.some((character) => kind.test(character))
  const kinds = [
    ...(has(/\p{Lu}/u) ? ["A"] : []),
    ...(has(/(?!\p{Lu})\p{L}/u) ? ["a"] : []),
    ...(has(/\p{N}/u) ? ["0"] : []),
    ...(has(/[^\p{L}\p{N}]/u) ? ["-"] : [])
  ]
  const length = Math.min(characters.length, longest)
  const filler = kinds.find((kind) => kind !== "-") ?? "-"
  return longer(inShape(kinds.join("").padEnd(length, filler), number, [...alphabets, signs]))
}

interface InShape {
  readonly shown: string
  /** How often all texts of the shape were counted through. */
  readonly beyond: number
}

const longer = ({ shown, beyond }: InShape): string => shown + "a".repeat(beyond)

/** Counts: each character that may be replaced is a digit of `number`, the last one its lowest. */
const inShape = (
  text: string,
  number: number,
  kinds: typeof alphabets | ReadonlyArray<typeof signs>
): InShape => {
  let rest = number
  const shown = [...text]
    .map((character) => ({ character, letters: kinds.find(({ kind }) => kind.test(character))?.letters }))
    .reduceRight((after, { character, letters }) => {
      if (!letters) return character + after
      const letter = letters.charAt(rest % letters.length)
      rest = Math.floor(rest / letters.length)
      return letter + after
    }, "")
  return { shown, beyond: rest }
}
