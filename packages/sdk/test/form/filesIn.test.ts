import { describe, expect, it } from "vitest"
import { fileQuestionAt, filesIn, largestFileOf } from "../../src/form/filesIn.ts"
import { form } from "../../src/form/form.ts"
import { file } from "../../src/form/kinds/file.ts"
import { group } from "../../src/form/kinds/group.ts"
import { rows } from "../../src/form/kinds/rows.ts"
import { text } from "../../src/form/kinds/text.ts"

const photo = (label: string, max: number) =>
  file({ label, accept: ["image/png"], max, wrongType: "Only a photo", tooLarge: "Too large" })
const withFiles = form({
  happened: text({ label: "What happened", max: 50 }),
  photo: photo("Photo", 100),
  place: group({ label: "Place", each: form({ sketch: photo("Sketch", 300) }) }),
  witnesses: rows({
    label: "Witnesses",
    one: "Witness",
    each: form({ name: text({ label: "Name", max: 50 }), card: photo("Card", 200) }),
    max: 3
  })
})
const of = (id: string) => ({ id, name: `${id}.png`, type: "image/png", size: 3 })

describe("The files in a form", () => {
  it("are found in groups and rows, with their addresses and questions", () => {
    const answers = {
      happened: "A gate fell",
      photo: of("p"),
      place: { sketch: of("s") },
      witnesses: [
        { rowId: "a", name: "Ada", card: null },
        { rowId: "b", name: null, card: of("c") }
      ]
    }
    const found = filesIn(withFiles, answers).map(({ at, question, file }) => [at, question.label, file.id])
    expect(found).toEqual([
      ["photo", "Photo", "p"],
      ["place/sketch", "Sketch", "s"],
      ["witnesses/b/card", "Card", "c"]
    ])
    expect(filesIn(withFiles, withFiles.empty)).toEqual([])
    expect(filesIn(withFiles, {})).toEqual([])
  })

  it.each([
    ["photo", "Photo"],
    ["place/sketch", "Sketch"],
    ["witnesses/b/card", "Card"],
    ["witnesses/card", undefined],
    ["witnesses/b/name", undefined],
    ["photo/x", undefined],
    ["constructor", undefined],
    ["", undefined]
  ])("have a question at %j: %s", (at, label) => expect(fileQuestionAt(withFiles, at)?.label).toBe(label))

  it("are as large as the largest that a question takes", () => {
    expect(largestFileOf(withFiles)).toBe(300)
    expect(largestFileOf(form({ happened: text({ label: "What happened", max: 50 }) }))).toBe(0)
  })
})
