import { acceptanceOf } from "../document/documentKind.ts"
import { documentProblems } from "../document/documentProblems.ts"
import { pictureMaximum } from "../file/imageAcceptance.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { date } from "../form/kinds/date.ts"
import { file } from "../form/kinds/file.ts"
import { documentTypeNames } from "./documentType.ts"
import { identityDocuments } from "./identityDocuments.ts"

/**
 * What is asked of an identity document; its picture is shrunk before it is uploaded (specification 001 §5). Its days may be left
 * out, as some documents name none.
 */
export const documentForm = form(
  {
    type: choice({
      label: "Document type",
      of: documentTypeNames,
      as: "radios",
      required: "Document type is required",
      harmless: true,
      wide: true
    }),
    file: file({
      label: "Picture of the document",
      hint: "PNG, JPG, JPEG or WEBP",
      ...acceptanceOf(identityDocuments.ID),
      pictureMax: pictureMaximum,
      required: "Please select a file",
      tooLarge: "The selected file must be 30MB or smaller",
      words: {
        preview: "Preview of the chosen picture",
        preparing: "Preparing the picture",
        uploading: "Uploading document",
        attaching: "Saving the document"
      },
      wide: true
    }),
    issueDate: date({ label: "Issue date", latest: 0 }),
    expiryDate: date({ label: "Expiry date", hint: "Empty where the document names none" })
  },
  {
    rules: {
      expiryDate: ({ issueDate, expiryDate }) =>
        documentProblems(identityDocuments.ID, { issued: issueDate, expires: expiryDate }).find(
          ({ field }) => field === "expires"
        )?.text
    }
  }
)

/** The answers about a document as they are chosen. */
export type DocumentAnswers = AnswersOf<typeof documentForm>
