import type { Problem } from "../failure/Problem.ts"
import { defaultTimeZone } from "../time/timeZone.ts"
import type { AnyForm, FormOf, FormRules, FormSection } from "./FormOf.ts"
import { fieldOf } from "./fieldOf.ts"
import type { Circumstances, Finding, Question, Questions, Typed, Wire } from "./Question.ts"

/** The questions of a section, by its id. */
export const fieldsIn = ({ sections }: AnyForm, section: string): ReadonlyArray<string> =>
  sections.find(({ id }) => id === section)?.fields ?? []

/**
 * A form from its questions in their order. `asked` says when a question is there at all, `rules` what an answer must be
 * beside the others; what a rule needs to know besides are its `Facts`.
 */
export const form = <Of extends Questions, Facts = Circumstances, Asked extends keyof Of = never>(
  questions: Of,
  rules: FormRules<Of, Facts, Asked> = {}
): FormOf<Of, Facts, Asked> =>
  formOf(questions, [{ id: "", title: "", fields: Object.keys(questions) }], rules)

interface DeclaredSection extends Pick<FormSection<string>, "title" | "notice" | "needs"> {
  readonly questions: Questions
}

type Sections = Readonly<Record<string, DeclaredSection>>

type Merged<Of> = (Of extends unknown ? (part: Of) => void : never) extends (part: infer All) => void
  ? { readonly [Field in keyof All]: All[Field] }
  : never

type QuestionsIn<Parts extends Sections> =
  Merged<Parts[keyof Parts]["questions"]> extends infer All extends Questions ? All : never

/** A form whose questions stand in sections, each under its own heading. */
export const formInSections = <
  Parts extends Sections,
  Facts = Circumstances,
  Asked extends keyof QuestionsIn<Parts> = never
>(
  sections: Parts,
  rules: FormRules<QuestionsIn<Parts>, Facts, Asked> = {}
): FormOf<QuestionsIn<Parts>, Facts, Asked, keyof Parts & string> => {
  const questions = Object.assign({}, ...Object.values(sections).map((section) => section.questions))
  const parts = Object.entries(sections).map(([id, { questions: own, ...said }]) => ({
    ...said,
    id,
    fields: Object.keys(own)
  }))
  return formOf<QuestionsIn<Parts>, Facts, Asked, keyof Parts & string>(questions, parts as never, rules)
}

