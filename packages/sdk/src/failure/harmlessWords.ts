const masked = "…"
const longest = 200

/**
 * A service's words on one line, as they may stand in a log: without the texts that were sent, without what stands in
 * quotation marks, and without e-mail addresses and long numbers.
 */
export const harmlessWords = (words: string, sent?: unknown): string => {
  let line = words.replace(/\s+/g, " ").trim()
  for (const text of textsIn(sent))
    if (text.length <= line.length) line = line.replace(standingAlone(text), masked)
  line = line
    .replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, masked)
    .replace(/, got .*$/, "")
    .replace(/[^\s@]+@[^\s@]+/g, masked)
    .replace(/\+?\d(?:[ -]?\d){8,}/g, masked)
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** The texts in what was sent, longest first; what is shorter than three letters stands in too many words. */
const textsIn = (sent: unknown): ReadonlyArray<string> => {
  const texts = new Set<string>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value === "string") texts.add(value.replace(/\s+/g, " ").trim())
    if (typeof value !== "object" || value === null || depth > 6) return
    const inner = value instanceof FormData ? [...value.values()] : Object.values(value)
    for (const part of inner) look(part, depth + 1)
  }
  look(sent, 0)
  return [...texts].filter(({ length }) => length > 2).sort((one, other) => other.length - one.length)
}

const standingAlone = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[^\p{L}\p{N}]/gu, escaped)}(?![\\p{L}\\p{N}])`, "gu")

const escaped = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`
