import type { Notice } from "@crewfleet/sdk"
import { emit, fromPromise, setup } from "xstate"
import type { LoadClient } from "../calling.ts"
import { portFailure } from "../defects.ts"
import { port } from "../port.ts"
import type { FormPlace } from "./handedInMachine.ts"

/** Which document: as it was handed in at a revision, or as it stands. */
export interface FormPaper extends FormPlace {
  readonly revision?: number | undefined
}

/** What is done with it. */
export type PaperAct = "print" | "download"

interface Wanted {
  readonly paper: FormPaper
  readonly act: PaperAct
}

const notMade: Notice = {
  level: "error",
  text: "The PDF could not be fetched. Check your connection and try again."
}

const paper = setup({
  types: {
    input: {} as { readonly paper: FormPaper },
    context: {} as { readonly paper: FormPaper },
    events: {} as { readonly type: "paper.asked"; readonly act: PaperAct },
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: { deliver: port<void, Wanted>("deliver") },
  actions: { notify: emit((_, notice: Notice) => ({ type: "notice", notice })) }
})

const ready = paper.createStateConfig({
  description: "The document can be asked for, to print or to save.",
  on: { "paper.asked": "fetching" }
})

const fetching = paper.createStateConfig({
  description: "The document is being fetched and handed to the browser.",
  tags: "busy",
  invoke: {
    id: "deliver",
    src: "deliver",
    input: ({ context, event }) => ({ paper: context.paper, act: event.act }),
    onDone: "ready",
    onError: { target: "ready", actions: { type: "notify", params: notMade } }
  }
})

/** Prints or saves a form as a PDF, which is the same document; one that could not be fetched can be asked for again. */
export const formPdfMachine = paper.createMachine({
  id: "formPdf",
  description: "A form is fetched as a PDF, to print or to save.",
  context: ({ input }) => input,
  initial: "ready",
  states: { ready, fetching }
})

/** The calls of one form that answer a PDF. */
interface PdfClient {
  readonly pdf: (asked: object, options: object) => Promise<Uint8Array>
  readonly copyPdf: (asked: object, options: object) => Promise<Uint8Array>
}

/** The same with the SDK behind its port, and what the host does with the bytes. */
export const formPdfLogic = (
  load: LoadClient,
  hand: (bytes: Uint8Array, name: string, act: PaperAct) => Promise<void>
) =>
  formPdfMachine.provide({
    actors: {
      deliver: fromPromise<void, Wanted>(async ({ input: { paper: asked, act }, self, signal }) => {
        const { workerId, form, revision, ...query } = asked
        try {
          const calls = (await load())[form] as unknown as PdfClient
          const bytes =
            revision === undefined
              ? await calls.pdf({ params: { workerId }, query }, { signal })
              : await calls.copyPdf({ params: { workerId, revision }, query }, { signal })
          await hand(bytes, `${form}-${workerId}.pdf`, act)
        } catch (error) {
          throw portFailure(error, { self, signal })
        }
      })
    }
  })