const formOf = <Of extends Questions, Facts, Asked extends keyof Of, Section extends string>(
  questions: Of,
  sections: ReadonlyArray<FormSection<keyof Of & string, Section>>,
  {
    asked = {} as never,
    rules = {},
    reads = (answers) => answers,
    confirms = {},
    follows = {},
    says = {},
    given = {},
    known = [],
    locks = {}
  }: FormRules<Of, Facts, Asked>
): FormOf<Of, Facts, Asked, Section> => {
  type Field = keyof Of & string
  const fields = Object.keys(questions) as ReadonlyArray<Field>
  refuseHiddenAudiences(questions)
  const question = (field: Field) => questions[field] as Question<unknown, unknown>
  const each = (value: (field: Field) => unknown) =>
    Object.fromEntries(fields.map((field) => [field, value(field)]))
  const empty = each((field) => question(field).empty) as Typed<Of>
  const isUntouched = (answers: Typed<Of>, field: Field) =>
    JSON.stringify(answers[field]) === JSON.stringify(empty[field])
  const following = fields.filter((field) => follows[field] !== undefined)
  const followedIn = (answers: Typed<Of>): Typed<Of> => ({
    ...answers,
    ...Object.fromEntries(
      following.flatMap((field) => {
        const answer = isUntouched(answers, field) ? follows[field]?.(answers) : undefined
        return answer === undefined ? [] : [[field, answer]]
      })
    )
  })
  /** An answer that follows stays one that was not chosen. */
  const unchosen = (answers: Typed<Of>): Typed<Of> => ({
    ...answers,
    ...Object.fromEntries(
      following
        .filter((field) => answers[field] === follows[field]?.(answers))
        .map((field) => [field, empty[field]])
    )
  })
  const conditions: Readonly<Partial<Record<string, (answers: Typed<Of>) => boolean>>> = asked
  const askedIn = (answers: Typed<Of>) => fields.filter((field) => conditions[field]?.(answers) ?? true)

  const findingsOf = (
    field: Field,
    answers: Typed<Of>,
    facts: Facts & Circumstances
  ): ReadonlyArray<Finding> => {
    const { write, required, problems, isAnswered = isSent(write) } = question(field)
    const found = problems?.(answers[field], facts) ?? []
    if (found.length > 0) return found
    if (required !== undefined && !isAnswered(answers[field])) return [{ text: required, kind: "missing" }]
    const wrong = rules[field]?.(answers, facts)
    return wrong === undefined ? [] : [typeof wrong === "string" ? { text: wrong } : wrong]
  }
  const problems = (typed: Typed<Of>, facts: Facts & Circumstances): ReadonlyArray<Problem> => {
    const answers = followedIn(typed)
    return askedIn(answers).flatMap((field) =>
      findingsOf(field, answers, facts).map(({ at, ...finding }) => ({
        ...finding,
        field: at ? `${field}/${at}` : field
      }))
    )
  }

  return {
    questions,
    sections,
    empty,
    take: (kept) => {
      const answers = Object(kept) as Record<string, unknown>
      const taken = each((field) => question(field).take(answers[field]))
      const left = Object.entries(answers).flatMap(([field, answer]): ReadonlyArray<[string, unknown]> => {
        if (taken[field] === undefined) return [[field, answer]]
        const within = questions[field]?.leftIn?.(answer) ?? {}
        return Object.keys(within).length > 0 ? [[field, within]] : []
      })
      return {
        form: each((field) => taken[field] ?? question(field).empty) as Typed<Of>,
        left: Object.fromEntries(left)
      }
    },
    read: (wire) => unchosen(reads(each((field) => question(field).read(wire[field])) as Typed<Of>, wire)),
    write: (typed) => {
      const answers = followedIn(typed)
      const isAsked = new Set<Field>(askedIn(answers))
      return each((field) =>
        isAsked.has(field) ? (question(field).write(answers[field]) ?? null) : null
      ) as Wire<Of>
    },
    asked: askedIn,
    followed: followedIn,
    says: (field, answers) => says[field]?.(answers),
    problems,
    standing: (answers, facts) => {
      const asking = new Set<string>(askedIn(answers))
      const faulty = new Set(problems(answers, facts).map(({ field }) => fieldOf(field)))
      return sections.map(({ id, title, fields: own }) => {
        const because = locks[id]?.(answers, facts)
        if (because !== undefined) return { id, title, standing: "locked", because }
        const isFaulty = own.some((field) => faulty.has(field))
        const said = own.filter((field) => asking.has(field) && !isUntouched(answers, field))
        const isBegun = said.some((field) => !known.includes(field) && given[field] === undefined)
        if (!isBegun && (isFaulty || said.length === 0)) return { id, title, standing: "notStarted" }
        return { id, title, standing: isFaulty ? "incomplete" : "complete" }
      })
    },
    confirms: Object.keys(confirms).length > 0,
    unconfirmed: (typed, facts, passed) => {
      const answers = followedIn(typed)
      return askedIn(answers).flatMap((field) => {
        const text = confirms[field]?.(answers, facts)
        const answer = JSON.stringify(answers[field])
        return text === undefined ||
          passed.some((one) => one.field === field && one.text === text && one.answer === answer)
          ? []
          : [{ field, text, answer }]
      })
    },
    given: (facts) => fields.filter((field) => given[field]?.(facts) ?? false),
    lines: (typed, zone = defaultTimeZone) => {
      const answers = followedIn(typed)
      return askedIn(answers).flatMap((field) => {
        const { label, name = label, lines, say } = question(field)
        return lines
          ? lines(answers[field], zone).map((line) => ({
              ...line,
              at: line.at ? `${field}/${line.at}` : field
            }))
          : [{ at: field, label: name, text: say(answers[field], zone) }]
      })
    },
    harmless: fields.flatMap((field) => {
      const { harmless, harmlessWithin = [] } = question(field)
      return [...(harmless ? [field] : []), ...harmlessWithin]
    }),
    fieldAt: (place) => {
      const address = place.replaceAll(".", "/")
      const field = fields.find((each) => address === each || address.startsWith(`${each}/`))
      return field === undefined ? place : question(field).lines ? address : field
    }
  }
}

/** Answers are left out for others question by question, so what stands within an answer has no audience of its own. */
const refuseHiddenAudiences = (questions: Questions) => {
  for (const [field, question] of Object.entries(questions)) {
    const within: Questions = (question as { readonly each?: AnyForm }).each?.questions ?? {}
    const hidden = Object.keys(within).find((part) => within[part]?.audience !== undefined)
    if (hidden) throw new Error(`${hidden} within ${field} names an audience; only ${field} itself can`)
  }
}

const isSent = (write: (typed: unknown) => unknown) => (typed: unknown) => write(typed) !== undefined
