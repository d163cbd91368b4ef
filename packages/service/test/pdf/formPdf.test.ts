import { type AnswersOf, type AnyForm, form, rows, secret, text } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { formPdf } from "../../src/pdf/formPdf.ts"
import type { FormParticulars } from "../../src/pdf/formSheet.ts"
import { application, filled, inScripts, particulars } from "./application.ts"
import { pdfTexts } from "./pdfTexts.ts"

const pdfOf = <Form extends AnyForm>(
  asked: Form,
  answers: AnswersOf<Form>,
  given: FormParticulars = particulars
) => Effect.runPromise(formPdf(asked, answers, given))

const textForm = (labels: ReadonlyArray<string>) =>
  form(Object.fromEntries(labels.map((label) => [label, text({ label, max: 99 })])))

/** A form that asks for what is answered, under the names of the answers. */
const answered = async (answers: Readonly<Record<string, string>>) =>
  pdfTexts(await pdfOf(textForm(Object.keys(answers)), answers))

describe("the PDF of a form", () => {
  it("tells each question that is asked, in its section, with its answer in words", async () => {
    const { texts, besides, pages, roles } = pdfTexts(await pdfOf(application, filled))
    expect(texts.map((each) => each.text)).toEqual([
      ...["Application to work", "About", "Oluwaseun Adébáyọ̀", "Submitted", "20 Nov 2026, 10:00"],
      ...["Submitted by", "Oluwaseun Adébáyọ̀", "Reference", "A-1042"],
      ...["About you", "Full name", "Oluwaseun Adébáyọ̀", "Name you are known by", "Not provided"],
      ...["Date of birth", "29 Feb 1988"],
      ...["Home address", "Street", "12 Ermine Street", "Town", "York", "Country", "Ireland"],
      ...["Your work", "Role", "Registered nurse", "Hours a week", "37", "Earliest start", "07:30"],
      ...["Holds a driving licence", "Yes", "Registration of the vehicle", "AB12 CDE"],
      ...["Employment 1", "Employer", "Northway Hospital", "Position", "Staff nurse"],
      ...["From", "5 Jan 2015", "To", "Not provided", "Salary", "31000"],
      ...["Employment 2", "Employer", "Ελπίδα Κλινική, Θεσσαλονίκη", "Position", "Nurse"],
      ...["From", "1 Mar 2012", "To", "31 Dec 2014", "Salary", "Not provided"],
      ...["Declarations", "Convictions", "No", "Allergies", "Yes"],
      ...["Which allergies", "Latex; gloves of nitrile are well."],
      ...[
        "Personal statement",
        "I have looked after people for fourteen years.",
        "Expenses claimed",
        "45.50"
      ],
      ...["Signatures", "Signature of the applicant", "Drawn signature", "Oluwaseun Adébáyọ̀"],
      ...["Drawn on 20 Nov 2026, 09:58"],
      ...["Signature of a witness", "Ada Lovelace", "Typed as a signature on 1 Jul 2026, 10:30"]
    ])
    expect(pages).toBe(2)
    expect(besides.map((each) => each.text)).toEqual([
      "Application to workPage 1 of 2",
      "Application to workPage 2 of 2"
    ])
    expect(new Set(roles)).toEqual(new Set(["Document", "Title", "H1", "H2", "Div", "P", "Figure"]))
  })

  it("leaves out what is not asked, and what is secret", async () => {
    const unlocked = form({ name: text({ label: "Name", max: 9 }), code: secret({ label: "Code" }) })
    const { texts } = pdfTexts(await pdfOf(unlocked, { name: "Ada", code: "1234" }))
    expect(texts.slice(-2).map((each) => each.text)).toEqual(["Name", "Ada"])
    const walking = pdfTexts(await pdfOf(application, { ...filled, drives: false, employments: [] }))
    const written = walking.texts.map((each) => each.text)
    expect(written).not.toContain("Registration of the vehicle")
    expect(written[written.indexOf("Employments") + 1]).toBe("Not provided")
  })

  it("says what it is and in which language, and when", async () => {
    const { catalogue, metadata } = pdfTexts(await pdfOf(application, filled))
    expect(catalogue).toMatch(/\/Lang \(en-GB\)[\s\S]*\/Marked true/)
    expect(metadata).toMatch(/\/Title \(Application to work\)[\s\S]*\/CreationDate \(D:20261120100000Z\)/)
  })

  it("is made of the same bytes each time", async () => {
    const [one, other] = await Promise.all([pdfOf(application, filled), pdfOf(application, filled)])
    expect(one.equals(other)).toBe(true)
  })

  it("gives back what was written in every script", async () => {
    const { texts, pages } = await answered(inScripts)
    expect(pages).toBe(1)
    const labels = Object.keys(inScripts)
    const places = labels.map((label) => texts.findIndex((each) => each.text === label))
    const read = labels.map((label, index) => {
      const parts = texts.slice((places[index] ?? 0) + 1, places[index + 1])
      const isLeftwards = label === "Arabic" || label === "Hebrew"
      const said = isLeftwards
        ? parts.map(({ drawn }) => drawn.toReversed().join(""))
        : parts.map((part) => part.text)
      return [label, said.reduce(withoutRepeat)]
    })
    expect(Object.fromEntries(read)).toEqual(inScripts)
  })

  it("draws what is read from right to left so, within its own answer", async () => {
    const { texts } = await answered({
      "Known as": "Ada אבג (nurse), 1988",
      Name: "אבג Ada (דה) 1988.",
      Next: "1 \u202eAda"
    })
    const lines = Map.groupBy(texts, ({ at }) => at[1])
    const seen = [...lines.values()].map((line) =>
      line
        .toSorted((one, other) => one.at[0] - other.at[0])
        .map((each) => each.text)
        .join("")
    )
    // A bracket is told as it was typed, whichever way it is drawn.
    expect(seen.slice(-3)).toEqual(["Known asAda גבא (nurse), 1988", "Name.1988 )הד( Ada גבא", "Next1 Ada"])
  })

  it("holds of the fonts only what it shows", async () => {
    const latin = await pdfOf(application, filled)
    expect(pdfTexts(latin).fonts).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+NotoSans-Bold$/),
      expect.stringMatching(/^[A-Z]{6}\+NotoSans-Regular$/)
    ])
    const mixed = await pdfOf(textForm(["Name"]), { Name: "王小明 김민수" })
    expect(pdfTexts(mixed).fonts.filter((name) => /KR|Hans/.test(name))).toHaveLength(2)
    expect(latin.length).toBeLessThan(100_000)
    expect(mixed.length).toBeLessThan(100_000)
  })

  it("carries a long text on over pages, and never leaves a label behind", async () => {
    const labels = Array.from({ length: 120 }, (_, index) => `Question ${index + 1}`)
    const words = (count: number) => `${"Many more words than fit beside it. ".repeat(count)}`
    const answers = Object.fromEntries(labels.map((label, index) => [label, words(14 + ((index * 7) % 23))]))
    const { texts, pages } = await answered(answers)
    expect(pages).toBeGreaterThan(5)
    const isLabel = ({ text: said }: { readonly text: string }) => /^Question \d+$/.test(said)
    expect(texts.filter(isLabel)).toHaveLength(120)
    const last = Array.from({ length: pages }, (_, index) => texts.findLast(({ page }) => page === index + 1))
    expect(last.filter((each) => each === undefined || isLabel(each))).toEqual([])
    expect(texts.some((each, index) => texts[index - 1]?.page === each.page - 1 && !isLabel(each))).toBe(true)
  })

  it("never leaves a heading behind", async () => {
    const row = form({ name: text({ label: "Name", max: 9 }), place: text({ label: "Place", max: 9 }) })
    const many = form({ rows: rows({ label: "Rows", one: "Row", each: row, max: 99 }) })
    const { texts, pages } = pdfTexts(
      await pdfOf(many, {
        rows: Array.from({ length: 120 }, (_, index) => ({
          rowId: `a${index}`,
          name: "Ada",
          place: "a\nb\nc\n".repeat(index % 3)
        }))
      })
    )
    const last = Array.from(
      { length: pages },
      (_, index) => texts.findLast(({ page }) => page === index + 1)?.text
    )
    expect(last.filter((each) => each === undefined || /^Row \d+$/.test(each))).toEqual([])
    expect(texts.filter((each) => /^Row \d+$/.test(each.text))).toHaveLength(120)
  })

  it("takes whatever anybody may have typed", async () => {
    const { texts, pages } = await answered({
      endless: "x".repeat(100_000),
      leftwards: "אבג".repeat(30_000),
      lines: "z\n".repeat(50_000),
      blank: "\n".repeat(50_000),
      marks: `a${"\u0301".repeat(100_000)}`,
      controls: "a\u0000b\u0007c\ud800d",
      unknown: "\u{1f642}",
      markup: '#set page(fill: red) $x$ *b* \\u{1} @here "quoted" // <not a tag>',
      after: "The end"
    })
    const written = texts.map((each) => each.text)
    expect(pages).toBeLessThan(25)
    const pagesOf = (sign: RegExp) =>
      new Set(texts.filter((each) => sign.test(each.text)).map((each) => each.page)).size
    expect(pagesOf(/xxxx/)).toBeGreaterThan(3)
    expect(pagesOf(/גב/)).toBeGreaterThan(3)
    expect(written[written.indexOf("marks") + 1]).toBe(`a${"\u0301".repeat(4)}`.normalize("NFD"))
    expect(written[written.indexOf("controls") + 1]).toBe("abc\u{fffd}d")
    expect(written[written.indexOf("markup") + 1]).toBe(
      '#set page(fill: red) $x$ *b* \\u{1} @here "quoted" // <not a tag>'
    )
    expect(written[written.indexOf("blank") + 1]).toBe("Not provided")
    expect(written.slice(-2)).toEqual(["after", "The end"])
  })

  it("shows a box for a letter that no font has", async () => {
    const { texts } = await answered({ Face: "\u{1f642}" })
    expect(texts.at(-1)?.drawn).toHaveLength(1)
  })

  it("goes on with another typesetter when one has set enough", async () => {
    const sizes: Array<number> = []
    for (let sheet = 0; sheet < 30; sheet++)
      sizes.push((await pdfOf(textForm(["Name"]), { Name: "Ada" })).length)
    expect(new Set(sizes).size).toBe(1)
  })

  it("tells whoever asked when it cannot be made, and makes the next one", async () => {
    await expect(pdfOf(application, filled, { ...particulars, at: "never" })).rejects.toThrow(
      "The PDF was not made"
    )
    expect(pdfTexts(await pdfOf(application, filled)).pages).toBe(2)
  })
})

/** A letter that is drawn in two parts, one above the other, is told with each of them. */
const withoutRepeat = (said: string, part: string) =>
  said.endsWith(part) && part.trim() ? said : said + part
