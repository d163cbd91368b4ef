import { dayOf, type StandingVersion, standingOn } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isGood } from "../../src/document/standingOn.ts"
import { someTraining } from "./someTraining.ts"

const approved = (issued: string | null, expires: string | null): StandingVersion => ({
  status: "APPROVED",
  issued,
  expires
})
const waiting: StandingVersion = { status: "WAITING_APPROVAL", issued: "2026-06-01", expires: "2029-05-31" }
const rejected: StandingVersion = { ...waiting, status: "REJECTED" }
const standing = (versions: ReadonlyArray<StandingVersion>, day: string) =>
  standingOn(versions, someTraining, day)

describe("how a document stands on a day", () => {
  it.each([
    ["nothing is on file", [], "2026-06-15", "missing"],
    ["nobody has looked at it", [waiting], "2026-06-15", "awaiting"],
    ["it was rejected", [rejected], "2026-06-15", "rejected"],
    ["it begins tomorrow", [approved("2026-06-16", null)], "2026-06-15", "notYetValid"],
    ["it begins today", [approved("2026-06-15", null)], "2026-06-15", "valid"],
    ["it never ends", [approved(null, null)], "2026-06-15", "valid"],
    ["it ends in 31 days", [approved(null, "2026-07-16")], "2026-06-15", "valid"],
    ["it ends in 30 days", [approved(null, "2026-07-15")], "2026-06-15", "expiring"],
    ["it ends today", [approved(null, "2026-06-15")], "2026-06-15", "expiring"],
    ["it ended yesterday", [approved(null, "2026-06-14")], "2026-06-15", "expired"]
  ] as const)("where %s", (_, versions, day, expected) => {
    expect(standing(versions, day)).toBe(expected)
  })

  it("leaves the approved one standing while its renewal waits, and when that is rejected", () => {
    const before = approved("2025-06-01", "2026-06-30")
    for (const renewal of [waiting, rejected]) {
      expect(standing([renewal, before], "2026-05-30")).toBe("valid")
      expect(standing([renewal, before], "2026-06-30")).toBe("expiring")
    }
    expect(standing([waiting, before], "2026-07-01")).toBe("awaiting")
    expect(standing([rejected, before], "2026-07-01")).toBe("rejected")
  })

  it("leaves it standing until the renewal that was approved begins", () => {
    const versions = [approved("2026-07-01", "2029-06-30"), approved("2025-06-01", "2026-06-30")]
    expect(standing(versions, "2026-06-30")).toBe("expiring")
    expect(standing(versions, "2026-07-01")).toBe("valid")
  })

  it("forgets an approved one for good once its renewal has begun, even where that ends earlier", () => {
    const versions = [approved("2026-01-01", "2026-03-31"), approved("2025-01-01", "2030-01-01")]
    expect(standing(versions, "2026-04-01")).toBe("expired")
  })

  it("counts days by the calendar of a zone", () => {
    const version = approved(null, "2026-12-31")
    const at = new Date("2026-12-31T23:30:00Z")
    expect(standing([version], dayOf(at, "Europe/Paris"))).toBe("expired")
    expect(standing([version], dayOf(at, "America/New_York"))).toBe("expiring")
  })

  it("is never better once a later version is put on file and not approved", () => {
    const day = fc
      .integer({ min: 0, max: 60 })
      .map((later) => dayOf(new Date(Date.UTC(2026, 5, 1 + later)), "Europe/Paris"))
    const version = fc.record({
      status: fc.constantFrom("APPROVED", "REJECTED", "WAITING_APPROVAL"),
      issued: fc.option(day),
      expires: fc.option(day)
    } satisfies { readonly [Key in keyof StandingVersion]: unknown }) as fc.Arbitrary<StandingVersion>
    fc.assert(
      fc.property(fc.array(version, { maxLength: 4 }), version, day, (versions, next, on) => {
        const unapproved = { ...next, status: "WAITING_APPROVAL" } as const
        expect(isGood(standing([unapproved, ...versions], on))).toBe(isGood(standing(versions, on)))
      })
    )
  })
})
