import { type Asking, nameOf, type Question } from "../Question.ts"

interface Pattern {
  /** As it is kept and sent; undefined for what is none. */
  readonly read: (bare: string) => string | undefined
  /** As people write it. */
  readonly show: (sent: string) => string
  readonly example: string
}

const numberLike =
  ({ read, show, example }: Pattern) =>
  <const Says extends Asking>(asking: Says): Question<string, string, Says> => {
    const shown = (number: string | undefined, otherwise: string) =>
      number === undefined ? otherwise : show(number)
    const numberIn = (typed: string) => read(typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase())
    return {
      ...asking,
      kind: "text",
      shape: "string",
      empty: "",
      take: (kept) => (typeof kept === "string" ? kept : undefined),
      read: (wire) => (wire ? shown(numberIn(wire), wire) : ""),
      write: (typed) => (typed.trim() === "" ? undefined : (numberIn(typed) ?? typed.trim())),
      problems: (typed) =>
        typed.trim() === "" || numberIn(typed) !== undefined
          ? []
          : [{ text: `${nameOf(asking)} must be like ${example}` }],
      say: (typed) => shown(numberIn(typed), typed.trim())
    }
  }

const inGroups = (sizes: ReadonlyArray<number>, joint: string) => (bare: string) => {
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
  return sizes.map((size, index) => bare.slice(starts[index], (starts[index] ?? 0) + size)).join(joint)
}

const prefixes = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/

/** A National Insurance number, kept without blanks: `QQ123456C` is its example and nobody's number. */
export const nationalInsuranceNumber = numberLike({
  read: (bare) => (prefixes.test(bare) ? bare : undefined),
  show: inGroups([2, 2, 2, 2, 1], " "),
  example: "QQ 12 34 56 C"
})

/** An NHS number, whose last digit checks the others (modulus 11); kept as ten digits. */
export const nhsNumber = numberLike({
  read: (bare) => (/^\d{10}$/.test(bare) && isChecked(bare) ? bare : undefined),
  show: inGroups([3, 3, 4], " "),
  example: "999 123 4567"
})

/** An NHS number as it was given: whatever is wrong with it is asked about by `nhsNumberDoubt`, and nothing is refused but a long text. */
export const nhsNumberAsGiven = numberLike({
  read: (bare) => (bare.length <= 20 ? bare : undefined),
  show: (sent) => (/^\d{10}$/.test(sent) ? inGroups([3, 3, 4], " ")(sent) : sent),
  example: "999 123 4567"
})

/** What is doubtful about an NHS number; undefined for one that is right, and where there is none. */
export const nhsNumberDoubt = (typed: string): string | undefined => {
  const bare = typed.replace(/[\s\p{Pd}]/gu, "")
  if (bare === "") return undefined
  if (!/^\d{10}$/.test(bare)) return "An NHS number has 10 digits"
  return isChecked(bare) ? undefined : "The last digit of this NHS number does not fit the others"
}

const isChecked = (digits: string) => {
  const sum = [...digits.slice(0, 9)].reduce((all, digit, index) => all + Number(digit) * (10 - index), 0)
  return (11 - (sum % 11)) % 11 === Number(digits[9])
}

/** A sort code in three parts, as the specification keeps it: `20-00-00`. */
export const sortCode = numberLike({
  read: (bare) => (/^\d{6}$/.test(bare) ? inGroups([2, 2, 2], "-")(bare) : undefined),
  show: (sent) => sent,
  example: "20-00-00"
})

/** An account number, kept in parts of three, three and two digits: `123-456-78`. */
export const accountNumber = numberLike({
  read: (bare) => (/^\d{8}$/.test(bare) ? inGroups([3, 3, 2], "-")(bare) : undefined),
  show: (sent) => sent.replaceAll("-", ""),
  example: "12345678"
})

/** A telephone number in any spelling, kept with its country's code (E.164); without one it is British. */
export const telephoneNumber = numberLike({
  read: (bare) => {
    const dialled = bare.replace(/[().]/g, "").replace(/^00/, "+")
    const number = dialled.replace(/^\+440/, "+44").replace(/^0/, "+44")
    return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
  },
  show: (sent) => sent.replace(/^\+44/, "0"),
  example: "0161 496 0000 or +48 22 123 45 67"
})

/** The most characters of a telephone number as it is given. */
const longestTelephone = 255

/** A telephone number as it was given, a bleep or an extension among them: what is no full number is asked about by `telephoneDoubt`. */
export const telephoneAsGiven = <const Says extends Asking>(
  asking: Says
): Question<string, string, Says> => ({
  ...telephoneNumber(asking),
  problems: (typed) =>
    typed.trim().length > longestTelephone
      ? [{ text: `${nameOf(asking)} must be ${longestTelephone} characters or fewer` }]
      : []
})

const extension = /[\s,;]*(?:ext(?:ension|n)?\.?|x|#)\s*\d{1,6}$/i

/** What is doubtful about a telephone number; undefined for a full one, also with an extension, and where there is none. */
export const telephoneDoubt = (typed: string): string | undefined => {
  const number = typed.trim().replace(extension, "")
  const { problems } = telephoneNumber({ label: "" })
  return problems?.(number, { now: "" }).length
    ? "This is no full telephone number, and cannot be reached from outside"
    : undefined
}
