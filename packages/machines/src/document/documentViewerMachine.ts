import { type Failure, failureOf, isRefusedWith } from "@crewfleet/sdk"
import { assign, emit, setup } from "xstate"
import { failedAgain, notFailed, type Retrying, retryPause, triesAgain } from "../list/Retrying.ts"
import { port } from "../port.ts"

/** What happens to a document that somebody looks at. */
export type DocumentViewerEvent =
  /** The same document has another link, as one that is signed ends. */
  | { readonly type: "link.renewed"; readonly linkAddress: string }
  | { readonly type: "page.chosen"; readonly page: number }
  | { readonly type: "zoom.chosen"; readonly zoom: number }
  /** What was to be shown could not be drawn. */
  | { readonly type: "drawing.failed" }
  | { readonly type: "retry.chosen" }

/** What a PDF turned out to be; it may be hostile, and what cannot be drawn is said, never thrown. */
export type PdfReading =
  | { readonly trouble: "none"; readonly pages: number }
  | { readonly trouble: "locked" | "broken" }

/** What a viewer keeps in mind; where in the document somebody is outlasts its link. */
export interface DocumentViewerContext extends Retrying {
  /** A secret: whoever has it sees the document. */
  readonly linkAddress: string
  /** Under which the host keeps the bytes of a PDF. */
  readonly blobId: string | undefined
  readonly trouble: PdfReading["trouble"]
  readonly pages: number
  readonly page: number
  /** How much larger than its frame it is shown. */
  readonly zoom: number
  /** Whether a new link was asked for since something was shown. */
  readonly isRenewed: boolean
  /** Whether a picture was not drawn, and was asked for once more. */
  readonly isDoubted: boolean
}

/** How much larger than its frame a document can be shown. */
const documentZooms: ReadonlyArray<number> = [1, 1.5, 2, 3]

/** The zoom one step nearer or further away, or the same where there is none. */
export const zoomFrom = (zoom: number, step: 1 | -1): number =>
  documentZooms[documentZooms.indexOf(zoom) + step] ?? zoom

/** Pictures that can be looked at where they stand; nothing that holds a program is among them. */
const pictures = ["image/jpeg", "image/png", "image/webp"]

const typeIn = (contentType: string) => contentType.split(";")[0]?.trim().toLowerCase() ?? ""

/** A link that was signed and has ended, or a document that was taken away: the link alone does not tell which. */
const isGone = (failure: Failure) => [403, 404, 410].some((status) => isRefusedWith(failure, status))

type Failed = { readonly error: unknown }

const viewer = setup({
  types: {
    input: {} as { readonly linkAddress: string | undefined },
    context: {} as DocumentViewerContext,
    events: {} as DocumentViewerEvent,
    /** Whoever has told of the document is to ask for it anew, which brings a new link. */
    emitted: {} as { readonly type: "link.ended" },
    tags: {} as "busy"
  },
  actors: {
    ask: port<{ readonly contentType: string }, { readonly linkAddress: string }>("ask"),
    fetch: port<{ readonly blobId: string }, { readonly linkAddress: string }>("fetch"),
    read: port<PdfReading, { readonly blobId: string }>("read")
  },
  actions: {
    keepLink: assign((_, { linkAddress }: { readonly linkAddress: string }) => ({ linkAddress })),
    keepBlob: assign((_, { blobId }: { readonly blobId: string }) => ({ blobId })),
    keepReading: assign(({ context }, reading: PdfReading) => {
      const pages = reading.trouble === "none" ? reading.pages : 0
      return { trouble: reading.trouble, pages, page: Math.min(context.page, Math.max(pages, 1)) }
    }),
    keepPage: assign(({ context }, { page }: { readonly page: number }) => ({
      page: Math.min(Math.max(Math.trunc(page) || 1, 1), context.pages)
    })),
    keepZoom: assign(({ context }, { zoom }: { readonly zoom: number }) => ({
      zoom: documentZooms.includes(zoom) ? zoom : context.zoom
    })),
    keepBroken: assign({ trouble: "broken" }),
    keepFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
    doubt: assign({ isDoubted: true }),
    askForLink: emit({ type: "link.ended" }),
    noteRenewal: assign({ isRenewed: true }),
    settle: assign({ ...notFailed, isRenewed: false })
  },
  guards: {
    triesAgain,
    isMissing: ({ context }) => context.linkAddress === "",
    isPdf: (_, { contentType }: { readonly contentType: string }) =>
      typeIn(contentType) === "application/pdf",
    isPicture: (_, { contentType }: { readonly contentType: string }) =>
      pictures.includes(typeIn(contentType)),
    isDrawable: (_, { trouble }: PdfReading) => trouble === "none",
    isDoubted: ({ context }) => context.isDoubted,
    mayRenew: ({ context }, { error }: Failed) => !context.isRenewed && isGone(failureOf(error)),
    isGone: (_, { error }: Failed) => isGone(failureOf(error))
  },
  delays: { retryPause, patience: 15_000 }
})

