import {
  choice,
  country,
  date,
  file,
  fileAnswerOf,
  filesProblem,
  form,
  money,
  secret,
  signature,
  text,
  tick,
  time,
  wholeNumber
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { lines } from "../../src/form/kinds/lines.ts"
import { mapped } from "../../src/form/kinds/mapped.ts"
import { moment } from "../../src/form/kinds/moment.ts"
import {
  accountNumber,
  nationalInsuranceNumber,
  nhsNumber,
  sortCode,
  telephoneNumber
} from "../../src/form/kinds/nationalNumber.ts"
import { photos } from "../../src/form/kinds/photos.ts"
import { rating } from "../../src/form/kinds/rating.ts"
import { reference } from "../../src/form/kinds/reference.ts"
import { yesOrNo } from "../../src/form/kinds/yesOrNo.ts"

const circumstances = { now: "2026-11-20T10:00:00.000Z" }

interface Asked<Typed> {
  readonly write: (typed: Typed) => unknown
  readonly problems?: (typed: Typed, at: typeof circumstances) => ReadonlyArray<{ readonly text: string }>
}

/** What is sent of an answer, or what is wrong with it. */
const outcome = <Typed>(question: Asked<Typed>, typed: Typed) =>
  question.problems?.(typed, circumstances)[0]?.text ?? question.write(typed)

describe("a text", () => {
  const name = text({ label: "Name", max: 5 })
  it.each([
    ["  Ada ", "Ada"],
    ["", undefined],
    [" \u200b ", undefined],
    ["Adalove", "Name must be 5 characters or fewer"]
  ])("%j is %j", (typed, expected) => expect(outcome(name, typed)).toBe(expected))
})

describe("a whole number", () => {
  const doors = wholeNumber({ label: "Doors", min: 1, max: 7000 })
  it.each([
    ["1 200", 1200],
    ["1,200", 1200],
    ["", undefined],
    ["0", "Doors must be between 1 and 7,000"],
    ["7001", "Doors must be between 1 and 7,000"],
    ["1.5", "Doors must be a whole number"],
    ["1e3", "Doors must be a whole number"],
    ["two", "Doors must be a whole number"]
  ])("%j is %j", (typed, expected) => expect(outcome(doors, typed)).toBe(expected))
})

describe("a choice", () => {
  const fuel = choice({ label: "Fuel", of: { PETROL: "Petrol" }, required: "Select the fuel" })
  it("says its code in words, and shows one that nobody foresaw as it is without sending it", () => {
    expect(fuel.say("PETROL", "UTC")).toBe("Petrol")
    expect(fuel.say(fuel.read("STEAM"), "UTC")).toBe("STEAM")
    expect(outcome(fuel, "STEAM")).toBe("Select the fuel")
    expect(outcome(fuel, "toString")).toBe("Select the fuel")
    expect(fuel.write("STEAM")).toBeUndefined()
  })
})

describe("an amount of money", () => {
  const rate = money({ label: "Rate" })
  it.each([
    ["£1,234.50", 1234.5],
    ["45", 45],
    ["", undefined],
    ["0", "Rate must be more than 0"],
    ["12.345", "Rate must be an amount of money, like 45 or 45.50"],
    ["-1", "Rate must be an amount of money, like 45 or 45.50"],
    ["10000000.01", "Rate must be 10,000,000 or less"]
  ])("%j is %j", (typed, expected) => expect(outcome(rate, typed)).toBe(expected))
  it.each([
    ["45", "JPY", []],
    ["45.00", "JPY", []],
    ["45.50", "JPY", ["Rate must be whole: JPY has no smaller unit"]],
    ["45.500", "JPY", ["Rate must be an amount of money, like 45"]],
    ["45.5", "KWD", []],
    ["1,045.500", "KWD", []],
    ["45.505", "KWD", ["Rate must be an amount of money with 0 as its third decimal, like 45 or 45.500"]],
    ["45.500", "GBP", ["Rate must be an amount of money, like 45 or 45.50"]],
    ["45.50", undefined, []]
  ])("%s can be paid in %s, or why not is said", (typed, currency, said) => {
    const found = rate.problems?.(typed, { ...circumstances, currency }) ?? []
    expect(found.map(({ text }) => text)).toEqual(said)
  })
  it("is sent whole where its third decimal is 0", () => expect(rate.write("1,045.510")).toBe(1045.51))
  it("may be nothing where that is said", () => {
    expect(outcome(money({ label: "Deposit", free: true }), "0")).toBe(0)
  })
})

describe("a day", () => {
  const birth = date({ label: "Date of birth", latest: 0 })
  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", "Date of birth must be today or earlier"],
    ["2026-02-30", "Date of birth must be a real date"],
    ["1899-12-31", "Date of birth must be from 1900 to 2199"],
    ["1900-01-01", "1900-01-01"],
    ["", undefined]
  ])("%j is %j", (typed, expected) => expect(outcome(birth, typed)).toBe(expected))
  it("is said in words", () => expect(birth.say("2026-11-02", "UTC")).toBe("2 Nov 2026"))
})

