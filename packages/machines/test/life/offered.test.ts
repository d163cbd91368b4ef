import { lifeOf, obstaclesTo, statusAfter } from "@crewfleet/machines/life"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { and, not, or, setup } from "xstate"
import { isOffered, offered, problemsWith, whyNot } from "../../src/life/offered.ts"

interface ParcelFacts {
  readonly isPaid: boolean
  readonly isOpen: boolean
  readonly isLost: boolean
  readonly weight: number
}

type ParcelEvent =
  | { readonly type: "parcel.sent"; readonly to?: string }
  | { readonly type: "parcel.returned" }
  | { readonly type: "parcel.found" }
  | { readonly type: "parcel.expired" }
  | { readonly type: "parcel.weighed" }

const setting = setup({
  types: { input: {} as ParcelFacts, context: {} as ParcelFacts, events: {} as ParcelEvent },
  guards: {
    isPaid: ({ context }) => context.isPaid,
    isOpen: ({ context }) => context.isOpen,
    isLost: ({ context }) => context.isLost,
    weighsAtMost: ({ context }, { most }: { readonly most: number }) => context.weight <= most,
    hasAddress: ({ event }) => event.type === "parcel.sent" && !!event.to
  }
})

const words = {
  isPaid: "Pay for it first",
  isOpen: { says: "The counter is closed", access: true },
  isLost: "It is not lost",
  "not isLost": "It is lost",
  "not isPaid": "It is paid for",
  "not isOpen": "The counter is open",
  weighsAtMost: {
    says: ({ context }: { readonly context: ParcelFacts }) => [
      `It weighs ${context.weight}`,
      "Make it lighter"
    ],
    field: "weight"
  },
  hasAddress: { says: "Enter where it goes", field: "to", asked: true }
} as const

const parcel = lifeOf(
  setting.createMachine({
    id: "parcel",
    context: ({ input }) => input,
    initial: "HERE",
    on: { "parcel.expired": ".GONE" },
    states: {
      HERE: {
        on: {
          "parcel.sent": {
            guard: and(["hasAddress", "isPaid", or(["isOpen", not("isLost")])]),
            target: "AWAY"
          },
          "parcel.weighed": { guard: { type: "weighsAtMost", params: { most: 10 } }, target: "HERE" }
        }
      },
      AWAY: {
        on: {
          "parcel.returned": [
            { guard: not(and(["isPaid", "isOpen"])), target: "HERE" },
            { guard: not(or(["isLost", "isOpen"])), target: "GONE" }
          ],
          "parcel.found": { guard: "isLost", target: "HERE" }
        }
      },
      GONE: { type: "final" }
    }
  }),
  { steps: ["parcel.found", "parcel.returned", "parcel.sent", "parcel.weighed"], because: words }
)

const facts: ParcelFacts = { isPaid: true, isOpen: true, isLost: false, weight: 5 }
const because = (status: string, step: string, more: Partial<ParcelFacts>) =>
  offered(parcel, status, { ...facts, ...more }).find((one) => one.step === step)?.because

