import type { Problem } from "../failure/Problem.ts"
import type { Circumstances, Finding, Line, PartialWire, Questions, Sent, Typed, Wire } from "./Question.ts"

/** A rule over several answers and what else is known: what is wrong with one of them, if anything. */
export type Rule<Answers, Facts> = (
  form: Answers,
  facts: Facts & Circumstances
) => string | Finding | undefined

/** What the questions of a form have to do with each other. */
export interface FormRules<Of extends Questions, Facts, Asked extends keyof Of> {
  /** What the rules look at beside the answers and the moment: `facts: {} as Facts`. */
  readonly facts?: Facts
  /** When a question is asked at all; always, unless told. */
  readonly asked?: { readonly [Field in Asked]: (form: Typed<Of>) => boolean }
  readonly rules?: { readonly [Field in keyof Of]?: Rule<Typed<Of>, Facts> }
  /** Reads what one name on the wire does not tell by itself, such as a null to which another answer gives a meaning. */
  readonly reads?: (answers: Typed<Of>, wire: PartialWire<Of>) => Typed<Of>
  /** What is odd about an answer and may be right all the same: whoever says so passes it, and is written down. */
  readonly confirms?: {
    readonly [Field in keyof Of]?: (form: Typed<Of>, facts: Facts & Circumstances) => string | undefined
  }
  /** What an answer is that follows from others, until somebody chooses another; undefined while they do not tell. */
  readonly follows?: { readonly [Field in keyof Of]?: (form: Typed<Of>) => Typed<Of>[Field] | undefined }
  /** What is said beside a question about the answers so far. */
  readonly says?: { readonly [Field in keyof Of]?: (form: Typed<Of>) => string | undefined }
  /** Whose answer is given, and only shown. */
  readonly given?: { readonly [Field in keyof Of]?: (facts: Facts) => boolean }
  /** What may be known before anybody is asked, and stands there at first: it starts no section. */
  readonly known?: ReadonlyArray<keyof Of>
  /** Why a section cannot be answered yet, by the section's name. */
  readonly locks?: Readonly<Record<string, (form: Typed<Of>, facts: Facts) => string | undefined>>
}

/** An odd answer, which can be passed: `text` and `answer` are what is passed, so that another one is asked about anew. */
export interface Confirmation {
  readonly field: string
  readonly text: string
  readonly answer: string
}

/** A part of a form under a heading of its own. */
export interface FormSection<Field extends string, Id extends string = string> {
  readonly id: Id
  readonly title: string
  readonly fields: ReadonlyArray<Field>
  /** What is read before the first of its questions, a paragraph each. */
  readonly notice?: ReadonlyArray<string>
  /** What somebody needs at hand to answer it, said before it starts. */
  readonly needs?: ReadonlyArray<string>
}

/** Where a section stands: nobody has answered anything yet, something is missing or wrong, all well, or not to be answered `because`. */
export interface SectionStanding {
  readonly id: string
  readonly title: string
  readonly standing: "notStarted" | "incomplete" | "complete" | "locked"
  readonly because?: string
}

/** A form, from the one declaration of its questions. */
export interface FormOf<
  Of extends Questions,
  Facts = Circumstances,
  Asked extends keyof Of = never,
  Section extends string = string
> {
  readonly questions: Of
  readonly sections: ReadonlyArray<FormSection<keyof Of & string, Section>>
  /** Says at compile time which questions are not always asked. */
  readonly askedAtTimes?: Asked
  /** The form before anything was answered. */
  readonly empty: Typed<Of>
  /** A draft answer by answer: what today's questions cannot take is told, never dropped in silence. */
  readonly take: (kept: unknown) => TakenDraft<Typed<Of>>
  readonly read: (wire: PartialWire<Of>) => Typed<Of>
  /** What is sent: answers to what is asked, null for everything else. */
  readonly write: (form: Typed<Of>) => Wire<Of>
  readonly asked: (form: Typed<Of>) => ReadonlyArray<keyof Of & string>
  /** The answers with those that follow from others. */
  readonly followed: (form: Typed<Of>) => Typed<Of>
  /** What is said beside a question about the answers so far. */
  readonly says: (field: keyof Of & string, form: Typed<Of>) => string | undefined
  /** In the order of the questions, addressed as `field` or `field/row/field`. */
  readonly problems: (form: Typed<Of>, facts: Facts & Circumstances) => ReadonlyArray<Problem>
  /** Whether any answer may be odd. */
  readonly confirms: boolean
  /** What is odd and was not passed, in the same order. */
  readonly unconfirmed: (
    form: Typed<Of>,
    facts: Facts & Circumstances,
    passed: ReadonlyArray<Confirmation>
  ) => ReadonlyArray<Confirmation>
  /** The questions whose answers are given, and only shown. */
  readonly given: (facts: Facts) => ReadonlyArray<keyof Of & string>
  /** Where each section stands. */
  readonly standing: (form: Typed<Of>, facts: Facts & Circumstances) => ReadonlyArray<SectionStanding>
  /** Every asked question with its answer in the words of people in a zone: London's, unless told. */
  readonly lines: (form: Typed<Of>, zone?: string) => ReadonlyArray<Line>
  /** The keys under which recordings may show what they hold. */
  readonly harmless: ReadonlyArray<string>
  /** The question whose answer stands at a place of the wire, such as `location.id`; the place itself where none does. */
  readonly fieldAt: (place: string) => string
}

/** A draft of another day as today's form takes it; `left` is what it has no place for. */
export interface TakenDraft<Form> {
  readonly form: Form
  readonly left: Readonly<Record<string, unknown>>
}

// biome-ignore lint/suspicious/noExplicitAny: any form, whatever it asks
export type AnyForm = FormOf<any, any, any>

/** The answers of a form as they are typed. */
export type AnswersOf<Form extends AnyForm> = Form["empty"]

type Always = { readonly required: string } | { readonly shape: "boolean" } | { readonly always: true }

/** What is sent of a form that has no problems: null only where nothing has to be answered. */
export type Complete<Form extends AnyForm> =
  Form extends FormOf<infer Of, never, infer Asked>
    ? {
        readonly [Field in keyof Of]: Of[Field] extends Always
          ? Field extends Asked
            ? Sent<Of[Field]> | null
            : Sent<Of[Field]>
          : Sent<Of[Field]> | null
      }
    : never

/** The name of a question of a form. */
export type FieldOf<Form extends AnyForm> = keyof Form["questions"] & string

/** The name of a section of a form. */
export type SectionOf<Form extends AnyForm> = Form["sections"][number]["id"]
