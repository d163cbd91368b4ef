import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for photos says. */
export interface AskingPhotos extends Asking {
  /** The most of them. */
  readonly max: number
}

/** Photos that travel behind a delivery: the names of its attachments, each a UUID that the device made. */
export const photos = <const Says extends AskingPhotos>(
  asking: Says
): Question<ReadonlyArray<string>, ReadonlyArray<string>, Says> => {
  const { max } = asking as AskingPhotos
  return {
    ...asking,
    kind: "photos",
    shape: ["string"],
    empty: [],
    take: (kept) => (Array.isArray(kept) && kept.every(isName) ? kept : undefined),
    read: (wire) => wire ?? [],
    write: (typed) => (typed.length === 0 ? undefined : typed),
    problems: (typed) =>
      typed.length > max
        ? [{ text: `${nameOf(asking)}: ${max} or fewer` }]
        : typed.every(isName) && new Set(typed).size === typed.length
          ? []
          : [{ text: `${nameOf(asking)}: each needs a name of its own` }],
    say: (typed) => (typed.length === 0 ? "" : typed.length === 1 ? "1 photo" : `${typed.length} photos`)
  }
}

const isName = (kept: unknown): kept is string =>
  typeof kept === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(kept)
