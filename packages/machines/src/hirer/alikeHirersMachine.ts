import type { ListedHirer } from "@crewfleet/sdk"
import { type Likeness, searchPause } from "@crewfleet/sdk/rules"
import { assign, setup } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { port } from "../port.ts"
import type { Scope } from "../Viewer.ts"

/** What happens to hirers alike that follow what is typed. */
export type AlikeHirersEvent = {
  readonly type: "person.changed"
  /** Undefined while too little is typed to look for anybody. */
  readonly likeness: Likeness | undefined
}

/** What the hirers alike keep in mind. */
export interface AlikeHirersContext {
  readonly scope: Scope
  readonly likeness: Likeness | undefined
  /** Those who were found last; they stay while others are looked for. */
  readonly found: ReadonlyArray<ListedHirer>
}

/** Whom an agency's hirers are compared with. */
export interface LikenessRequest {
  readonly scope: Scope
  readonly likeness: Likeness
}

const finding = setup({
  types: {
    input: {} as Scope,
    context: {} as AlikeHirersContext,
    events: {} as AlikeHirersEvent,
    tags: {} as "busy"
  },
  actors: { find: port<ReadonlyArray<ListedHirer>, LikenessRequest>("find") },
  delays: { searchPause },
  actions: {
    keepLikeness: assign((_, { likeness }: AlikeHirersEvent) => ({ likeness })),
    keepFound: assign((_, { output }: { readonly output: ReadonlyArray<ListedHirer> }) => ({
      found: output
    })),
    forgetFound: assign({ found: [] })
  },
  guards: {
    isAnother: ({ context }, { likeness }: AlikeHirersEvent) =>
      likeness !== undefined && JSON.stringify(context.likeness) !== JSON.stringify(likeness),
    isGone: (_, { likeness }: AlikeHirersEvent) => likeness === undefined
  }
})

const looking = finding.createStateConfig({
  description: "The agency's hirers are compared with what was typed.",
  tags: "busy",
  invoke: {
    id: "find",
    src: "find",
    input: ({ context: { scope, likeness = {} } }) => ({ scope, likeness }),
    onDone: { target: "resting", actions: { type: "keepFound", params: ({ event }) => event } },
    // Nobody waits for it: the form goes on without.
    onError: { target: "resting", actions: "forgetFound" }
  }
})

/** An agency's own hirers who may be the person that is being entered, looked for once the typing pauses. */
export const alikeHirersMachine = finding.createMachine({
  id: "alikeHirers",
  description: "The hirers of an agency who may be the person that somebody enters.",
  context: ({ input: { agencyId } }) => ({ scope: { agencyId }, likeness: undefined, found: [] }),
  initial: "resting",
  on: {
    "person.changed": [
      {
        guard: { type: "isAnother", params: ({ event }) => event },
        target: ".pausing",
        actions: { type: "keepLikeness", params: ({ event }) => event }
      },
      {
        guard: { type: "isGone", params: ({ event }) => event },
        target: ".resting",
        actions: [{ type: "keepLikeness", params: ({ event }) => event }, "forgetFound"]
      }
    ]
  },
  states: {
    resting: { description: "Whoever is alike is shown, if there is anybody." },
    pausing: {
      description: "They are looked for once the typing pauses.",
      tags: "busy",
      after: { searchPause: "looking" }
    },
    looking
  }
})

/** The hirers alike with the SDK behind their port. */
export const alikeHirersLogic = (load: LoadClient) =>
  alikeHirersMachine.provide({
    actors: {
      find: calling(load, (client, { scope, likeness }: LikenessRequest, options) =>
        client.hirer.alike({ query: { ...scope, ...likeness } }, options)
      )
    }
  })
