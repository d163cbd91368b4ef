import type { Notice } from "@crewfleet/sdk"
import type { LoadClient } from "../calling.ts"
import { delivering, fileMachine } from "../file/fileMachine.ts"
import type { FormPlace } from "./handedInMachine.ts"

/** Which document: as it was handed in at a revision, or as it stands. */
export interface FormPaper extends FormPlace {
  readonly revision?: number | undefined
}

/** What is done with it. */
export type PaperAct = "print" | "download"

const notMade: Notice = {
  level: "error",
  text: "The PDF could not be fetched. Check your connection and try again."
}

/** Prints or saves a form as a PDF, which is the same document. */
export const formPdfMachine = fileMachine<FormPaper, PaperAct>({
  id: "formPdf",
  description: "A form is fetched as a PDF, to print or to save.",
  noticesOf: () => [notMade]
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
      deliver: delivering<FormPaper, PaperAct>(async ({ of, as }, signal) => {
        const { workerId, form, revision, ...query } = of
        const calls = (await load())[form] as unknown as PdfClient
        const bytes =
          revision === undefined
            ? await calls.pdf({ params: { workerId }, query }, { signal })
            : await calls.copyPdf({ params: { workerId, revision }, query }, { signal })
        await hand(bytes, `${form}-${workerId}.pdf`, as)
      })
    }
  })
