import {
  accessoriesFor,
  type ConditionForm,
  type ConditionReports,
  carriedOver,
  type Damage,
  emptyConditionForm,
  type Failure,
  failureOf,
  formOf,
  isPassing,
  isRefusedWith,
  isSignedByAnybody,
  type Notice,
  type OutgoingReport,
  type Party,
  type ReceivedReport,
  type ReportProblem,
  reportProblems,
  type SignatureForm,
  withoutSignatures
} from "@crewfleet/sdk"
import { type AnyActorRef, assign, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"
import { attemptsCounted, backOff } from "./backOff.ts"
import {
  type ConditionDraft,
  draftIn,
  emptyDraft,
  followed,
  isFinished,
  type KeptReport,
  type ReportOfBooking
} from "./ConditionDraft.ts"
import { conditionWords } from "./conditionWords.ts"
import { draftKeeperMachine } from "./draftKeeperMachine.ts"
import { isStarted } from "./isStarted.ts"
import { type PhotoStatus, photoSenderMachine } from "./photoSenderMachine.ts"

/** What happens to a condition report; identifiers are made by the host. */
export type ConditionReportEvent =
  | {
      readonly type: "answer.given"
      readonly answers: Partial<Omit<ConditionForm, "signatures" | "damages">>
    }
  /** A damage was added, moved or described. */
  | { readonly type: "damage.placed"; readonly damage: Omit<Damage, "photoIds"> }
  | { readonly type: "damage.removed"; readonly id: string }
  /** A photo was taken; its image is in the host's store. */
  | { readonly type: "photo.taken"; readonly id: string; readonly damageId: string }
  | { readonly type: "photo.unreadable"; readonly damageId: string }
  /** It is gone from the report, or, once that was received, no longer to be sent. */
  | { readonly type: "photo.removed"; readonly id: string }
  | { readonly type: "signature.changed"; readonly party: Party; readonly signature: SignatureForm }
  /** The report is complete and to be sent under this name, unless it has one already. */
  | { readonly type: "send.asked"; readonly id: string }
  | { readonly type: "connection.returned" }
  /** Send what waits now. */
  | { readonly type: "retry.asked" }
  /** What was received is to be changed. */
  | { readonly type: "amendment.asked" }
  /** Of two reports this device's takes the place of the other, under this name. */
  | { readonly type: "own.chosen"; readonly id: string }
  /** Of two reports the received one stays. */
  | { readonly type: "other.chosen" }
  /** What is on this device is to be deleted. */
  | { readonly type: "draft.discarded" }
  | { readonly type: "reload.asked" }
  | { readonly type: "keeping.settled" }
  | {
      readonly type: "photo.told"
      readonly id: string
      readonly status: PhotoStatus
      readonly failure?: Failure | undefined
    }

/** What a condition report keeps in mind beside its draft. */
export interface ConditionReportContext extends ConditionDraft, ReportOfBooking {
  readonly problems: ReadonlyArray<ReportProblem>
  /** The report of this moment that the service has. */
  readonly received: ReceivedReport | undefined
  /** Why it waits, or was refused, or could not be looked up. */
  readonly failure: Failure | undefined
  readonly attempts: number
}

interface Failed {
  readonly error: unknown
}
interface Looked {
  readonly output: ConditionReports
}

const reportIn = ({ output }: Looked, { moment }: ReportOfBooking): ReceivedReport | undefined =>
  (moment === "PICK_UP" ? output.pickUp : output.return) ?? undefined

/** The actors below one that runs; a replay has none. */
const childrenOf = (self: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> =>
  self.getSnapshot().children ?? {}

const photoActor = (id: string) => `photo-${id}`

/** The draft that says what was received, of which nothing is on this device any more. */
const adopted = (received: ReceivedReport): Partial<ConditionReportContext> => ({
  form: formOf(received.content),
  photos: [],
  id: received.id,
  known: [],
  asked: false,
  receivedAt: received.receivedAt,
  received,
  problems: [],
  failure: undefined,
  attempts: 0
})

/** What a condition report is made of: its ports, children, actions and guards. */
export const conditionReport = setup({
  types: {
    input: {} as ReportOfBooking,
    context: {} as ConditionReportContext,
    events: {} as ConditionReportEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    readDraft: port<KeptReport, ReportOfBooking>("readDraft"),
    lookUp: port<ConditionReports, ReportOfBooking>("lookUp"),
    sendReport: port<ReceivedReport, { readonly report: ReportOfBooking; readonly outgoing: OutgoingReport }>(
      "sendReport"
    ),
    keeper: draftKeeperMachine,
    photo: photoSenderMachine
  },
  delays: {
    pause: ({ context }) => backOff(context.attempts, context.failure),
    /** How long an empty form waits for what the service has. */
    patience: 4_000,
    /** How long sending waits for the report to be kept first. */
    keepingPatience: 2_000
  },
  actions: {
    takeDraft: assign(({ context }, { output: { draft, earlier } }: { readonly output: KeptReport }) => {
      const taken = draft ?? emptyDraft
      const known = taken.earlier ?? earlier
      return withEarlier({ ...context, ...taken, earlier: known }, known)
    }),
    learn: enqueueActions(({ enqueue, context }, looked: Looked) => {
      const { subject, pickUp } = looked.output
      const earlier = context.moment === "RETURN" ? pickUp?.content : undefined
      const known = { ...context, subject: subject ?? context.subject, received: reportIn(looked, context) }
      const learnt = withEarlier(known, earlier ?? context.earlier)
      enqueue.assign(learnt)
      if (isSignedByAnybody(context.form) && !isSignedByAnybody(learnt.form))
        enqueue.emit({ type: "notice", notice: conditionWords.signAgain })
    }),
    adoptReceived: assign(({ context }) => (context.received ? adopted(context.received) : {})),
    startAfresh: assign(({ context }) =>
      withEarlier(
        {
          ...context,
          ...emptyDraft,
          subject: context.subject,
          problems: [],
          failure: undefined,
          attempts: 0
        },
        context.earlier
      )
    ),
    answer: assign(({ context }, { answers }: { readonly answers: Partial<ConditionForm> }) =>
      edited(context, answers)
    ),
    placeDamage: assign(({ context }, { damage }: { readonly damage: Omit<Damage, "photoIds"> }) => {
      const { damages } = context.form
      const before = damages.find(({ id }) => id === damage.id)
      const placed = { ...damage, photoIds: before?.photoIds ?? [] }
      return edited(context, {
        damages: before ? damages.map((each) => (each === before ? placed : each)) : [...damages, placed]
      })
    }),
    removeDamage: assign(({ context }, { id }: { readonly id: string }) => {
      const removed = context.form.damages.find((damage) => damage.id === id)
      return {
        ...edited(context, { damages: context.form.damages.filter((damage) => damage !== removed) }),
        photos: context.photos.filter((photo) => !removed?.photoIds.includes(photo.id))
      }
    }),
    takePhoto: assign(({ context }, taken: { readonly id: string; readonly damageId: string }) => ({
      ...edited(context, {
        damages: context.form.damages.map((damage) =>
          damage.id === taken.damageId
            ? { ...damage, photoIds: [...damage.photoIds.filter((id) => id !== taken.id), taken.id] }
            : damage
        )
      }),
      photos: [...context.photos.filter(({ id }) => id !== taken.id), { id: taken.id, status: "onDevice" }]
    })),
    removePhoto: assign(({ context }, { id }: { readonly id: string }) => ({
      ...edited(context, {
        damages: context.form.damages.map((damage) => ({
          ...damage,
          photoIds: damage.photoIds.filter((photoId) => photoId !== id)
        }))
      }),
      photos: context.photos.filter((photo) => photo.id !== id)
    })),
    letPhotoGo: assign(({ context }, { id }: { readonly id: string }) => ({
      photos: context.photos.filter((photo) => photo.id !== id)
    })),
    refusePhoto: assign((_, { damageId }: { readonly damageId: string }) => ({
      problems: [{ field: `damage-${damageId}` as const, text: conditionWords.photoUnreadable }]
    })),
    sign: assign(({ context }, signed: { readonly party: Party; readonly signature: SignatureForm }) => ({
      form: {
        ...context.form,
        signatures: { ...context.form.signatures, [signed.party]: signed.signature }
      },
      problems: context.problems.filter(({ field }) => !field.startsWith(signed.party))
    })),
    /** Nobody signs what is changed afterwards: they are told so, and sign again. */
    tellUnsigned: enqueueActions(({ enqueue, context }) => {
      if (isSignedByAnybody(context.form)) enqueue.emit({ type: "notice", notice: conditionWords.signAgain })
    }),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    nameIt: assign(({ context }, { id }: { readonly id: string }) => ({
      id,
      known: [...context.known.filter((known) => known !== id), id],
      asked: true,
      attempts: 0,
      problems: [],
      failure: undefined
    })),
    /** What has been received, or tried, may be replaced by this device. */
    acknowledge: assign(({ context }) => {
      const other = context.received?.id
      if (!other) return {}
      return { known: [...context.known.filter((id) => id !== other), other] }
    }),
    amend: assign(({ context }) => ({
      form: withoutSignatures(context.received ? formOf(context.received.content) : context.form),
      known: [...context.known.filter((id) => id !== context.id), ...(context.id ? [context.id] : [])],
      id: undefined,
      asked: false,
      attempts: 0,
      receivedAt: undefined
    })),
    takeBack: assign({ asked: false, attempts: 0, failure: undefined }),
    keepReceived: assign((_, { output }: { readonly output: ReceivedReport }) => ({
      received: output,
      receivedAt: output.receivedAt,
      known: [],
      problems: [],
      failure: undefined,
      attempts: 0
    })),
    keepFailure: assign(({ context }, { error }: Failed) => ({
      failure: failureOf(error),
      attempts: Math.min(context.attempts + 1, attemptsCounted)
    })),
    keepRefusal: assign((_, { error }: Failed) => {
      const failure = failureOf(error)
      return { failure, asked: false, attempts: 0, problems: problemsIn(failure) }
    }),
    forgetFailure: assign({ failure: undefined }),
    keepPhotoStatus: assign(
      (
        { context },
        { id, status, failure }: { id: string; status: PhotoStatus; failure?: Failure | undefined }
      ) => ({
        photos: context.photos.map((photo) =>
          photo.id === id ? { id, status, ...(failure && status !== "sending" && { failure }) } : photo
        )
      })
    ),
    startKeeper: enqueueActions(({ enqueue, context: { bookingId, moment } }) => {
      enqueue.spawnChild("keeper", { id: "keeper", input: { bookingId, moment } })
    }),
    /** Nothing stays on the device of what the service has wholly, or of a form in which nothing was noted. */
    keep: enqueueActions(({ enqueue, context, self }) => {
      const keeper = childrenOf(self).keeper
      const isToStay = isStarted(context) && !isFinished(context)
      if (keeper && isToStay) enqueue.sendTo(keeper, { type: "draft.changed", draft: draftIn(context) })
      else if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
    }),
    forget: enqueueActions(({ enqueue, self }) => {
      const keeper = childrenOf(self).keeper
      if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
    }),
    /** Each photo has a sender of its own, so that none holds up another, or the report. */
    startPhotos: enqueueActions(({ enqueue, context }) => {
      for (const { id, status } of context.photos) {
        if (status !== "onDevice") continue
        const input = { bookingId: context.bookingId, photoId: id }
        enqueue.spawnChild("photo", { id: photoActor(id), input })
      }
    }),
    stopPhotos: enqueueActions(({ enqueue, context }) => {
      for (const { id } of context.photos) enqueue.stopChild(photoActor(id))
    }),
    stopPhoto: enqueueActions(({ enqueue }, { id }: { readonly id: string }) => {
      enqueue.stopChild(photoActor(id))
    }),
    forwardToPhotos: enqueueActions(({ enqueue, context, event, self }) => {
      for (const { id } of context.photos) {
        const sender = childrenOf(self)[photoActor(id)]
        if (sender) enqueue.sendTo(sender, event)
      }
    })
  },
  guards: {
    isReceived: ({ context }) => context.receivedAt !== undefined,
    isAsked: ({ context }) => context.asked,
    hasDraft: (_, { output }: { readonly output: KeptReport }) => output.draft !== undefined,
    isThere: ({ context }, looked: Looked) => reportIn(looked, context) !== undefined,
    /** What is there is this device's own: an earlier attempt that did arrive. */
    isKnown: ({ context }, looked: Looked) => {
      const there = reportIn(looked, context)?.id
      return context.known.some((id) => id !== context.id && id === there) && followed(context) !== there
    },
    isNotOurs: (_, { error }: Failed) => [403, 404].some((status) => isRefusedWith(failureOf(error), status)),
    isIncomplete: ({ context }) => problemsOf(context).length > 0,
    /** What was found at pick-up stays as it was found. */
    isOwnDamage: ({ context }, { id }: { readonly id: string }) =>
      !context.earlier?.damages.some((damage) => damage.id === id),
    isOwnPhoto: ({ context }, { id }: { readonly id: string }) =>
      context.photos.some((photo) => photo.id === id),
    isPhotoReceived: (_, { status }: { readonly status: PhotoStatus }) => status === "received",
    isThereAndNothingHere: ({ context }, looked: Looked) =>
      reportIn(looked, context) !== undefined && !context.received && !isStarted(context),
    hasReceived: ({ context }) => context.received !== undefined,
    isConflict: (_, { error }: Failed) => isRefusedWith(failureOf(error), 409),
    isPassing: (_, { error }: Failed) => isPassing(failureOf(error))
  }
})

/** The answers after a change, which nobody has signed. */
const edited = (context: ConditionReportContext, answers: Partial<ConditionForm>) => ({
  form: withoutSignatures({ ...context.form, ...answers }),
  problems: []
})

/** At return the damages of the pick-up are there already. */
const withEarlier = (
  context: ConditionReportContext,
  earlier: ConditionDraft["earlier"]
): ConditionReportContext => {
  if (!earlier || context.asked || context.receivedAt !== undefined) return { ...context, earlier }
  const damages = carriedOver(earlier, context.form)
  const isSame = JSON.stringify(damages) === JSON.stringify(context.form.damages)
  const { odometer, damages: found } = earlier
  return {
    ...context,
    earlier: { odometer, damages: found },
    form: isSame ? context.form : withoutSignatures({ ...context.form, damages })
  }
}

const problemsOf = ({ form, subject, earlier }: ConditionDraft) =>
  reportProblems(form, accessoriesFor(subject?.fuelType), earlier)

/** What the service found wrong with answers of the form. */
const problemsIn = (failure: Failure): ReadonlyArray<ReportProblem> =>
  failure._tag === "Refused"
    ? failure.violations.flatMap(({ field = "", message }) =>
        isField(field) ? [{ field, text: message }] : []
      )
    : []

const isField = (field: string): field is ReportProblem["field"] =>
  field in emptyConditionForm || /^(accessory|damage|hirer|agency)-/.test(field)

/** A report before it is known what the device and the service have of it. */
export const unopened = (input: ReportOfBooking): ConditionReportContext => ({
  ...input,
  ...emptyDraft,
  problems: [],
  received: undefined,
  failure: undefined,
  attempts: 0
})
