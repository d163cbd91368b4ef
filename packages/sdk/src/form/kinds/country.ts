import type { Asking, Question } from "../Question.ts"
import { usualCountryNames } from "./usualCountryNames.ts"

/** A country by its English name, as the wire has it; one that is spelt as it was earlier stays as it is. */
export const country = <
  const Says extends Asking & { readonly preset?: string; readonly placeholder?: string }
>(
  asking: Says
): Question<string, string, Says> => ({
  ...asking,
  kind: "country",
  shape: "string",
  empty: asking.preset ?? "",
  take: (kept) => (typeof kept === "string" ? kept : undefined),
  read: (wire) => wire ?? "",
  write: (typed) => typed.trim() || undefined,
  problems: (typed) =>
    typed.trim().length > 100 ? [{ text: `${asking.label} must be 100 characters or fewer` }] : [],
  say: (typed) => typed
})

/** ISO 3166-1 without the uninhabited, and Kosovo by the letters that are in use for it. */
const codes =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"

interface Country {
  readonly code: string
  /** Its English name as it is shown. */
  readonly name: string
  /** That name and the other usual ones, letters and blanks alone. */
  readonly called: ReadonlyArray<string>
}

/** All of them in the order of the alphabet; made once, as asking the runtime for a name takes long. */
let known: ReadonlyArray<Country> | undefined

const countries = (): ReadonlyArray<Country> => {
  if (known) return known
  const regions = new Intl.DisplayNames("en-GB", { type: "region" })
  const usual = new Map(
    usualCountryNames
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, 2), line.slice(3).split(",")])
  )
  const { compare } = new Intl.Collator("en-GB")
  known = codes
    .split(" ")
    .map((code) => {
      const name = regions.of(code) ?? code
      return { code, name, called: [lettersOf(name), ...(usual.get(code) ?? [])] }
    })
    .sort((one, other) => compare(one.name, other.name))
  return known
}

/** The letters of a name: case, accents and punctuation set aside, Saint as St, and without “the” in front. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}.’‘'`]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .replace(/\bsaint\b/g, "st")
    .replace(/^the /, "")

/** The English name of a country by its two letters (ISO 3166-1); letters that are none stay as they are. */
export const countryNameOf = (code: string): string =>
  countries().find((country) => country.code === code)?.name ?? code

const withoutJoints = (letters: string) => letters.replace(/\b(?:and|the) /g, "")

/** The codes by what may be typed for them, the first in the alphabet where two are called the same; made once. */
let codesKnown: ReadonlyMap<string, string> | undefined

const codesByName = (): ReadonlyMap<string, string> => {
  codesKnown ??= new Map(
    countries()
      .flatMap(({ code, called }) =>
        [code.toLowerCase(), ...called.map(withoutJoints)].map((name): readonly [string, string] => [
          name,
          code
        ])
      )
      .reverse()
  )
  return codesKnown
}

/** “Republic of”, “Kingdom of the” and what else stands before the name of a country in full. */
const inFull =
  /^(?:(?:(?!of )\S+ )*?(?:republic|kingdom|states?|commonwealth|federation|union|sultanate|principality|duchy|bailiwick|territory) of )+/

/**
 * The two letters of a country by any usual English name, or by what those are called who come from there; two letters are that
 * country. Undefined where it is none, or may be more than one.
 */
export const countryCodeOf = (typed: string): string | undefined => {
  // “Korea, Republic of” and “Moldova (Republic of)”, as lists have them.
  const [, last, first] = /^([^,(]+)[,(]\s*(.+\sof(?: the)?)\)?$/i.exec(typed.trim()) ?? []
  const letters = withoutJoints(lettersOf(first ? `${first} ${last}` : typed))
  const codes = codesByName()
  return codes.get(letters) ?? codes.get(letters.replace(inFull, ""))
}

/** The countries that may be meant by what is typed, by their English names: whichever is called so first; none while nothing is. */
export const countriesLike = (typed: string): ReadonlyArray<string> => {
  const letters = lettersOf(typed)
  if (letters === "") return []
  const meant = countryCodeOf(typed)
  const distance = ({ code, called }: Country) => {
    if (code === meant) return 0
    if (called.some((name) => name.startsWith(letters))) return 1
    if (called.some((name) => name.includes(` ${letters}`))) return 2
    return called.some((name) => name.includes(letters)) ? 3 : 4
  }
  return countries()
    .map((country) => ({ name: country.name, far: distance(country) }))
    .filter(({ far }) => far < 4)
    .sort((one, other) => one.far - other.far)
    .map(({ name }) => name)
}

/** What is wrong with a nationality that is none of the countries. */
export const nationalityProblem = ({ nationality }: { readonly nationality: string }): string | undefined =>
  nationality && countryCodeOf(nationality) === undefined ? "Choose one of the countries" : undefined
