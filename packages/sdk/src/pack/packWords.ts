/** What people read of a sealed pack. */
export const packWords = {
  title: "Sealed job pack",
  about:
    "All that was asked, noted and decided of this journey, sealed by the service when the job was closed. The PDF is for reading; the JSON file is the proof.",
  sealing: "The pack is being sealed. Load this page again in a minute.",
  verify: "Whoever holds both files can verify them without this portal:",
  command: "crewfleet verify FILE.json FILE.pdf --key KEY",
  key: "The key is told to anybody at /api/v1/pack-key.",
  held: "For as long as it must not be erased",
  erased: "What spoke of the patient was erased, and the PDF with it. What is left can still be verified."
} as const
