import { failureOf, isRefusedWith, type NewDocuments, type Notice, noticesFor, words } from "@crewfleet/sdk"
import { assign, emit, enqueueActions, setup } from "xstate"
import type { Scope } from "../dashboard/Viewer.ts"
import type { FileReference } from "../file/FileReference.ts"
import { port } from "../port.ts"
import { uploadPort } from "../uploadPort.ts"
import {
  type DocumentOnFile,
  type DocumentUploadContext,
  type DocumentUploadEmitted,
  type DocumentUploadEvent,
  type DocumentUploadInput,
  fileProblems,
  isMissing,
  newDocumentIn,
  problemsWithFile,
  uploadProblems
} from "./DocumentUpload.ts"
import { documentWords } from "./documentWords.ts"

/** How the upload of a document ends. */
export type DocumentUploadOutput = "uploaded" | "cancelled"

const chosen = (file: FileReference | undefined): FileReference => {
  if (!file) throw new Error("A file is chosen before it is shrunk and shrunk before it is uploaded")
  return file
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
  actors: {
    shrink: port<FileReference, FileReference>("shrink"),
    upload: uploadPort<{ readonly scope: Scope; readonly file: FileReference }>("upload"),
    addDocument: port<void, { readonly scope: Scope; readonly documents: NewDocuments }>("addDocument")
  },
  actions: {
    tell: emit((_, notice: Notice) => ({ type: "notice", notice })),
    tellOutdated: emit({ type: "outdated" }),
    keepType: assign(({ context }, { documentType }: { readonly documentType: string }) => ({
      documentType,
      problems: context.problems.filter(({ field }) => field !== "type")
    })),
    keepFile: assign((_, { file }: { readonly file: FileReference }) => ({
      file,
      problems: fileProblems(file),
      shrunk: undefined,
      fileUrl: undefined,
      sent: 0
    })),
    keepShrunk: assign((_, { output }: { readonly output: FileReference }) => ({ shrunk: output })),
    keepProgress: assign((_, { share }: { readonly share: number }) => ({ sent: share })),
    keepUploaded: assign((_, { fileUrl }: { readonly fileUrl: string }) => ({ fileUrl, sent: 1 })),
    keepOnFile: assign((_, { onFile }: { readonly onFile: ReadonlyArray<DocumentOnFile> }) => ({ onFile })),
    showProblems: assign(({ context }) => ({ problems: uploadProblems(context) })),
    forgetProblems: assign({ problems: [] }),
    refuseFile: assign({
      problems: [{ field: "file" as const, text: documentWords.unreadable }]
    }),
    tellMissing: enqueueActions(({ context, enqueue }) => {
      if (isMissing(context)) enqueue.emit({ type: "notice", notice: words.documentIncomplete })
    }),
    explain: enqueueActions(({ context, enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      // What the service will not have is not offered to it again: the next attempt uploads anew.
      const isUnwanted = isRefusedWith(failure, 400)
      enqueue.assign({
        problems: problemsWithFile(failure),
        fileUrl: isUnwanted ? undefined : context.fileUrl
      })
      for (const notice of noticesFor("uploadDocument", failure)) enqueue.emit({ type: "notice", notice })
    }),
    explainConflict: enqueueActions(({ context, enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      const said = failure._tag === "Refused" ? failure.message : undefined
      const text = said ?? (context.replaces ? documentWords.replacedMeanwhile : documentWords.alreadyOnFile)
      enqueue.assign({
        problems: context.replaces ? [] : [{ field: "type", text }],
        overtaken: context.replaces
      })
      enqueue.emit({ type: "notice", notice: { level: "warning", text } })
    })
  },
  guards: {
    isIncomplete: ({ context }) => uploadProblems(context).length > 0,
    isShrunk: ({ context }) => context.shrunk !== undefined,
    isUploaded: ({ context }) => context.fileUrl !== undefined,
    isConflict: (_, { error }: { readonly error: unknown }) => isRefusedWith(failureOf(error), 409)
  }
})

const filling = documentUpload.createStateConfig({
  on: {
    "document.chosen": { actions: { type: "keepType", params: ({ event }) => event } },
    "file.chosen": { actions: { type: "keepFile", params: ({ event }) => event } },
    "upload.asked": [
      { guard: "isIncomplete", actions: ["showProblems", "tellMissing"] },
      { target: "preparing", actions: "forgetProblems" }
    ],
    "cancel.chosen": "cancelled"
  }
})

const shrinking = documentUpload.createStateConfig({
  tags: "busy",
  invoke: {
    id: "shrink",
    src: "shrink",
    input: ({ context }) => chosen(context.file),
    onDone: { target: "uploading", actions: { type: "keepShrunk", params: ({ event }) => event } },
    onError: { target: "filling", actions: "refuseFile" }
  }
})

const uploading = documentUpload.createStateConfig({
  tags: "busy",
  invoke: {
    id: "upload",
    src: "upload",
    input: ({ context }) => ({ scope: context.scope, file: chosen(context.shrunk) }),
    onError: { target: "filling", actions: { type: "explain", params: ({ event }) => event } }
  },
  on: {
    "upload.progressed": { actions: { type: "keepProgress", params: ({ event }) => event } },
    "upload.finished": { target: "adding", actions: { type: "keepUploaded", params: ({ event }) => event } },
    "upload.failed": {
      target: "filling",
      actions: { type: "explain", params: ({ event }) => ({ error: event.failure }) }
    }
  }
})

const adding = documentUpload.createStateConfig({
  tags: "busy",
  invoke: {
    id: "addDocument",
    src: "addDocument",
    input: ({ context }) => ({ scope: context.scope, documents: newDocumentIn(context) }),
    onDone: "uploaded",
    onError: [
      {
        guard: { type: "isConflict", params: ({ event }) => event },
        target: "filling",
        actions: [{ type: "explainConflict", params: ({ event }) => event }, "tellOutdated"]
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
  meta: { harmless: ["type", "documentType"] },
  context: ({ input: { replaces, ...input } }) => ({
    ...input,
    replaces: replaces !== undefined,
    documentType: replaces ?? "",
    file: undefined,
    problems: [],
    overtaken: false,
    shrunk: undefined,
    fileUrl: undefined,
    sent: 0
  }),
  initial: "filling",
  on: { "documents.changed": { actions: { type: "keepOnFile", params: ({ event }) => event } } },
  states: {
    filling,
    preparing: {
      always: [
        { guard: "isUploaded", target: "adding" },
        { guard: "isShrunk", target: "uploading" },
        "shrinking"
      ]
    },
    shrinking,
    uploading,
    adding,
    uploaded: {
      type: "final",
      entry: { type: "tell", params: words.documentUploaded },
      output: "uploaded" satisfies DocumentUploadOutput
    },
    cancelled: { type: "final", output: "cancelled" satisfies DocumentUploadOutput }
  },
  output: ({ event }) => event.output as DocumentUploadOutput
})
