import { type Failure, isRefusedWith } from "@crewfleet/sdk"
import { type Acceptance, arePages, filesProblem } from "@crewfleet/sdk/rules"
import { assign, enqueueActions, fromPromise, setup } from "xstate"
import type { FileReference } from "../file/FileReference.ts"
import { failedAgain, notFailed, type Retrying, retryPause, triesAgain } from "../list/Retrying.ts"
import { port } from "../port.ts"
import { type UploadEvent, uploadPort } from "../uploading.ts"
import type { Upload, UploadEnd } from "./Upload.ts"

/** How uploads of one kind differ from others. */
export interface UploadOptions {
  readonly id: string
  /** What is uploaded, in a sentence for whoever looks at the machine. */
  readonly description: string
  /**
   * What is accepted, in the words of the question that the file answers; absent where that differs from one to the next, or
   * where it was looked at before, and is sent as it is.
   */
  readonly accepts?: Acceptance
  /** What is said of a file that cannot be shrunk; that its type is wrong, unless told. */
  readonly unreadable?: string
  /**
   * Stays until it is done: it tries again by itself after a failure that `isRetried`, and after any other when it is asked
   * to. An upload that is not patient ends with the first failure; the next attempt is given how far it came.
   */
  readonly isPatient?: boolean
  /** That the service cannot be reached, unless told. */
  readonly isRetried?: (failure: Failure) => boolean
  /** The keys under which recordings may show what they hold, beside those that always may. */
  readonly harmless?: ReadonlyArray<string>
}

/** What an upload starts with: how far it has come, and where the file goes. */
export interface UploadInput<To, Answer extends object> {
  readonly upload: Upload<Answer>
  readonly to: To
  /** What is accepted, where uploads of this kind differ in it. */
  readonly accepts?: Acceptance | undefined
}

/** What people and the host tell an upload, and what its port does. */
export type UploadingEvent =
  | UploadEvent
  | { readonly type: "retry.chosen" }
  | { readonly type: "connection.returned" }

type Report =
  | { readonly type: "upload.interrupted"; readonly failure: Failure | undefined }
  | { readonly type: "upload.resumed" }
  | { readonly type: "upload.done" }

/** What an upload tells the machine that started it under this `id`. */
export type UploadReport = Report & { readonly id: string }

/** What an upload keeps in mind. */
export interface UploadContext<To, Answer extends object> extends Retrying {
  readonly upload: Upload<Answer>
  readonly to: To
  /** As plain JSON, where uploads of this kind differ in it. */
  readonly accepts: Acceptance | undefined
  /** The share of the file that has left, 0 to 1. */
  readonly sent: number
  /** Why the file will not do. */
  readonly because: string | undefined
}

const chosen = (file: FileReference | undefined): FileReference => {
  if (!file) throw new Error("A file is chosen before it is shrunk and shrunk before it is sent")
  return file
}

const nextOf = ({ files, shrunk }: Upload) => files[shrunk.length]

const preparedOf = ({ assembled, shrunk }: Upload) => chosen(assembled ?? shrunk[0])

/**
 * One file on its way to the service: it is checked, shrunk, put together where it is of photographed pages, sent and
 * attached. Each attempt goes on where the last one ended, so that nothing is shrunk or sent twice.
 */
