import type { AnswersOf, AnyForm } from "../FormOf.ts"
import type { Asking, PartialWire, Question, Shape, Wire } from "../Question.ts"

/** The shape of what a form sends. */
export const shapeOf = (form: AnyForm): { readonly [field: string]: Shape } =>
  Object.fromEntries(
    Object.entries(form.questions as Readonly<Record<string, { readonly shape: Shape }>>).map(
      ([field, { shape }]) => [field, shape]
    )
  )

/** The questions of one form within another, such as an address: an object on the wire. */
export const group = <Form extends AnyForm, const Says extends Asking>(
  asking: Says & { readonly each: Form }
): Question<AnswersOf<Form>, Wire<Form["questions"]>, Says, PartialWire<Form["questions"]>> & {
  readonly each: Form
} => {
  const { each } = asking
  return {
    ...asking,
    kind: "group",
    shape: shapeOf(each),
    empty: each.empty,
    take: (kept) => (typeof kept === "object" && kept !== null ? each.take(kept).form : undefined),
    leftIn: (kept) => each.take(kept).left,
    read: (wire) => each.read(wire ?? {}),
    write: (typed) => each.write(typed) as Wire<Form["questions"]>,
    problems: (typed, circumstances) =>
      each.problems(typed, circumstances).map(({ field, ...problem }) => ({ ...problem, at: field })),
    say: (typed, zone) =>
      each
        .lines(typed, zone)
        .flatMap(({ text }) => (text ? [text] : []))
        .join(", "),
    lines: each.lines,
    harmlessWithin: each.harmless
  }
}