const unreached = [
  {
    guard: { type: "mayRenew", params: ({ event }: { event: Failed }) => event },
    target: "renewing"
  },
  { guard: { type: "isGone", params: ({ event }: { event: Failed }) => event }, target: "gone" },
  {
    target: "failed",
    actions: { type: "keepFailure", params: ({ event }: { event: Failed }) => event }
  }
] as const

const asking = viewer.createStateConfig({
  description: "What kind of file it is is asked first.",
  tags: "busy",
  invoke: {
    id: "ask",
    src: "ask",
    input: ({ context: { linkAddress } }) => ({ linkAddress }),
    onDone: [
      { guard: { type: "isPdf", params: ({ event }) => event.output }, target: "fetching" },
      { guard: { type: "isPicture", params: ({ event }) => event.output }, target: "picture" },
      { target: "other" }
    ],
    onError: unreached
  },
  on: {
    "link.renewed": {
      target: "asking",
      reenter: true,
      actions: { type: "keepLink", params: ({ event }) => event }
    }
  }
})

const fetching = viewer.createStateConfig({
  description: "The PDF is on its way.",
  tags: "busy",
  invoke: {
    id: "fetch",
    src: "fetch",
    input: ({ context: { linkAddress } }) => ({ linkAddress }),
    onDone: { target: "reading", actions: { type: "keepBlob", params: ({ event }) => event.output } },
    onError: unreached
  }
})

const reading = viewer.createStateConfig({
  description: "The PDF is here, and it is found out whether it can be drawn.",
  tags: "busy",
  invoke: {
    id: "read",
    src: "read",
    input: ({ context: { blobId = "" } }) => ({ blobId }),
    onDone: [
      {
        guard: { type: "isDrawable", params: ({ event }) => event.output },
        target: "pdf",
        actions: { type: "keepReading", params: ({ event }) => event.output }
      },
      { target: "unreadable", actions: { type: "keepReading", params: ({ event }) => event.output } }
    ],
    onError: { target: "unreadable", actions: "keepBroken" }
  }
})

const pdf = viewer.createStateConfig({
  description: "The pages of a PDF are looked at, one at a time.",
  entry: "settle",
  on: {
    "page.chosen": { actions: { type: "keepPage", params: ({ event }) => event } },
    "zoom.chosen": { actions: { type: "keepZoom", params: ({ event }) => event } },
    "drawing.failed": { target: "unreadable", actions: "keepBroken" }
  }
})

const picture = viewer.createStateConfig({
  description: "A picture is looked at.",
  entry: "settle",
  on: {
    "zoom.chosen": { actions: { type: "keepZoom", params: ({ event }) => event } },
    "drawing.failed": [
      { guard: "isDoubted", target: "damaged", actions: "keepBroken" },
      { target: "asking", actions: "doubt" }
    ]
  }
})

const renewing = viewer.createStateConfig({
  description: "The link has ended, and whoever told of the document is asked for a new one.",
  entry: ["noteRenewal", "askForLink"],
  after: { patience: "gone" },
  on: { "link.renewed": { target: "asking", actions: { type: "keepLink", params: ({ event }) => event } } }
})

const gone = viewer.createStateConfig({
  description: "The link opens nothing any more, and no other came; it can be asked for once more.",
  on: {
    "link.renewed": { target: "asking", actions: { type: "keepLink", params: ({ event }) => event } },
    "retry.chosen": "renewing"
  }
})

const failed = viewer.createStateConfig({
  description:
    "It could not be loaded; the person may try again, and it tries by itself while nothing is reached.",
  after: { retryPause: { guard: "triesAgain", target: "asking" } },
  on: {
    "link.renewed": { target: "asking", actions: { type: "keepLink", params: ({ event }) => event } },
    "retry.chosen": "asking"
  }
})

/**
 * One document that somebody looks at: what it is is asked first, a PDF is fetched, anything else is looked at by its link.
 * When a signed link has ended another is asked for, and whoever was on page three is there again.
 */
export const documentViewerMachine = viewer.createMachine({
  id: "documentViewer",
  description: "Somebody looks at a document.",
  meta: { harmless: ["type", "contentType", "pages", "zoom", "trouble", "isRenewed", "isDoubted"] },
  context: ({ input: { linkAddress = "" } }) => ({
    ...notFailed,
    linkAddress,
    blobId: undefined,
    trouble: "none",
    pages: 0,
    page: 1,
    zoom: 1,
    isRenewed: false,
    isDoubted: false
  }),
  initial: "deciding",
  on: { "link.renewed": { actions: { type: "keepLink", params: ({ event }) => event } } },
  states: {
    deciding: {
      description: "Whether there is a document to look at.",
      always: [{ guard: "isMissing", target: "missing" }, "asking"]
    },
    missing: { description: "There is no document." },
    asking,
    fetching,
    reading,
    pdf,
    picture,
    other: {
      description: "It is nothing that is shown in the page; its link opens it.",
      entry: "settle"
    },
    unreadable: {
      description: "A PDF that cannot be drawn, in words, with the ways to open and to save it.",
      entry: "settle"
    },
    damaged: {
      description: "A picture that cannot be drawn, in words; its link opens it.",
      entry: "settle",
      on: { "retry.chosen": "asking" }
    },
    renewing,
    gone,
    failed
  }
})
