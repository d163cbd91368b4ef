import type { AnswersOf, AnyForm } from "./FormOf.ts"
import { fieldOf } from "./fieldOf.ts"

/** One answer in both versions, in the words that people read. */
export interface VersionedAnswer {
  readonly at: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** Both versions of a form, answer by answer, without those that neither of them gives. */
export const versionsOf = <Form extends AnyForm>(
  form: Form,
  mine: AnswersOf<Form>,
  theirs: AnswersOf<Form>,
  zone?: string
): ReadonlyArray<VersionedAnswer> => {
  const [own, other] = [linesAt(form, mine, zone), linesAt(form, theirs, zone)]
  return addressesIn([...own.keys()], [...other.keys()]).flatMap((at) => {
    const [one, two] = [own.get(at), other.get(at)]
    const [said, saved] = [one?.text ?? "", two?.text ?? ""]
    return said || saved ? [{ at, label: (one ?? two)?.label ?? at, mine: said, theirs: saved }] : []
  })
}

/** The answers under one heading of a form in both versions. */
export interface VersionedSection {
  readonly title: string
  readonly answers: ReadonlyArray<VersionedAnswer>
}

/** Both versions of a form, section by section, without those in which both say the same; all where only what words do not tell differs. */
export const differingSections = <Form extends AnyForm>(
  form: Form,
  mine: AnswersOf<Form>,
  theirs: AnswersOf<Form>,
  zone?: string
): ReadonlyArray<VersionedSection> => {
  const versions = versionsOf(form, mine, theirs, zone)
  const all = form.sections.flatMap(({ title, fields }) => {
    const answers = versions.filter(({ at }) => fields.includes(fieldOf(at)))
    return answers.length > 0 ? [{ title, answers }] : []
  })
  const differing = all.filter(({ answers }) => answers.some((answer) => answer.mine !== answer.theirs))
  return differing.length > 0 ? differing : all
}

const linesAt = <Form extends AnyForm>(form: Form, answers: AnswersOf<Form>, zone?: string) =>
  new Map(form.lines(answers, zone).map((line) => [line.at, line]))

/** What only they have stands behind what comes before it with them. */
const addressesIn = (own: ReadonlyArray<string>, other: ReadonlyArray<string>) => {
  const all = [...own]
  other.forEach((at, index) => {
    if (!all.includes(at)) all.splice(all.indexOf(other[index - 1] ?? "") + 1, 0, at)
  })
  return all
}
