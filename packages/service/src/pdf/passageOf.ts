import { fontsFor } from "./fonts.ts"

/** A line of a text as it is set: the pieces between which a word that is too long may break. */
export interface PassageLine {
  readonly pieces: ReadonlyArray<string>
  /** Whether it is read from right to left. */
  readonly isLeftwards: boolean
  /** The families of its fonts. */
  readonly fonts: ReadonlyArray<string>
}

/** A text as it is set: each line a paragraph of its own, so that none changes the direction of another. */
export type Passage = ReadonlyArray<PassageLine>

/** How much of one text is set. No question asks for as much; what arrives by another way must not fill a thousand pages. */
export const passageLimits = { characters: 20_000, lines: 400 } as const

/** What people typed, made ready to be set: only signs that are seen, in an order that no sign among them turns around. */
export const passageOf = (text: string): Passage => {
  const fitting = text.slice(0, passageLimits.characters)
  const lines = seen(fitting)
    .trim()
    .split(/\n(?:\s*\n)*/)
  const shown = lines.slice(0, passageLimits.lines)
  const isCut = fitting.length < text.length || shown.length < lines.length
  return [...shown, ...(isCut ? ["(What follows is too long to be shown here.)"] : [])].map(lineOf)
}

const lineOf = (line: string): PassageLine => ({
  pieces: piecesOf(line),
  isLeftwards: /^\P{L}*\p{L}/u.test(line) && leftwards.test(/\p{L}/u.exec(line)?.[0] ?? ""),
  fonts: fontsFor(line).map(({ family }) => family)
})

const leftwards = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const seen = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(/(?!\n)\p{Cc}/gu, "\u{fffd}")
    .replace(turning, "")
    .replace(/(\p{Script=Inherited}{4})\p{Script=Inherited}+/gu, "$1")
    .replace(/((?:\p{M}|[\u200c\u200d]){8})(?:\p{M}|[\u200c\u200d])+/gu, "$1")

/** The signs that begin or end a direction: a name that holds one would be read as another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

// Lines break between words, or anywhere in scripts that write none; an endless word of others must not leave the page.
const endless =
  /[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]{31,}/gu

const piecesOf = (line: string): ReadonlyArray<string> => {
  const pieces: Array<string> = []
  let end = 0
  for (const { 0: word, index } of line.matchAll(endless)) {
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
    pieces.push(line.slice(end, index))
    for (let at = 0; at < letters.length; at += 8) pieces.push(letters.slice(at, at + 8).join(""))
    end = index + word.length
  }
  return [...pieces, line.slice(end)].filter((piece) => piece !== "")
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
