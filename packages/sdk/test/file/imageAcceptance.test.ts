import { fileProblem, imageAcceptance } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { imageMaximum } from "../../src/file/imageAcceptance.ts"

it.each(["image/png", "image/jpeg", "image/webp"])("takes %s of up to 5 MB", (type) => {
  expect(fileProblem(imageAcceptance, { type, size: imageMaximum })).toBeUndefined()
  expect(fileProblem(imageAcceptance, { type, size: imageMaximum + 1 })).toBe(
    "The selected file must be 5MB or smaller"
  )
})

it("says what is wrong with an empty file, and with one of another kind", () => {
  expect(fileProblem(imageAcceptance, { type: "", size: 0 })).toBe("The selected file is empty")
  const wrong = "Please select a valid image file (PNG, JPG, JPEG, or WEBP)"
  for (const type of ["image/gif", "image/svg+xml", "application/pdf", ""]) {
    expect(fileProblem(imageAcceptance, { type, size: 1 })).toBe(wrong)
  }
})
