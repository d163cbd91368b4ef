/** What shows otherwise than it stands: controls, and what turns the direction of the letters behind it. */
const unseen = /[\p{Control}\u202A-\u202E\u2066-\u2069]/gu

/** A text of one line as it shows: no control character and nothing that turns its direction, and blanks for tabs and line ends. */
export const plainLine = (text: string): string => text.replace(/[\t\r\n]+/g, " ").replace(unseen, "")

/** A text of several lines as it shows, with its tabs and line ends. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(unseen, (letter) => (letter === "\n" || letter === "\t" ? letter : ""))

/** What somebody says in words of their own, as it is kept: as it shows, without the blanks around it. */
export const plainWords = (text: string): string => plainText(text).trim()
