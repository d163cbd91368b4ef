/** A family of fonts: which texts need it, and the files of it that a PDF uses. */
export interface Font {
  readonly family: string
  readonly needed: RegExp
  readonly files: () => ReadonlyArray<URL>
}

const ofScript = (script: string, family: string, needed: RegExp): Font => ({
  family: `Noto Sans ${family}`,
  needed,
  files: () => [
    new URL(
      import.meta.resolve(
        `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`
      )
    )
  ]
})

const inFull = (part: string, family: string, needed: RegExp, ...files: ReadonlyArray<string>): Font => ({
  family,
  needed,
  files: () =>
    files.map((file) => new URL(`../fonts/${file}`, import.meta.resolve(`@embedpdf/fonts-${part}`)))
})

// A font that joins and reorders letters must see the signs between them as well, so it is asked before Noto Sans, which
// has those too. The large ones of East Asia have Latin letters of another cut, and are asked after it.
const joining: ReadonlyArray<Font> = [
  inFull("hebrew", "Noto Sans Hebrew", /\p{Script=Hebrew}/u, "NotoSansHebrew-Regular.ttf"),
  inFull("arabic", "Noto Naskh Arabic", /\p{Script=Arabic}/u, "NotoNaskhArabic-Regular.ttf"),
  ofScript("armenian", "Armenian", /\p{Script=Armenian}/u),
  ofScript("bengali", "Bengali", /\p{Script=Bengali}/u),
  ofScript("devanagari", "Devanagari", /\p{Script=Devanagari}/u),
  ofScript("ethiopic", "Ethiopic", /\p{Script=Ethiopic}/u),
  ofScript("georgian", "Georgian", /\p{Script=Georgian}/u),
  ofScript("gujarati", "Gujarati", /\p{Script=Gujarati}/u),
  ofScript("gurmukhi", "Gurmukhi", /\p{Script=Gurmukhi}/u),
  ofScript("kannada", "Kannada", /\p{Script=Kannada}/u),
  ofScript("khmer", "Khmer", /\p{Script=Khmer}/u),
  ofScript("lao", "Lao", /\p{Script=Lao}/u),
  ofScript("malayalam", "Malayalam", /\p{Script=Malayalam}/u),
  ofScript("myanmar", "Myanmar", /\p{Script=Myanmar}/u),
  ofScript("sinhala", "Sinhala", /\p{Script=Sinhala}/u),
  ofScript("tamil", "Tamil", /\p{Script=Tamil}/u),
  ofScript("telugu", "Telugu", /\p{Script=Telugu}/u),
  ofScript("thai", "Thai", /\p{Script=Thai}/u)
]

const first = inFull("latin", "Noto Sans", /^/, "NotoSans-Regular.ttf", "NotoSans-Bold.ttf")

const eastAsian: ReadonlyArray<Font> = [
  inFull(
    "sc",
    "Noto Sans S Chinese",
    /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\uff00-\uffef]/u,
    "NotoSansHans-Regular.otf"
  ),
  inFull("kr", "Noto Sans Korean", /\p{Script=Hangul}/u, "NotoSansKR-Regular.otf")
]

/** Every font, in the order in which they are asked for a letter. */
export const fonts: ReadonlyArray<Font> = [...joining, first, ...eastAsian]

/** The fonts that a text needs, in that order. */
export const fontsFor = (text: string): ReadonlyArray<Font> => fonts.filter(({ needed }) => needed.test(text))
