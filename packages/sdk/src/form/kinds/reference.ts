import type { Asking, Question } from "../Question.ts"

/** One of the things that the service knows, as it was chosen; `id` is empty before that. */
export interface Chosen {
  readonly id: string
  readonly name: string
}

/** What a question for a thing says. */
export interface AskingReference extends Asking {
  /** What a list of the things says before one is chosen. */
  readonly placeholder?: string
}

/** A thing by its number. */
export interface ById {
  /** The number by which the service knows it. */
  readonly id: number
}

/** One of many things that the service knows, such as a place; what is read of it is kept with it. */
export const reference = <const Says extends AskingReference, Reported extends { readonly id: number }>(
  asking: Says & { readonly nameOf: (reported: Reported) => string }
): Question<Chosen, ById, Says, Reported | ById> => ({
  ...asking,
  kind: "reference",
  shape: { id: "integer" },
  empty: { id: "", name: "" },
  take: (kept) => {
    const { id, name } = Object(kept)
    return typeof id === "string" && typeof name === "string" ? { id, name } : undefined
  },
  read: (wire) =>
    wire
      ? { id: String(wire.id), name: asking.nameOf(wire as Reported) || String(wire.id) }
      : { id: "", name: "" },
  write: ({ id }) => (/^[1-9]\d{0,9}$/.test(id) ? { id: Number(id) } : undefined),
  say: ({ name }) => name
})
