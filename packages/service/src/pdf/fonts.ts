/** A family of fonts: what text needs it, and the files of it that a PDF uses. */
export interface Font {
  readonly family: string
  readonly needed: RegExp
  readonly from: string
  /** Within the package. */
  readonly files: ReadonlyArray<string>
}

const google = (script: string, family: string, needed: RegExp): Font => ({
  family: `Noto Sans ${family}`,
  needed,
  from: `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`,
  files: []
})

const whole = (language: string, family: string, needed: RegExp, files: ReadonlyArray<string>): Font => ({
  family,
  needed,
  from: `@embedpdf/fonts-${language}`,
  files
})

// A font that joins and reorders letters must see the signs between them as well, so it is asked before Noto Sans, which
// has those too. The large ones of East Asia have Latin letters of another cut, and are asked after it.
const joining: ReadonlyArray<Font> = [
  whole("hebrew", "Noto Sans Hebrew", /\p{Script=Hebrew}/u, ["NotoSansHebrew-Regular.ttf"]),
  whole("arabic", "Noto Naskh Arabic", /\p{Script=Arabic}/u, ["NotoNaskhArabic-Regular.ttf"]),
  google("armenian", "Armenian", /\p{Script=Armenian}/u),
  google("bengali", "Bengali", /\p{Script=Bengali}/u),
  google("devanagari", "Devanagari", /\p{Script=Devanagari}/u),
  google("ethiopic", "Ethiopic", /\p{Script=Ethiopic}/u),
  google("georgian", "Georgian", /\p{Script=Georgian}/u),
  google("gujarati", "Gujarati", /\p{Script=Gujarati}/u),
  google("gurmukhi", "Gurmukhi", /\p{Script=Gurmukhi}/u),
  google("kannada", "Kannada", /\p{Script=Kannada}/u),
  google("khmer", "Khmer", /\p{Script=Khmer}/u),
  google("lao", "Lao", /\p{Script=Lao}/u),
  google("malayalam", "Malayalam", /\p{Script=Malayalam}/u),
  google("myanmar", "Myanmar", /\p{Script=Myanmar}/u),
  google("sinhala", "Sinhala", /\p{Script=Sinhala}/u),
  google("tamil", "Tamil", /\p{Script=Tamil}/u),
  google("telugu", "Telugu", /\p{Script=Telugu}/u),
  google("thai", "Thai", /\p{Script=Thai}/u)
]

const first = whole("latin", "Noto Sans", /^/, ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"])

const eastAsian: ReadonlyArray<Font> = [
  whole("kr", "Noto Sans Korean", /\p{Script=Hangul}/u, ["NotoSansKR-Regular.otf"]),
  whole("sc", "Noto Sans S Chinese", /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\uff00-\uffef]/u, [
    "NotoSansHans-Regular.otf"
  ])
]

/** Every font, in the order in which they are asked for a letter. */
export const fonts: ReadonlyArray<Font> = [...joining, first, ...eastAsian]

/** The fonts that a text needs, in that order. */
export const fontsFor = (text: string): ReadonlyArray<Font> => fonts.filter(({ needed }) => needed.test(text))
