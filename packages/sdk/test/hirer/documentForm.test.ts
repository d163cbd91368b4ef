import { documentForm, documentTypeName, fileProblem } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { documentTypes } from "../../src/hirer/documentType.ts"

const megabyte = 1024 * 1024
const now = "2026-06-15T09:15:00.000Z"
const photo = { name: "card.jpg", type: "image/jpeg", size: 8 * megabyte }
const documentProblems = (type: string, file: typeof photo | null) =>
  documentForm.problems({ ...documentForm.empty, type, file }, { now })
const pictureProblem = (picture: { readonly type: string; readonly size: number }) =>
  fileProblem(documentForm.questions.file, picture)

describe("the form of a document", () => {
  it("asks for a type and a file", () => {
    expect(documentProblems("", null)).toEqual([
      { field: "type", text: "Document type is required", kind: "missing" },
      { field: "file", text: "Please select a file", kind: "missing" }
    ])
  })

  it("takes each type with a picture of any size that a camera makes", () => {
    for (const type of documentTypes) expect(documentProblems(type, photo)).toEqual([])
  })

  it("takes no other type", () => {
    expect(documentProblems("toString", photo)).toEqual([
      { field: "type", text: "Document type is required", kind: "missing" }
    ])
  })
})

describe("the dates of a document", () => {
  const dates = (issueDate: string, expiryDate: string) =>
    documentForm
      .problems({ type: "DRIVER", file: photo, issueDate, expiryDate }, { now })
      .map(({ field, text }) => `${field}: ${text}`)

  it("may be left out, and may have passed", () => {
    for (const [issued, expires] of [
      ["", ""],
      ["2026-06-15", ""],
      ["", "2020-01-01"],
      ["2020-01-01", "2020-01-01"]
    ] as const)
      expect(dates(issued, expires)).toEqual([])
  })

  it("are days in their order, and nothing is issued tomorrow", () => {
    expect(dates("2026-06-16", "")).toEqual(["issueDate: Issue date must be today or earlier"])
    expect(dates("2026-06-15", "2026-06-14")).toEqual([
      "expiryDate: The expiry date must not be before the issue date"
    ])
    expect(dates("", "2026-02-30")).toEqual(["expiryDate: Expiry date must be a real date"])
  })
})

describe("the picture of a document", () => {
  it.each(["image/png", "image/jpeg", "image/webp"])("takes %s", (type) => {
    expect(pictureProblem({ type, size: 1 })).toBeUndefined()
  })

  it.each(["image/gif", "image/svg+xml", "application/pdf", ""])("refuses %s", (type) => {
    const text = "Please select a valid image file (PNG, JPG, JPEG, or WEBP)"
    expect(pictureProblem({ type, size: 1 })).toBe(text)
    expect(pictureProblem({ type, size: 90 * megabyte })).toBe(text)
  })

  it("refuses an empty file, and one that is too large to be shrunk", () => {
    expect(pictureProblem({ type: "image/png", size: 0 })).toBe("The selected file is empty")
    expect(pictureProblem({ type: "image/png", size: 30 * megabyte })).toBeUndefined()
    expect(pictureProblem({ type: "image/png", size: 30 * megabyte + 1 })).toBe(
      "The selected file must be 30MB or smaller"
    )
  })
})

describe("documentTypeName", () => {
  it("names the types of the specification, and leaves others as they are", () => {
    expect(documentTypes.map(documentTypeName)).toEqual([
      "ID",
      "Driver's License",
      "Passport",
      "Proof of Residence"
    ])
    expect(documentTypeName("VISA")).toBe("VISA")
  })
})