export const uploadMachine = <To, Answer extends object>({
  id,
  description,
  accepts,
  unreadable,
  isPatient = false,
  isRetried,
  harmless = []
}: UploadOptions) => {
  type Context = UploadContext<To, Answer>
  const acceptedIn = ({ accepts: its = accepts }: Context) => its
  const problemWith = (context: Context) => {
    const accepted = acceptedIn(context)
    return accepted && filesProblem(accepted, context.upload.files)
  }
  const uploading = setup({
    types: {
      input: {} as UploadInput<To, Answer>,
      context: {} as UploadContext<To, Answer>,
      events: {} as UploadingEvent,
      output: {} as UploadEnd<Answer>,
      tags: {} as "busy"
    },
    actors: {
      shrink: port<FileReference, FileReference>("shrink"),
      assemble: port<FileReference, { readonly pages: ReadonlyArray<FileReference> }>("assemble"),
      send: uploadPort<{ readonly to: To; readonly file: FileReference }>("send"),
      /** Does what is wanted with the answer: nothing, unless something is plugged in. */
      attach: fromPromise<void, { readonly to: To; readonly answer: Answer }>(async () => {})
    },
    delays: { retryPause },
    guards: {
      triesAgain,
      isPatient: () => isPatient,
      isUnfit: ({ context }) => problemWith(context) !== undefined,
      isSent: ({ context }) => context.upload.answer !== undefined,
      isTooLarge: ({ context }) => {
        const max = acceptedIn(context)?.max
        return max !== undefined && (context.upload.assembled?.size ?? 0) > max
      },
      hasMore: ({ context }) => nextOf(context.upload) !== undefined,
      arePages: ({ context }) => {
        const accepted = acceptedIn(context)
        return accepted !== undefined && !context.upload.assembled && arePages(accepted, context.upload.files)
      }
    },
    actions: {
      keep: assign(({ context }, come: Partial<Upload<Answer>>) => ({
        ...notFailed,
        upload: { ...context.upload, ...come }
      })),
      keepShrunk: assign(({ context: { upload } }, { output }: { readonly output: FileReference }) => ({
        upload: { ...upload, shrunk: [...upload.shrunk, output] }
      })),
      keepProgress: assign((_, { share }: { readonly share: number }) => ({ sent: share })),
      begin: assign({ sent: 0 }),
      keepFailure: assign(({ context }, { error }: { readonly error: unknown }) =>
        failedAgain(context, error, isRetried)
      ),
      /** What the service will not have is not offered to it again: the next attempt sends anew. */
      forgetUnwanted: assign(({ context: { failure, upload } }) => ({
        upload: failure && isRefusedWith(failure, 400) ? { ...upload, answer: undefined } : upload
      })),
      refuse: assign(({ context }) => ({ because: problemWith(context) })),
      refuseSize: assign(({ context }) => ({ because: acceptedIn(context)?.tooLarge })),
      refuseUnreadable: assign(({ context }) => ({ because: unreadable ?? acceptedIn(context)?.wrongType })),
      reportToParent: enqueueActions(({ enqueue, self }, report: Report) => {
        if (self._parent) enqueue.sendTo(self._parent, { ...report, id: self.id })
      })
    }
  })

  const shrinking = uploading.createStateConfig({
    description: "A picture is made smaller on this device.",
    tags: "busy",
    invoke: {
      id: "shrink",
      src: "shrink",
      input: ({ context }) => chosen(nextOf(context.upload)),
      onDone: { target: "preparing", actions: { type: "keepShrunk", params: ({ event }) => event } },
      onError: { target: "refused", actions: "refuseUnreadable" }
    }
  })

  const assembling = uploading.createStateConfig({
    description: "The photographed pages become one PDF.",
    tags: "busy",
    invoke: {
      id: "assemble",
      src: "assemble",
      input: ({ context }) => ({ pages: context.upload.shrunk }),
      onDone: {
        target: "preparing",
        actions: { type: "keep", params: ({ event }) => ({ assembled: event.output }) }
      },
      onError: { target: "refused", actions: "refuseUnreadable" }
    }
  })

  const sending = uploading.createStateConfig({
    description: "The file is on its way to the service.",
    tags: "busy",
    entry: "begin",
    invoke: {
      id: "send",
      src: "send",
      input: ({ context }) => ({ to: context.to, file: preparedOf(context.upload) }),
      onError: { target: "judging", actions: { type: "keepFailure", params: ({ event }) => event } }
    },
    on: {
      "upload.progressed": { actions: { type: "keepProgress", params: ({ event }) => event } },
      "upload.finished": {
        target: "attaching",
        actions: [
          { type: "keepProgress", params: { share: 1 } },
          { type: "keep", params: ({ event: { type: _, ...answer } }) => ({ answer: answer as Answer }) }
        ]
      },
      "upload.failed": {
        target: "judging",
        actions: { type: "keepFailure", params: ({ event }) => ({ error: event.failure }) }
      }
    }
  })

  const attaching = uploading.createStateConfig({
    description: "The service has the file, and puts it where it belongs.",
    tags: "busy",
    invoke: {
      id: "attach",
      src: "attach",
      input: ({ context: { to, upload } }) => ({ to, answer: upload.answer as Answer }),
      onDone: { target: "done", actions: { type: "keep", params: {} } },
      onError: {
        target: "judging",
        actions: [{ type: "keepFailure", params: ({ event }) => event }, "forgetUnwanted"]
      }
    }
  })

  return uploading.createMachine({
    id,
    description,
    meta: { harmless: ["type", ...harmless] },
    context: ({ input }) => ({ ...notFailed, accepts: undefined, ...input, sent: 0, because: undefined }),
    initial: "checking",
    states: {
      checking: {
        description: "The file is looked at: its kind, its size, its number of pages.",
        always: [{ guard: "isUnfit", target: "refused", actions: "refuse" }, "preparing"]
      },
      preparing: {
        description: "How far the file has come decides what is done next.",
        always: [
          { guard: "isSent", target: "attaching" },
          { guard: "isTooLarge", target: "refused", actions: "refuseSize" },
          { guard: "hasMore", target: "shrinking" },
          { guard: "arePages", target: "assembling" },
          "uploading"
        ]
      },
      shrinking,
      assembling,
      uploading: sending,
      attaching,
      judging: {
        description: "Whether the upload goes on after a failure follows from its kind.",
        always: [{ guard: "isPatient", target: "interrupted" }, "failed"]
      },
      interrupted: {
        description: "The upload waits, and goes on by itself or when the person asks for it.",
        entry: {
          type: "reportToParent",
          params: ({ context }) => ({ type: "upload.interrupted", failure: context.failure })
        },
        exit: { type: "reportToParent", params: { type: "upload.resumed" } },
        after: { retryPause: { guard: "triesAgain", target: "preparing" } },
        on: {
          "retry.chosen": "preparing",
          "connection.returned": { guard: "triesAgain", target: "preparing" }
        }
      },
      done: {
        description: "The service has the file, and it is where it belongs.",
        type: "final",
        entry: { type: "reportToParent", params: { type: "upload.done" } }
      },
      refused: { description: "The file will not do, and the person is told why.", type: "final" },
      failed: { description: "The file did not arrive; the next attempt goes on from here.", type: "final" }
    },
    output: ({ context: { upload, because, failure } }) => ({ upload, because, failure })
  })
}