describe("a time of the day", () => {
  const start = time({ label: "Start" })
  it.each([
    ["9", "09:00"],
    ["9.30", "09:30"],
    ["0930", "09:30"],
    ["2:15 pm", "14:15"],
    ["12am", "00:00"],
    ["12 PM", "12:00"],
    ["24:00", "Start must be a time, like 09:30 or 2:15 pm"],
    ["13pm", "Start must be a time, like 09:30 or 2:15 pm"],
    ["noon", "Start must be a time, like 09:30 or 2:15 pm"]
  ])("%j is %j", (typed, expected) => expect(outcome(start, typed)).toBe(expected))
})

describe("a day and a time", () => {
  const start = moment({ label: "Start" })
  it("is an instant, sent back to the second, and said by the clock of a zone", () => {
    const reported = "2026-10-25T01:30:10.000Z"
    expect(start.write(start.read(reported))).toBe(reported)
    expect(start.say(reported, "Europe/London")).toBe("25 Oct 2026, 01:30 GMT")
    expect(start.say(reported, "America/New_York")).toBe("24 Oct 2026, 21:30")
  })
  it("is nothing else, and no draft that says something else is taken for it", () => {
    expect(outcome(start, "2026-13-01T09:30")).toBe("Start must be a real date and time")
    expect(outcome(start, "2026-12-01")).toBe("Start: enter the time as well as the day")
    expect(outcome(start, "nonsenseZ")).toBe("Start must be a real date and time")
    expect(start.take("2026-07-01T09:30")).toBeUndefined()
  })
})

describe("numbers of the nation", () => {
  it.each([
    [nationalInsuranceNumber, "ab 12-34 56 c", "AB123456C"],
    [nationalInsuranceNumber, "QQ 12 34 56 C", "Number must be like QQ 12 34 56 C"],
    [nhsNumber, "943 476 5919", "9434765919"],
    [nhsNumber, "943 476 5918", "Number must be like 999 123 4567"],
    [sortCode, "200000", "20-00-00"],
    [sortCode, "20 00", "Number must be like 20-00-00"],
    [accountNumber, "1234 5678", "123-456-78"],
    [telephoneNumber, "(0161) 496 0000", "+441614960000"],
    [telephoneNumber, "+44 (0)161-496-0000", "+441614960000"],
    [telephoneNumber, "0048 22 123 45 67", "+48221234567"],
    [telephoneNumber, "0161", "Number must be like 0161 496 0000 or +48 22 123 45 67"]
  ])("%# %s: %j is %j", (kind, typed, expected) => {
    expect(outcome(kind({ label: "Number" }), typed)).toBe(expected)
  })
  it("are read as people write them", () => {
    expect(nhsNumber({ label: "Number" }).read("9434765919")).toBe("943 476 5919")
    expect(accountNumber({ label: "Number" }).read("123-456-78")).toBe("12345678")
    expect(telephoneNumber({ label: "Number" }).read("+441614960000")).toBe("01614960000")
  })
})

