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
 * holds for the form of an e-mail address or a telephone number holds for its disguise.
 */
export const disguise = (text: string, number: number): string => inShape(text, number, alphabets)

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
  return inShape(kinds.join("").padEnd(length, filler), number, [...alphabets, signs])
}

/** Counts: each character that may be replaced is a digit of `number`, the last one its lowest. */
const inShape = (
  text: string,
  number: number,
  kinds: typeof alphabets | ReadonlyArray<typeof signs>
): string => {
  let rest = number
  return [...text]
    .map((character) => ({ character, letters: kinds.find(({ kind }) => kind.test(character))?.letters }))
    .reduceRight((after, { character, letters }) => {
      if (!letters) return character + after
      const letter = letters.charAt(rest % letters.length)
      rest = Math.floor(rest / letters.length)
      return letter + after
    }, "")
}
