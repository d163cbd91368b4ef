/** What the form for a document says beside the words of the specification. */
export const documentWords = {
  alreadyOnFile: "This hirer already has a document of this type on file. Choose another type",
  replacedMeanwhile:
    "Somebody else has replaced this document meanwhile. Look at theirs before you replace it.",
  tooLarge: "The selected file must be 5MB or smaller",
  unreadable: "Please select a valid image file (PNG, JPG, JPEG, or WEBP)"
} as const