describe("yes or no", () => {
  const question = yesOrNo({ label: "Tuberculosis", required: "Say yes or no" })
  it("tells no from what nobody has answered", () => {
    expect(["YES", "NO", ""].map((answer) => question.write(answer))).toEqual([true, false, undefined])
    expect([true, false, null].map((told) => question.read(told))).toEqual(["YES", "NO", ""])
  })
})

describe("photographed pages", () => {
  const asking = {
    accept: ["application/pdf", "image/png"],
    max: 1_000,
    pages: true,
    wrongType: "Choose a PDF",
    tooLarge: "At most 1 KB"
  } as const
  const page = { blobId: "b-1", name: "front.side.png", type: "image/png", size: 900_000 }
  const scan = { blobId: "b-2", name: "scan.pdf", type: "application/pdf", size: 900 }

  it("answer a question for a PDF together, whatever they weigh before they are shrunk", () => {
    const answer = fileAnswerOf(asking, [page, page])
    expect(answer).toEqual({
      name: "front.side.pdf",
      type: "application/pdf",
      size: 1_800_000,
      pages: [page, page]
    })
    expect(filesProblem(asking, [page, page])).toBeUndefined()
    expect(filesProblem(asking, [page, { ...page, size: 0 }])).toBe("The selected file is empty")
  })

  it("are pages where one picture by itself would not do", () => {
    expect(fileAnswerOf(asking, [page])).toEqual(page)
    expect(filesProblem(asking, [page])).toBe("At most 1 KB")
    expect(fileAnswerOf({ ...asking, accept: ["application/pdf"] }, [page]).pages).toEqual([page])
  })

  it("may weigh more before they are shrunk, where a question says how much", () => {
    const shrunk = { ...asking, pictureMax: 1_000_000 }
    expect(filesProblem(shrunk, [page])).toBeUndefined()
    expect(filesProblem(shrunk, [{ ...page, size: 1_000_001 }])).toBe("At most 1 KB")
    expect(filesProblem(shrunk, [{ ...scan, size: 1_001 }])).toBe("At most 1 KB")
  })

  it("are not mixed with other files, and are taken only where they are asked for", () => {
    expect(filesProblem(asking, [page, scan])).toBe("Choose a PDF")
    expect(filesProblem({ ...asking, pages: false as never }, [page, page])).toBe("Choose a PDF")
    expect(filesProblem(asking, [scan])).toBeUndefined()
  })
})

describe("a file", () => {
  const proof = file({
    label: "Proof",
    accept: ["application/pdf"],
    max: 10,
    wrongType: "It must be a PDF",
    tooLarge: "It is too large",
    required: "Choose a file"
  })
  const chosen = { name: "a.pdf", type: "application/pdf", size: 9, blobId: "b1" }
  it("answers the question once it is chosen, and is sent once the service has it", () => {
    const asked = form({ proof })
    expect(asked.problems({ proof: null }, circumstances)).toMatchObject([{ text: "Choose a file" }])
    expect(asked.problems({ proof: chosen }, circumstances)).toEqual([])
    expect(asked.write({ proof: chosen })).toEqual({ proof: null })
    const { blobId: _, ...sent } = { ...chosen, id: "f1" }
    expect(asked.write({ proof: { ...chosen, id: "f1" } })).toEqual({ proof: sent })
  })
  it.each([
    [{ size: 0 }, "The selected file is empty"],
    [{ type: "image/png" }, "It must be a PDF"],
    [{ size: 11 }, "It is too large"]
  ])("%j: %s", (other, expected) => expect(outcome(proof, { ...chosen, ...other })).toBe(expected))
})

describe("a signature", () => {
  const sign = signature({ label: "Signature", required: "Sign here" })
  const given = {
    name: "Ada ",
    method: "TYPED",
    drawing: "",
    confirmed: true,
    signedAt: circumstances.now
  } as const
  it("is sent once it is given, and is missing before", () => {
    expect(sign.write(given)).toEqual({
      name: "Ada",
      method: "TYPED",
      drawing: "",
      signedAt: circumstances.now
    })
    expect(sign.write({ ...given, confirmed: false })).toBeUndefined()
    expect(sign.read(sign.write(given))).toEqual({ ...given, name: "Ada" })
    expect(outcome(sign, { ...given, method: "DRAWN", drawing: "M".repeat(10_001) })).toBe(
      "The signature is too large. Draw it again"
    )
  })
})

