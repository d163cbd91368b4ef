import type { DocumentFiles } from "@crewfleet/machines"
import { RequestFailed } from "@crewfleet/sdk"
import { pdfType } from "@crewfleet/sdk/rules"
import { getDefaultStore } from "jotai"
import { brandAtom } from "../brand/brandAtom.ts"
import { fileAddress } from "../file/fileAddress.ts"
import type { OpenedPdf, OpenPdf } from "./OpenedPdf.ts"

/** A PDF that was fetched. */
export interface KeptPdf {
  readonly content: Blob
  /** Opens it in another tab; good for as long as this page keeps it. */
  readonly address: string
  readonly opened?: OpenedPdf
}

/** The files of one viewer. */
export interface ViewedFiles extends DocumentFiles {
  readonly peek: (blobId: string | undefined) => KeptPdf | undefined
  /** Forgets them; the address of one that another tab may still read stays good for as long as the page. */
  readonly close: (isReadElsewhere: boolean) => void
}

const openLazily: OpenPdf = async (content, signal) => (await import("./openPdf.ts")).openPdf(content, signal)

/** Asks for documents and keeps the PDF that is looked at in this page's memory. */
export const makeDocumentFiles = (open: OpenPdf = openLazily): ViewedFiles => {
  const kept = new Map<string, KeptPdf>()
  const close = (isReadElsewhere: boolean) => {
    for (const { opened, address } of kept.values()) {
      opened?.close()
      if (!isReadElsewhere) URL.revokeObjectURL(address)
    }
    kept.clear()
  }
  return {
    contentTypeOf: async (linkAddress, signal) => {
      const address = webAddress(linkAddress)
      // What lies elsewhere cannot be asked; its link opens it.
      if (!isOurs(address)) return ""
      const { headers } = await answerTo(address, { method: "HEAD", signal })
      return headers.get("content-type") ?? ""
    },
    fetchPdf: async (linkAddress, signal) => {
      const answer = await answerTo(webAddress(linkAddress), { signal })
      // Whatever it says of itself by now: what the portal opens from its own origin is a PDF, or broken.
      const content = new Blob([await answer.arrayBuffer().catch(notReached)], { type: pdfType })
      close(false)
      const blobId = crypto.randomUUID()
      kept.set(blobId, { content, address: URL.createObjectURL(content) })
      return blobId
    },
    readPdf: async (blobId, signal) => {
      const pdf = kept.get(blobId)
      if (!pdf) return { trouble: "broken" }
      const opened = await open(pdf.content, signal)
      if (typeof opened === "string") return { trouble: opened }
      if (kept.get(blobId) !== pdf) opened.close()
      else kept.set(blobId, { ...pdf, opened })
      return { trouble: "none", pages: opened.pages }
    },
    peek: (blobId = "") => kept.get(blobId),
    close
  }
}

/** A link is followed where it leads to the web; one that would run something is none. */
const webAddress = (linkAddress: string): string => {
  const address = URL.canParse(linkAddress, location.origin) ? fileAddress(linkAddress) : ""
  if (!/^https?:/.test(address))
    throw new RequestFailed({ _tag: "BadAnswer", path: "link", reason: "It leads nowhere" })
  return address
}

/** Only these origins may be asked by a page of the portal. */
const isOurs = (address: string): boolean => {
  const { core = "" } = getDefaultStore().get(brandAtom)?.services ?? {}
  return [location.origin, ...(core ? [new URL(core, location.origin).origin] : [])].includes(
    new URL(address).origin
  )
}

const notReached = (): never => {
  throw new RequestFailed({ _tag: "NetworkFailure" })
}

const answerTo = async (address: string, asked: RequestInit): Promise<Response> => {
  const answer = await fetch(address, { ...asked, referrerPolicy: "no-referrer" }).catch(notReached)
  if (answer.ok) return answer
  throw new RequestFailed({ _tag: "Refused", status: answer.status, violations: [] })
}
