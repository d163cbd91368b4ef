import type { Notice } from "@crewfleet/sdk"
import { enqueueActions, fromPromise, setup } from "xstate"
import { portFailure } from "../defects.ts"
import { port } from "../port.ts"

/** Which file is asked for: of what, and as what or for what. */
export interface FileWanted<Of, As> {
  readonly of: Of
  readonly as: As
}

/** How one kind of file differs from others. */
export interface FileOptions {
  readonly id: string
  /** What is fetched, in a sentence for whoever looks at the machine. */
  readonly description: string
  /** What is told where it could not be fetched. */
  readonly noticesOf: (error: unknown) => ReadonlyArray<Notice>
}

/** A file is fetched and handed to the host, and the machine never sees it; one that could not be fetched can be asked for again. */
export const fileMachine = <Of, As>({ id, description, noticesOf }: FileOptions) => {
  const file = setup({
    types: {
      input: {} as { readonly of: Of },
      context: {} as { readonly of: Of },
      events: {} as { readonly type: "file.asked"; readonly as: As },
      emitted: {} as { readonly type: "notice"; readonly notice: Notice },
      tags: {} as "busy"
    },
    actors: { deliver: port<void, FileWanted<Of, As>>("deliver") },
    actions: {
      explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
        for (const notice of noticesOf(error)) enqueue.emit({ type: "notice", notice })
      })
    }
  })
  return file.createMachine({
    id,
    description,
    context: ({ input }) => input,
    initial: "ready",
    states: {
      ready: { description: "The file can be asked for.", on: { "file.asked": "fetching" } },
      fetching: {
        description: "The file is being fetched and handed to the browser.",
        tags: "busy",
        invoke: {
          id: "deliver",
          src: "deliver",
          input: ({ context: { of }, event: { as } }) => ({ of, as }),
          onDone: "ready",
          onError: {
            target: "ready",
            actions: { type: "explain", params: ({ event: { error } }) => ({ error }) }
          }
        }
      }
    }
  })
}

/** The port of such a machine, by what fetches a file and hands it on. */
export const delivering = <Of, As>(
  deliver: (wanted: FileWanted<Of, As>, signal: AbortSignal) => Promise<void>
) =>
  fromPromise<void, FileWanted<Of, As>>(async ({ input, self, signal }) => {
    try {
      await deliver(input, signal)
    } catch (error) {
      throw portFailure(error, { self, signal })
    }
  })
