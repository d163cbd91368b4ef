import type { Notice, Problem } from "@crewfleet/sdk"
import { type FileAnswer, logoForm, recordWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import type { LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import {
  isUploaded,
  noticesOfUpload,
  type Upload,
  type UploadEnd,
  uploadOf,
  wrongWithFile
} from "../upload/Upload.ts"
import { logoFile, logoUpload } from "./logoFile.ts"

/** What happens while another logo is chosen. */
export type LogoEditorEvent =
  | { readonly type: "logo.chosen"; readonly logo: FileAnswer | null }
  | { readonly type: "save.asked" }
  | { readonly type: "close.asked" }

/** What is kept in mind while another logo is chosen. */
export interface LogoEditorContext {
  readonly agencyId: number
  readonly form: typeof logoForm.empty
  readonly problems: ReadonlyArray<Problem>
  /** How far the chosen logo has come. */
  readonly upload: Upload
}

/** How it ends: the agency has another logo, or still its own. */
export type LogoEditorOutput = "saved" | "closed"

type Ended = {
  readonly output: UploadEnd
}

const problemsOf = (form: LogoEditorContext["form"]) => logoForm.problems(form, { now: "" })

const logoEditor = setup({
  types: {
    input: {} as { readonly agencyId: number },
    context: {} as LogoEditorContext,
    events: {} as LogoEditorEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    output: {} as LogoEditorOutput,
    tags: {} as "busy"
  },
  actors: { uploadLogo: logoFile },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    keepLogo: assign((_, { logo }: { readonly logo: FileAnswer | null }) => ({
      form: { logo },
      problems: logo ? problemsOf({ logo }) : [],
      upload: uploadOf(logo)
    })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context.form) })),
    forgetProblems: assign({ problems: [] }),
    explain: enqueueActions(({ enqueue }, { output }: Ended) => {
      const problems = wrongWithFile(output).map((text) => ({ field: "logo", text }))
      enqueue.assign({ upload: output.upload, problems })
      for (const notice of noticesOfUpload("uploadLogo", output)) enqueue.emit({ type: "notice", notice })
    })
  },
  guards: {
    isIncomplete: ({ context }) => problemsOf(context.form).length > 0,
    isUploaded: (_, { output }: Ended) => isUploaded(output)
  }
})

const choosing = logoEditor.createStateConfig({
  description: "The person chooses another logo.",
  on: {
    "logo.chosen": { actions: { type: "keepLogo", params: ({ event }) => event } },
    "save.asked": [
      { guard: "isIncomplete", actions: "showProblems" },
      { target: "uploading", actions: "forgetProblems" }
    ],
    "close.asked": "closed"
  }
})

const uploading = logoEditor.createStateConfig({
  description: "The logo is on its way.",
  tags: "busy",
  invoke: {
    id: "uploadLogo",
    src: "uploadLogo",
    input: ({ context: { upload, agencyId } }) => ({ upload, to: { agencyId } }),
    onDone: [
      { guard: { type: "isUploaded", params: ({ event }) => event }, target: "saved" },
      { target: "choosing", actions: { type: "explain", params: ({ event }) => event } }
    ]
  }
})

/**
 * An agency puts another logo in the place of its own. It cannot be closed while the logo is on its way. A retry goes on where
 * the last attempt ended, so that nothing is chosen, shrunk or sent twice.
 */
export const logoEditorMachine = logoEditor.createMachine({
  id: "logoEditor",
  description: "An agency puts another logo in the place of its own.",
  meta: { harmless: ["type"] },
  context: ({ input }) => ({ ...input, form: logoForm.empty, problems: [], upload: uploadOf(undefined) }),
  initial: "choosing",
  states: {
    choosing,
    uploading,
    saved: {
      description: "The agency has another logo.",
      type: "final",
      entry: { type: "notify", params: recordWords.logoSaved },
      output: "saved" satisfies LogoEditorOutput
    },
    closed: {
      description: "The person gave up, and the agency keeps its logo.",
      type: "final",
      output: "closed" satisfies LogoEditorOutput
    }
  },
  output: ({ event }) => event.output as LogoEditorOutput
})

/** The same with the SDK and the host's blob store behind its ports. */
export const logoEditorLogic = (load: LoadClient, blobs: BlobStore) =>
  logoEditorMachine.provide({ actors: { uploadLogo: logoUpload(load, blobs) } })
