import type { Asking, Question } from "../Question.ts"

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

/** ISO 3166-1, without the uninhabited. */
const codes =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"

/** The English name of each by its two letters; made once, as asking the runtime for one takes long. */
let known: ReadonlyMap<string, string> | undefined

const names = (): ReadonlyMap<string, string> => {
  if (known) return known
  const regions = new Intl.DisplayNames("en-GB", { type: "region" })
  known = new Map(codes.split(" ").map((code) => [code, regions.of(code) ?? code]))
  return known
}

/** The countries that an address may be in, by their English names, in the order of the alphabet. */
export const countryNames = (): ReadonlyArray<string> =>
  [...names().values()].sort(new Intl.Collator("en-GB").compare)

/** The English name of a country by its two letters (ISO 3166-1); letters that are none stay as they are. */
export const countryNameOf = (code: string): string => names().get(code) ?? code

/** The two letters of a country by its English name, as `countryNameOf` writes it. */
export const countryCodeOf = (typed: string): string | undefined => {
  const wanted = typed.trim()
  return [...names()].find(([, name]) => name === wanted)?.[0]
}
