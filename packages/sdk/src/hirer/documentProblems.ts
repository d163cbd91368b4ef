import type { Problem } from "../failure/Problem.ts"
import { imageProblem, imageTypes } from "../file/imageProblem.ts"
import { pictureMaximum } from "../vehicle/photo.ts"
import { isDocumentType } from "./documentType.ts"

/** The questions of the form for a document. */
export type DocumentField = "type" | "file"

/** What is known of a file before it is uploaded: its media type, and its size in bytes. */
interface Picture {
  readonly type: string
  readonly size: number
}

/** What is wrong with a picture that will be shrunk before it is uploaded (specification 001 §5). */
export const pictureProblem = (picture: Picture): string | undefined => {
  const { type, size } = picture
  if (imageTypes.includes(type) && size > pictureMaximum) return "The selected file must be 30MB or smaller"
  return imageProblem({ type, size: Math.min(size, 1) })
}

/** What is wrong with a document's form, in the order of its fields (specification 001 §5). */
export const documentProblems = (
  type: string,
  file: Picture | undefined
): ReadonlyArray<Problem<DocumentField>> => {
  const text = file ? pictureProblem(file) : "Please select a file"
  return [
    ...(isDocumentType(type) ? [] : [{ field: "type" as const, text: "Document type is required" }]),
    ...(text ? [{ field: "file" as const, text }] : [])
  ]
}
