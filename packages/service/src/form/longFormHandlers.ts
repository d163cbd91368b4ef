import type { Refusal } from "@crewfleet/sdk/effect"
import {
  type AnyForm,
  fieldOf,
  fileQuestionAt,
  type LongForm,
  type LongFormCopy,
  type LongFormRead,
  type LongFormSave,
  type LongFormSubmit
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Access, permitted, permittedPerson } from "../access/Access.ts"
import { isLinkHolder, type Person } from "../access/Caller.ts"
import { subjectOf as actingFor } from "../access/Subject.ts"
import type { Database } from "../database/Database.ts"
import { violated } from "../http/violationsOf.ts"
import type { ListRequest } from "../list/questionOf.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { keepAnswerFile } from "./answerFiles.ts"
import { formLooks } from "./formLooks.ts"
import type { FormSubject } from "./keptForm.ts"
import type { Answers } from "./knownAnswers.ts"
import { standingPdf, submittedPdf } from "./longFormPdf.ts"
import { notYours, readForm, refusedAt, saveForm, submitForm } from "./longForms.ts"
import { type FormReader, withheldFrom } from "./shownAnswers.ts"
import { submittedForm, submittedForms } from "./submittedForms.ts"

/** What is a long form's own of what the service does with it. */
export interface LongFormServing<Request> {
  /** Whose form a request is about, by what its policy granted; refused where it is another tenant's. */
  readonly subjectOf: (access: Access, request: Request) => Effect.Effect<FormSubject, Refusal, Database>
  /** The permission that opens the answers of each audience to somebody whom the form is not about. */
  readonly opensTo?: (caller: Person) => Readonly<Record<string, string>>
  /** What else its rules look at. */
  readonly factsOf?: (subject: FormSubject) => Effect.Effect<object, Refusal, Database>
  /** What is known of the subject before it is asked, by question: what is `given` is always that, of the rest it is what stands there at first. */
  readonly knownOf?: (subject: FormSubject) => Effect.Effect<Answers, Refusal, Database>
  /** Whom or what it is about, in the words of its PDF. */
  readonly aboutOf?: (subject: FormSubject) => Effect.Effect<string, Refusal, Database>
}

interface AnyRequest {
  readonly params?: unknown
  readonly query?: unknown
}

interface With<Payload> {
  readonly payload: Payload
}

interface WithFile {
  readonly query: { readonly question: string }
  readonly payload: { readonly file: { readonly path: string } }
}

interface AtRevision {
  readonly params: { readonly revision: number }
}

interface OfPage {
  readonly query: Pick<ListRequest, "page" | "size" | "after">
}

/** The handlers of all endpoints of a long form: `handlers.handleAll(longFormHandlers(longForm, { subjectOf }))`. */
export const longFormHandlers = <Form extends AnyForm, Request extends AnyRequest>(
  long: LongForm<Form>,
  {
    subjectOf,
    opensTo = () => ({}),
    factsOf = () => Effect.succeed({}),
    knownOf = () => Effect.succeed({}),
    aboutOf = () => Effect.succeed("")
  }: LongFormServing<Request>
) => {
  const place = Effect.fnUntraced(function* (request: Request) {
    const access = yield* permitted
    const subject = yield* subjectOf(access, request)
    return { subject, reader: readerOf(access, subject, opensTo) }
  })
  const beforehand = Effect.fnUntraced(function* (subject: FormSubject) {
    return { facts: yield* factsOf(subject), answers: yield* knownOf(subject) }
  })
  const pdfPlace = Effect.fnUntraced(function* (subject: FormSubject) {
    return { about: yield* aboutOf(subject), zone: yield* timeZoneOf(subject.agencyId ?? undefined) }
  })
  const copy = Effect.fnUntraced(function* (
    request: Request & AtRevision
  ): Effect.fn.Return<
    { readonly subject: FormSubject; readonly copy: LongFormCopy<Form> },
    Refusal,
    Database
  > {
    const { subject, reader } = yield* place(request)
    return { subject, copy: yield* submittedForm(long, subject, request.params.revision, reader) }
  })
  const read = Effect.fnUntraced(function* (
    request: Request
  ): Effect.fn.Return<
    { readonly subject: FormSubject; readonly form: LongFormRead<Form> },
    Refusal,
    Database
  > {
    const { subject, reader } = yield* place(request)
    return { subject, form: yield* readForm(long, subject, reader, yield* beforehand(subject)) }
  })

  return {
    read: (request: Request) => Effect.map(read(request), ({ form }) => form),
    save: Effect.fnUntraced(function* (request: Request & With<LongFormSave<Form>>) {
      const { subject, reader } = yield* place(request)
      return yield* saveForm(long, subject, request.payload, reader, yield* beforehand(subject))
    }),
    upload: Effect.fnUntraced(function* (request: Request & WithFile) {
      const { subject, reader } = yield* place(request)
      const { question: at } = request.query
      const { caller } = yield* permittedPerson
      const question = fileQuestionAt(long.form, at)
      if (!question) return yield* Effect.fail(violated("question", "is no question for a file"))
      const hidden = withheldFrom(long.form, reader).find((field) => field === fieldOf(at))
      if (hidden) return yield* Effect.fail(refusedAt([notYours(hidden)]))
      const by = { userId: caller.userId, agencyId: subject.agencyId }
      return { id: yield* keepAnswerFile(question, { ...by, path: request.payload.file.path }) }
    }),
    submit: Effect.fnUntraced(function* (request: Request & With<LongFormSubmit>) {
      const { subject, reader } = yield* place(request)
      return yield* submitForm(long, subject, request.payload, reader, yield* beforehand(subject))
    }),
    pdf: Effect.fnUntraced(function* (request: Request) {
      const { subject, form } = yield* read(request)
      return yield* standingPdf(long, form, yield* pdfPlace(subject))
    }),
    copies: Effect.fnUntraced(function* (request: Request) {
      const { subject, reader } = yield* place(request)
      return yield* submittedForms(long, subject, reader)
    }),
    copy: (request: Request & AtRevision) => Effect.map(copy(request), (found) => found.copy),
    copyPdf: Effect.fnUntraced(function* (request: Request & AtRevision) {
      const found = yield* copy(request)
      return yield* submittedPdf(long, found.copy, yield* pdfPlace(found.subject))
    }),
    looks: Effect.fnUntraced(function* (request: Request & OfPage) {
      const { subject } = yield* place(request)
      return yield* formLooks(long, subject, request.query)
    })
  }
}

/** Whoever a form is about reads all of it, others what their permissions open; a link has none. */
const readerOf = (
  { caller }: Access,
  subject: FormSubject,
  opensTo: (caller: Person) => Readonly<Record<string, string>>
): FormReader => {
  if (isLinkHolder(caller)) return { userId: null, audiences: [] }
  const own = actingFor(caller)
  const opens = opensTo(caller)
  const isOwn = "id" in own && own.kind === subject.kind && own.id === subject.id
  return {
    userId: caller.userId,
    opens,
    audiences: isOwn
      ? "all"
      : Object.keys(opens).filter((audience) => caller.permissions.has(opens[audience] ?? ""))
  }
}