describe("a fixed number of lines", () => {
  const items = lines({ label: "Property", one: "Item", count: 3, max: 5 })
  it.each([
    [
      ["Bag", " ", " Coat "],
      ["Bag", "", "Coat"]
    ],
    [["", "  ", ""], undefined],
    [["Bag", "Jacket"], "Item 2 must be 5 characters or fewer"],
    [["a", "b", "c", "d"], "Property: 3 or fewer"]
  ])("%j is %j", (typed, expected) => expect(outcome(items, typed)).toEqual(expected))

  it("are padded where fewer came, and no draft that has more is taken for them", () => {
    expect(items.empty).toEqual(["", "", ""])
    expect(items.read(["Bag"])).toEqual(["Bag", "", ""])
    expect(items.take(["Bag"])).toEqual(["Bag", "", ""])
    expect(items.take(["a", "b", "c", "d"])).toBeUndefined()
    expect(items.take([7])).toBeUndefined()
  })

  it("say what stands in them, line by line, each at its own address", () => {
    expect(items.say(["Bag", "", "Coat"], "UTC")).toBe("Bag, Coat")
    expect(items.lines?.(["Bag", "", "Coat"], "UTC")).toEqual([
      { at: "0", label: "Item 1", text: "Bag" },
      { at: "2", label: "Item 3", text: "Coat" }
    ])
    expect(items.lines?.(items.empty, "UTC")).toEqual([{ at: "", label: "Property", text: "" }])
  })
})

describe("photos", () => {
  const pictures = photos({ label: "Photos", max: 2 })
  const name = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
  it.each([
    [[], undefined],
    [[name(1)], [name(1)]],
    [[name(1), name(2), name(3)], "Photos: 2 or fewer"],
    [[name(1), name(1)], "Photos: each needs a name of its own"],
    [["../1"], "Photos: each needs a name of its own"]
  ])("%j is %j", (typed, expected) => expect(outcome(pictures, typed)).toEqual(expected))

  it("are counted in words, and a draft with another name is not taken", () => {
    expect([[], [name(1)], [name(1), name(2)]].map((typed) => pictures.say(typed, "UTC"))).toEqual([
      "",
      "1 photo",
      "2 photos"
    ])
    expect(pictures.take([name(1)])).toEqual([name(1)])
    expect(pictures.take(["1"])).toBeUndefined()
  })
})

describe("other kinds", () => {
  it("a thing that the service knows is kept with its name, and sent as its id", () => {
    const place = reference({ label: "Place", nameOf: ({ name }: { id: number; name: string }) => name })
    expect(place.read({ id: 3, name: "Airport" })).toEqual({ id: "3", name: "Airport" })
    expect(place.write({ id: "3", name: "Airport" })).toEqual({ id: 3 })
    expect(place.write({ id: "0", name: "" })).toBeUndefined()
    const placeId = mapped(place, {
      shape: "number",
      read: (id: number) => ({ id, name: String(id) }),
      write: ({ id }) => id
    })
    expect(placeId.write(placeId.read(3))).toBe(3)
  })
  it("a password is never kept nor said", () => {
    const password = secret({ label: "Password" })
    expect([password.take("hunter2"), password.say("hunter2", "UTC"), password.write(" hunter2 ")]).toEqual([
      "",
      "",
      " hunter2 "
    ])
  })
  it("a rating is one of five, and a box is yes or no", () => {
    expect([outcome(rating({ label: "Rating" }), "5"), outcome(rating({ label: "Rating" }), "6")]).toEqual([
      5,
      "Choose a rating from 1 to 5"
    ])
    expect([tick({ label: "Radio" }).say(true, "UTC"), tick({ label: "Radio" }).write(false)]).toEqual([
      "Yes",
      false
    ])
  })
  it("a country stays as it was spelt", () => {
    const nation = country({ label: "Country" })
    expect(nation.write(nation.read("Great Britain"))).toBe("Great Britain")
  })
})
