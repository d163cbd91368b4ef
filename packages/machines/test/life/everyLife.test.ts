import * as exported from "@crewfleet/machines/life"
import {
  type BookingFacts,
  bookingLife,
  type DocumentFacts,
  documentLife,
  type Life,
  obstaclesTo,
  promotionLife,
  type ShiftFacts,
  shiftLife,
  staffLife,
  statusAfter,
  transportLife,
  vehicleLife
} from "@crewfleet/machines/life"
import type { TransportFacts } from "@crewfleet/sdk"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, StateMachine } from "xstate"
import { offered } from "../../src/life/offered.ts"

type AnyLife = Life<AnyStateMachine>
const instant = fc
  .integer({ min: 0, max: 200 })
  .map((hours) => new Date(Date.UTC(2026, 5, 1, hours)).toISOString())
const day = instant.map((at) => at.slice(0, 10))
const words = fc.array(fc.constantFrom("Ada is taken", "Sam is taken"), { maxLength: 2 })

/** Every life, with facts of every kind and what is given with its steps. */
const cases: ReadonlyArray<readonly [string, AnyLife, fc.Arbitrary<object>]> = [
  [
    "bookingLife",
    bookingLife as AnyLife,
    fc.record<BookingFacts>({
      start: instant,
      end: instant,
      now: instant,
      vehicleIsOut: fc.boolean(),
      vehicleIsTaken: fc.boolean(),
      vehicleIsUnfit: fc.boolean()
    })
  ],
  [
    "documentLife",
    documentLife as AnyLife,
    fc.record<DocumentFacts>({ expires: fc.option(day), today: day })
  ],
  [
    "vehicleLife",
    vehicleLife as AnyLife,
    fc.record({ missing: fc.array(fc.constantFrom("a", "b")), photos: fc.nat(3) })
  ],
  [
    "promotionLife",
    promotionLife as AnyLife,
    fc.record({ isOwn: fc.boolean(), expiryDate: fc.option(instant), now: instant })
  ],
  ["staffLife", staffLife as AnyLife, fc.constant({})],
  [
    "transportLife",
    transportLife as AnyLife,
    fc.record<TransportFacts>({
      now: instant,
      dateTimeRequired: instant,
      hasVehicle: fc.boolean(),
      vehicleApproved: fc.boolean(),
      vehicleTaken: fc.option(fc.constant("TR-8"), { nil: undefined }),
      hasDriver: fc.boolean(),
      crewTaken: words,
      seats: fc.nat(2),
      seatsLeft: fc.nat(2),
      hasLeader: fc.boolean(),
      ineligible: words,
      changesUnseen: fc.boolean(),
      timesOwed: fc.nat(2),
      logLacks: fc.option(words, { nil: undefined }),
      logReturned: fc.option(words, { nil: undefined }),
      notLeaving: fc.option(words, { nil: undefined }),
      logAccepted: fc.option(fc.boolean(), { nil: undefined })
    })
  ],
  [
    "shiftLife",
    shiftLife as AnyLife,
    fc.record<ShiftFacts>({
      seatsLeft: fc.nat(2),
      ineligible: words,
      taken: words,
      jobIsOpen: fc.boolean(),
      jobIsOver: fc.boolean(),
      jobIsCommitted: fc.boolean(),
      jobHasBegun: fc.boolean(),
      drives: fc.boolean()
    })
  ]
]

it("knows every life that there is", () => {
  const lives = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === "object" && value.machine instanceof StateMachine ? [name] : []
  )
  expect(lives.sort()).toEqual(cases.map(([name]) => name).sort())
})

describe.each(cases)("%s", (_, life, someFacts) => {
  const statuses = Object.keys(life.machine.states)
  const someReason = fc.oneof(
    fc.constantFrom(undefined, "", "  ", "x".repeat(501)),
    fc.string({ minLength: 1, maxLength: 20 })
  )
  const given = {
    because: "UNREADABLE",
    reason: "A good one",
    start: "2026-06-01T09:00:00.000Z",
    end: "2026-06-01T17:00:00.000Z",
    breakTime: 30
  }
  const at = (value: string, context: object) => life.machine.resolveState({ value, context })

  it("offers as possible exactly what the machine takes once its reason is given", () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), someFacts, (status, facts) => {
        const possible = offered(life, status, facts)
          .filter(({ because }) => because === undefined)
          .map(({ step }) => step)
        const taken = life.steps.filter((type) => at(status, facts).can({ type, ...given }))
        expect(possible).toEqual(taken)
      })
    )
  })

  it("has nothing against a step exactly when the machine takes it, and says where it leads", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.constantFrom(...life.machine.events),
        someFacts,
        someReason,
        (status, type, facts, reason = "") => {
          const event = { type, reason }
          const takes = at(status, facts).can(event)
          const obstacles = obstaclesTo(life, status, facts, event)
          expect(obstacles.length === 0).toBe(takes)
          expect(obstacles.filter(({ text }) => text.trim() === "")).toEqual([])
          expect(statusAfter(life, status, facts, event) !== undefined).toBe(takes)
        }
      )
    )
  })

  it("has words for every guard", () => {
    const guards = Object.keys(life.machine.implementations.guards)
    expect(Object.keys(life.because).sort()).toEqual(guards.sort())
  })
})
