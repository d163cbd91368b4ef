import { acceptanceOf } from "../document/documentKind.ts"
import { pictureMaximum } from "../file/imageAcceptance.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { file } from "../form/kinds/file.ts"
import { documentTypeNames } from "./documentType.ts"
import { identityDocuments } from "./identityDocuments.ts"

/** What is asked of an identity document; its picture is shrunk before it is uploaded (specification 001 §5). */
export const documentForm = form({
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
  })
})

/** The answers about a document as they are chosen. */
export type DocumentAnswers = AnswersOf<typeof documentForm>
