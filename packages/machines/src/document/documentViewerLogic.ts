import { fromPromise, type NonReducibleUnknown } from "xstate"
import { portFailure } from "../defects.ts"
import { documentViewerMachine, type PdfReading } from "./documentViewerMachine.ts"

/** How a host asks for documents, and where it keeps them while they are looked at. */
export interface DocumentFiles {
  /** What kind of file is behind a link, of which nothing is fetched. */
  readonly contentTypeOf: (linkAddress: string, signal: AbortSignal) => Promise<string>
  /** Fetches a PDF, and says under which name it is kept. */
  readonly fetchPdf: (linkAddress: string, signal: AbortSignal) => Promise<string>
  /** Finds out whether a PDF can be drawn. */
  readonly readPdf: (blobId: string, signal: AbortSignal) => Promise<PdfReading>
}

interface Link {
  readonly linkAddress: string
}

/** Looking at documents with a host's files behind the ports. */
export const documentViewerLogic = ({ contentTypeOf, fetchPdf, readPdf }: DocumentFiles) =>
  documentViewerMachine.provide({
    actors: {
      ask: filled(async ({ linkAddress }: Link, signal) => ({
        contentType: await contentTypeOf(linkAddress, signal)
      })),
      fetch: filled(async ({ linkAddress }: Link, signal) => ({
        blobId: await fetchPdf(linkAddress, signal)
      })),
      read: filled(({ blobId }: { readonly blobId: string }, signal) => readPdf(blobId, signal))
    }
  })

const filled = <Output, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal) => Promise<Output>
) =>
  fromPromise<Output, Input>(async ({ input, self, signal }) => {
    try {
      return await work(input, signal)
    } catch (error) {
      throw portFailure(error, { self, signal })
    }
  })
