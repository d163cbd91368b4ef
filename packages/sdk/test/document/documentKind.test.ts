import {
  acceptanceOf,
  documentKinds,
  documentProblems,
  documentReasonProblem,
  fileProblem,
  identityDocuments
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { documentKind } from "../../src/document/documentKind.ts"
import { documentTypes } from "../../src/hirer/documentType.ts"
import { someTraining } from "./someTraining.ts"

const days = { issued: "2026-06-01", expires: "2029-05-31" }

describe("a kind of document", () => {
  it("asks for the days that it must have, and has no others", () => {
    expect(documentProblems(someTraining, days)).toEqual([])
    expect(documentProblems(someTraining, {})).toEqual([
      { field: "issued", text: "Enter the issue date" },
      { field: "expires", text: "Enter the expiry date" }
    ])
    expect(documentProblems(identityDocuments.ID, {})).toEqual([])
    expect(documentProblems(identityDocuments.ID, days)).toEqual([])
    expect(documentProblems({ ...identityDocuments.ID, issued: "never" }, days)).toEqual([
      { field: "issued", text: "This document has no issue date" }
    ])
  })

  it("takes days of the calendar, in their order", () => {
    expect(documentProblems(someTraining, { ...days, issued: "2026-02-30" })).toEqual([
      { field: "issued", text: "The issue date must be a day, such as 2031-04-30" }
    ])
    expect(documentProblems(someTraining, { ...days, expires: "9994-01-05" })).toEqual([
      { field: "expires", text: "The expiry date must be from 1900 to 2199" }
    ])
    expect(documentProblems(someTraining, { ...days, expires: "2199-12-31" })).toEqual([])
    expect(documentProblems(someTraining, { ...days, expires: "2026-05-31" })).toEqual([
      { field: "expires", text: "The expiry date must not be before the issue date" }
    ])
  })

  it.each([
    ["application/pdf", 1024 * 1024, undefined],
    ["image/png", 1, undefined],
    ["application/pdf", 1024 * 1024 + 1, "The selected file must be 1MB or smaller"],
    ["text/html", 1, "Please select a PDF or an image (PNG, JPG, JPEG, or WEBP)"]
  ])("that takes both says so of %s with %i bytes", (type, size, problem) => {
    expect(fileProblem(acceptanceOf(someTraining), { type, size })).toBe(problem)
  })

  it("that takes PDFs alone takes no picture", () => {
    const certificate = documentKind({
      ...someTraining,
      takes: ["pdf"],
      wrongType: "Please select a PDF file"
    })
    expect(fileProblem(acceptanceOf(certificate), { type: "image/png", size: 1 })).toBe(
      "Please select a PDF file"
    )
  })

  it("is registered under its own name, once", () => {
    for (const [name, kind] of Object.entries(documentKinds)) expect(kind.name).toBe(name)
    expect(Object.keys(identityDocuments)).toEqual(documentTypes)
  })
})

it("asks for a reason of 500 characters at most", () => {
  expect(documentReasonProblem(" ")).toBe("Enter a reason")
  expect(documentReasonProblem("x".repeat(501))).toBe("The reason must be 500 characters or fewer")
  expect(documentReasonProblem("x".repeat(500))).toBeUndefined()
})
