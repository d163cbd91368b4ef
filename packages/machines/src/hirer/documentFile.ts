import type { UploadedFile } from "@crewfleet/sdk"
import { documentForm } from "@crewfleet/sdk/rules"
import { uploadMachine } from "../upload/uploadMachine.ts"
import type { DocumentPlace } from "./DocumentUpload.ts"
import { documentWords } from "./documentWords.ts"

/** The file of an identity document on its way: attached, it is on the hirer's file. */
export const documentFile = uploadMachine<DocumentPlace, UploadedFile>({
  id: "documentFile",
  description: "The file of an identity document on its way.",
  accepts: documentForm.questions.file,
  unreadable: documentWords.unreadable,
  harmless: ["documentType"]
})
