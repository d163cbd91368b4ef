import { isRefusedWith, type Notice, type UploadedFile } from "@crewfleet/sdk"
import { type FileAnswer, words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { isUploaded, noticesOfUpload, type UploadEnd, uploadOf } from "../upload/Upload.ts"
import {
  type DocumentDates,
  type DocumentOnFile,
  type DocumentUploadContext,
  type DocumentUploadEmitted,
  type DocumentUploadEvent,
  type DocumentUploadInput,
  fileProblems,
  isMissing,
  problemsWithFile,
  uploadProblems
} from "./DocumentUpload.ts"
import { documentFile } from "./documentFile.ts"
import { documentWords } from "./documentWords.ts"

/** How the upload of a document ends. */
export type DocumentUploadOutput = "uploaded" | "cancelled"

type Ended = {
  readonly output: UploadEnd<UploadedFile>
}

const documentUpload = setup({
  types: {
    input: {} as DocumentUploadInput,
    context: {} as DocumentUploadContext,
    events: {} as DocumentUploadEvent,
    emitted: {} as DocumentUploadEmitted,
    output: {} as DocumentUploadOutput,
    tags: {} as "busy"
  },
  actors: { upload: documentFile },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    keepType: assign(({ context }, { documentType }: { readonly documentType: string }) => ({
      documentType,
      problems: context.problems.filter(({ field }) => field !== "type")
    })),
    keepFile: assign(({ context }, { file }: { readonly file: FileAnswer }) => ({
      file,
      problems: [...context.problems.filter(({ field }) => field !== "file"), ...fileProblems(file)],
      upload: uploadOf(file)
    })),
    keepDates: assign(({ context }, { dates }: { readonly dates: Partial<DocumentDates> }) => ({
      dates: { ...context.dates, ...dates },
      problems: context.problems.filter(({ field }) => field !== "issueDate" && field !== "expiryDate")
    })),
    keepOnFile: assign((_, { onFile }: { readonly onFile: ReadonlyArray<DocumentOnFile> }) => ({ onFile })),
    showProblems: assign(({ context }, { now }: { readonly now: string }) => ({
      problems: uploadProblems(context, now)
    })),
    forgetProblems: assign({ problems: [] }),
    notifyMissing: enqueueActions(({ context, enqueue }) => {
      if (isMissing(context)) enqueue.emit({ type: "notice", notice: words.documentIncomplete })
    }),
    explain: enqueueActions(({ enqueue }, { output }: Ended) => {
      enqueue.assign({ upload: output.upload, problems: problemsWithFile(output) })
      for (const notice of noticesOfUpload("uploadDocument", output)) enqueue.emit({ type: "notice", notice })
    }),
    explainConflict: enqueueActions(({ context: { replaces }, enqueue }, { output }: Ended) => {
      const said = output.failure?._tag === "Refused" ? output.failure.message : undefined
      const text = said ?? (replaces ? documentWords.replacedMeanwhile : documentWords.alreadyOnFile)
      const problems = replaces ? [] : [{ field: "type", text }]
      enqueue.assign({ upload: output.upload, problems, overtaken: replaces })
      enqueue.emit({ type: "notice", notice: { level: "warning", text } })
      enqueue.emit({ type: "outdated" })
    })
  },
  guards: {
    isIncomplete: ({ context }, { now }: { readonly now: string }) => uploadProblems(context, now).length > 0,
    isUploaded: (_, { output }: Ended) => isUploaded(output),
    /** Somebody else has put a document on file meanwhile. */
    isConflict: (_, { output: { upload, failure } }: Ended) =>
      upload.answer !== undefined && failure !== undefined && isRefusedWith(failure, 409)
  }
})

const filling = documentUpload.createStateConfig({
  description: "The person chooses what kind of document it is, its file and its dates.",
  on: {
    "document.chosen": { actions: { type: "keepType", params: ({ event }) => event } },
    "file.chosen": { actions: { type: "keepFile", params: ({ event }) => event } },
    "dates.typed": { actions: { type: "keepDates", params: ({ event }) => event } },
    "upload.asked": [
      {
        guard: { type: "isIncomplete", params: ({ event }) => event },
        actions: [{ type: "showProblems", params: ({ event }) => event }, "notifyMissing"]
      },
      { target: "uploading", actions: "forgetProblems" }
    ],
    "cancel.chosen": "cancelled"
  }
})

const uploading = documentUpload.createStateConfig({
  description: "The document is on its way.",
  tags: "busy",
  invoke: {
    id: "upload",
    src: "upload",
    input: ({ context: { upload, hirerId, scope, onFile, replaces, documentType, dates } }) => ({
      upload,
      to: { hirerId, scope, onFile, replaces, documentType, dates }
    }),
    onDone: [
      { guard: { type: "isUploaded", params: ({ event }) => event }, target: "uploaded" },
      {
        guard: { type: "isConflict", params: ({ event }) => event },
        target: "filling",
        actions: { type: "explainConflict", params: ({ event }) => event }
      },
      { target: "filling", actions: { type: "explain", params: ({ event }) => event } }
    ]
  }
})

/**
 * Puts an identity document on a hirer's file, or another in its place: choose, shrink, upload, add. It cannot be
 * cancelled while it runs. A retry goes on where the last attempt ended, so that nothing is chosen or sent twice.
 */
export const documentUploadMachine = documentUpload.createMachine({
  id: "documentUpload",
  description: "An identity document is put on a hirer's file, or another in its place.",
  meta: { harmless: ["type", "documentType"] },
  context: ({ input: { replaces, ...input } }) => ({
    ...input,
    replaces: replaces !== undefined,
    documentType: replaces ?? "",
    file: undefined,
    dates: { issueDate: "", expiryDate: "" },
    problems: [],
    overtaken: false,
    upload: uploadOf(undefined)
  }),
  initial: "filling",
  on: { "documents.changed": { actions: { type: "keepOnFile", params: ({ event }) => event } } },
  states: {
    filling,
    uploading,
    uploaded: {
      description: "The document is on file.",
      type: "final",
      entry: { type: "notify", params: words.documentUploaded },
      output: "uploaded" satisfies DocumentUploadOutput
    },
    cancelled: {
      description: "The person gave up, and nothing was put on file.",
      type: "final",
      output: "cancelled" satisfies DocumentUploadOutput
    }
  },
  output: ({ event }) => event.output as DocumentUploadOutput
})
