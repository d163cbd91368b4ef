import { form, signature, text } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"
import { lines } from "../../src/form/kinds/lines.ts"

const asked = form({
  name: text({ label: "Name", max: 500 }),
  story: text({ label: "Story", max: 500, height: 4 }),
  items: lines({ label: "Items", count: 3, max: 500, one: "Item" }),
  signed: signature({ label: "Signature" })
})

/** Letters, and between them what turns their direction, rings a bell or ends a line. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom("a", "B", " ", "é", "א", "ب", "👩‍⚕️", "\u200f", "\n", "\t", "\r\n"),
      fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCodePoint(code)),
      fc.integer({ min: 0x202a, max: 0x202e }).map((code) => String.fromCodePoint(code)),
      fc.integer({ min: 0x2066, max: 0x2069 }).map((code) => String.fromCodePoint(code))
    ),
    { maxLength: 30 }
  )
  .map((letters) => letters.join(""))

const zone = "Europe/London"
const turns = /[\u202A-\u202E\u2066-\u2069]/

it("keeps of no text what rings, hides or turns its letters, says what it keeps, and keeps that once more as it is", () =>
  fc.assert(
    fc.property(typed, typed, typed, (name, story, item) => {
      const signed = {
        ...asked.empty.signed,
        name,
        method: "TYPED",
        confirmed: true,
        signedAt: "2026-03-02T10:00:00Z"
      }
      const answers = { name, story, items: [item, "", ""], signed } as typeof asked.empty
      const sent = asked.write(answers)
      for (const one of [sent.name, sent.signed?.name, ...(sent.items ?? [])])
        expect(one ?? "").not.toMatch(/\p{Control}/u)
      expect((sent.story ?? "").replace(/[\n\t]/g, "")).not.toMatch(/\p{Control}/u)
      expect(JSON.stringify(sent)).not.toMatch(turns)
      const { questions } = asked
      if (sent.name) expect(questions.name.say(name, zone)).toBe(sent.name)
      if (sent.story) expect(questions.story.say(story, zone)).toBe(sent.story)
      expect(asked.write(asked.read(sent))).toEqual(sent)
    })
  ))

it("keeps the lines of a text that has some, and the order in which letters are read", () => {
  const { name, story } = asked.questions
  expect(name.write("Grace \u202Erotcod\u0007")).toBe("Grace rotcod")
  expect(name.write("Grace\tOkafor")).toBe("Grace Okafor")
  expect(story.write("One\r\nTwo\u2066\n\tThree")).toBe("One\nTwo\n\tThree")
})
