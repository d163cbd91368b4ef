import { failureOf, type Notice, noticesFor } from "@crewfleet/sdk"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"
import { isSameForm } from "./isDirty.ts"

/** What was chosen, and about what. */
export interface Chosen<About, Choice> {
  readonly about: About
  readonly choice: Choice
}

/** What happens to a choice. */
export interface ChoiceEvent<Choice> {
  readonly type: "choice.made"
  readonly choice: Choice
}

/** How one choice differs from others. */
export interface ChoiceOptions<Choice> {
  readonly id: string
  /** What is chosen, in a sentence for whoever looks at the machine. */
  readonly description: string
  /** What a person is told once it is as they chose. */
  readonly saved: (choice: Choice) => Notice
  /** The keys under which recordings may show what they hold. */
  readonly harmless: ReadonlyArray<string>
}

/** Something that is saved as soon as it is chosen, such as a box that is ticked; where it cannot be, it is as it was. */
export const choiceMachine = <About, Choice>({ id, description, saved, harmless }: ChoiceOptions<Choice>) => {
  const choosing = setup({
    types: {
      input: {} as Chosen<About, Choice>,
      context: {} as Chosen<About, Choice> & {
        /** What is to become of it. */
        readonly wanted: Choice
      },
      events: {} as ChoiceEvent<Choice>,
      emitted: {} as { readonly type: "notice"; readonly notice: Notice } | { readonly type: "changed" },
      tags: {} as "busy"
    },
    actors: { save: port<unknown, Chosen<About, Choice>>("save") },
    guards: {
      isAnother: ({ context }, { choice }: { readonly choice: Choice }) => !isSameForm(choice, context.choice)
    },
    actions: {
      want: assign((_, { choice }: { readonly choice: Choice }) => ({ wanted: choice })),
      keep: assign(({ context }) => ({ choice: context.wanted })),
      tell: emit(({ context }) => ({ type: "notice", notice: saved(context.wanted) })),
      explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
        for (const notice of noticesFor("authenticatedCall", failureOf(error)))
          enqueue.emit({ type: "notice", notice })
      }),
      giveUp: assign(({ context }) => ({ wanted: context.choice })),
      /** Where it could not be saved, what it is about may be there no more. */
      askAnew: emit({ type: "changed" })
    }
  })

  return choosing.createMachine({
    id,
    description,
    meta: { harmless },
    context: ({ input }) => ({ ...input, wanted: input.choice }),
    initial: "resting",
    states: {
      resting: {
        description: "It is as it was chosen, and may be chosen otherwise.",
        on: {
          "choice.made": {
            guard: { type: "isAnother", params: ({ event }) => event },
            target: "saving",
            actions: { type: "want", params: ({ event }) => event }
          }
        }
      },
      saving: {
        description: "What was chosen is on its way.",
        tags: "busy",
        invoke: {
          id: "save",
          src: "save",
          input: ({ context: { about, wanted } }) => ({ about, choice: wanted }),
          onDone: { target: "resting", actions: ["keep", "tell", "askAnew"] },
          onError: {
            target: "resting",
            actions: ["giveUp", { type: "explain", params: ({ event }) => event }, "askAnew"]
          }
        }
      }
    }
  })
}