describe("offered", () => {
  it("offers the steps of a person in the order of the life, and none of the system's", () => {
    expect(offered(parcel, "HERE", facts)).toEqual([{ step: "parcel.sent" }, { step: "parcel.weighed" }])
    expect(offered(parcel, "GONE", facts)).toEqual([])
  })

  it.each([undefined, "", "LOST", "toString"])("offers nothing from the status %s", (status) => {
    expect(offered(parcel, status, facts)).toEqual([])
    expect(isOffered(parcel, status, facts, "parcel.sent")).toBe(false)
    expect(statusAfter(parcel, status ?? "", facts, { type: "parcel.sent", to: "Leeds" })).toBeUndefined()
  })

  it.each([
    ["the one of several that fails", "HERE", "parcel.sent", { isPaid: false }, ["Pay for it first"]],
    [
      "each of several that fail",
      "HERE",
      "parcel.sent",
      { isPaid: false, isOpen: false, isLost: true },
      ["Pay for it first", "The counter is closed", "It is lost"]
    ],
    ["none of alternatives of which one holds", "HERE", "parcel.sent", { isOpen: false }, undefined],
    [
      "all alternatives where none holds",
      "HERE",
      "parcel.sent",
      { isOpen: false, isLost: true },
      ["The counter is closed", "It is lost"]
    ],
    [
      "what holds and must not, on every way on, once each",
      "AWAY",
      "parcel.returned",
      {},
      ["It is paid for", "The counter is open"]
    ],
    ["nothing where one way on is free", "AWAY", "parcel.returned", { isPaid: false }, undefined],
    [
      "one that has parameters, in words of the facts",
      "HERE",
      "parcel.weighed",
      { weight: 11 },
      ["It weighs 11", "Make it lighter"]
    ]
  ])("tells %s", (_, status, step, more, texts) => {
    expect(because(status, step, more)).toEqual(texts)
  })

  it("offers a step before what it asks for is given, and says at its field what is wrong once it is", () => {
    expect(isOffered(parcel, "HERE", facts, "parcel.sent")).toBe(true)
    const without = { type: "parcel.sent" } as const
    expect(problemsWith(parcel, "HERE", facts, without)).toEqual([
      { field: "to", text: "Enter where it goes" }
    ])
    expect(obstaclesTo(parcel, "HERE", { ...facts, isPaid: false }, without)).toMatchObject([
      { text: "Enter where it goes", field: "to" },
      { text: "Pay for it first", field: undefined }
    ])
    expect(obstaclesTo(parcel, "HERE", facts, { ...without, to: "Leeds" })).toEqual([])
  })

  it("says in the usual words that a status does not know a step", () => {
    expect(obstaclesTo(parcel, "AWAY", facts, { type: "parcel.sent", to: "Leeds" })).toEqual([
      { text: "This cannot be done any more: the status is AWAY now." }
    ])
  })

  it("says why not in a line, and leaves a status that nobody knows to the service", () => {
    const sent = { type: "parcel.sent", to: "Leeds" } as const
    expect(whyNot(parcel, "HERE", { ...facts, isPaid: false }, sent)).toBe("Pay for it first")
    expect(whyNot(parcel, "HERE", facts, sent)).toBeUndefined()
    expect(whyNot(parcel, "LOST", facts, sent)).toBeUndefined()
    expect(whyNot(parcel, undefined, facts, sent)).toBeUndefined()
  })

  it("knows a step that every status knows", () => {
    expect(obstaclesTo(parcel, "AWAY", facts, { type: "parcel.expired" })).toEqual([])
    expect(statusAfter(parcel, "AWAY", facts, { type: "parcel.expired" })).toBe("GONE")
  })

  it("fails loudly where nobody wrote the words", () => {
    const { "not isLost": _, ...fewer } = words
    const mute = lifeOf(parcel.machine, { ...parcel, because: fewer })
    const lost = { ...facts, isOpen: false, isLost: true }
    expect(() => offered(mute, "HERE", lost)).toThrow("not isLost")
  })
})

type Made = "isPaid" | "isOpen" | "isLost" | object
const { guard: someGuard } = fc.letrec<{ guard: Made }>((tie) => ({
  guard: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom("isPaid", "isOpen", "isLost"),
    fc.tuple(tie("guard"), tie("guard")).map((parts) => and(parts as never)),
    fc.tuple(tie("guard"), tie("guard")).map((parts) => or(parts as never)),
    tie("guard").map((part) => not(part as never))
  )
}))

it("says that a step is possible exactly when the machine takes it, whatever its guards are made of", () => {
  const negative = { "not isPaid": "paid", "not isOpen": "open", "not isLost": "lost" }
  fc.assert(
    fc.property(someGuard, fc.boolean(), fc.boolean(), fc.boolean(), (guard, isPaid, isOpen, isLost) => {
      const machine = setting.createMachine({
        context: ({ input }) => input,
        initial: "HERE",
        states: { HERE: { on: { "parcel.sent": { guard: guard as "isPaid", target: "AWAY" } } }, AWAY: {} }
      })
      const made = lifeOf(machine, { steps: ["parcel.sent"], because: { ...words, ...negative } })
      const now = { ...facts, isPaid, isOpen, isLost }
      const taken = machine.resolveState({ value: "HERE", context: now }).can({ type: "parcel.sent" })
      expect(isOffered(made, "HERE", now, "parcel.sent")).toBe(taken)
      expect(offered(made, "HERE", now)).toHaveLength(1)
    }),
    { numRuns: 500 }
  )
})
