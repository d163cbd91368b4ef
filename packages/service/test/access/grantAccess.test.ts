import { Effect, Exit } from "effect"
import { expect, it } from "vitest"
import { CurrentAccess, permittedPerson } from "../../src/access/Access.ts"
import type { Caller, LinkHolder, Person } from "../../src/access/Caller.ts"
import { grantAccess } from "../../src/access/grantAccess.ts"
import type { LinkGrant, Policy } from "../../src/access/Policy.ts"
import { subjectOf } from "../../src/access/Subject.ts"
import { describeOnce } from "../database/onBothDatabases.ts"

const person = (given: Partial<Person>): Person => ({
  userId: 1,
  userType: "CLIENT",
  permissions: new Set(),
  agentId: null,
  clientId: null,
  workerId: null,
  family: "f",
  ...given
})
const ward = person({ clientId: 3 })
const link: LinkHolder = {
  linkId: "l",
  scope: "booking.shared",
  recordId: 12,
  agencyId: 7,
  visitHash: "h",
  isUnlocked: false
}

const ownRecords: Policy = {
  about: { tenant: "client", in: "query", name: "clientId" },
  grants: { CLIENT: { reach: "own" }, WORKER: { reach: "own" } },
  link: { scope: "booking.shared", record: { in: "params", name: "id" } }
}

describeOnce("A policy", (run) => {
  /** With whose things somebody goes on, or the reason why not. */
  const decided = async (policy: Exclude<Policy, "anybody">, caller: Caller, named?: number) => {
    const exit = await run(Effect.exit(grantAccess(policy, caller, named)))
    if (Exit.isSuccess(exit)) return exit.value.tenant
    const [reason] = exit.cause.reasons
    return reason?._tag === "Fail" ? reason.error._tag : "broken"
  }

  it("gives a client its own things, whether it names itself or not, and nobody else's", async () => {
    expect(await decided(ownRecords, ward)).toBe(3)
    expect(await decided(ownRecords, ward, 3)).toBe(3)
    expect(await decided(ownRecords, ward, 4)).toBe("NotFound")
  })

  it("gives nothing to a client without a number, nor to a worker what is a client's", async () => {
    expect(await decided(ownRecords, person({}))).toBe("Forbidden")
    expect(await decided(ownRecords, person({ userType: "WORKER", workerId: 3 }), 3)).toBe("Forbidden")
    const odd = person({ userType: "WORKER", workerId: 3, clientId: 3 })
    expect(await decided(ownRecords, odd, 3)).toBe("Forbidden")
  })

  it("gives the holder of a link its one record, in the name of the agency that gave it out", async () => {
    expect(await decided(ownRecords, link, 12)).toBe(7)
    expect(await decided(ownRecords, link, 13)).toBe("NotFound")
    expect(await decided(ownRecords, link)).toBe("NotFound")
  })

  it("lets no link in where it names none, or another scope, or asks for an account", async () => {
    const { link: _, ...withoutLinks } = ownRecords
    expect(await decided(withoutLinks, link, 12)).toBe("Forbidden")
    const older = { ...link, scope: "job.log" } as unknown as LinkHolder
    expect(await decided(ownRecords, older, 12)).toBe("Forbidden")
    expect(await decided("signedIn", link)).toBe("Forbidden")
    expect(await decided("linkHolder", link)).toBe(7)
    expect(await decided("linkHolder", ward)).toBe("Forbidden")
  })

  it("compiles for no scope that is not declared", () => {
    // @ts-expect-error there is no such scope
    const grant: LinkGrant = { scope: "job.log", record: { in: "params", name: "id" } }
    expect(grant).toBeDefined()
  })
})

it("tells what each caller acts for", () => {
  expect(subjectOf(person({ userType: "ADMIN" }))).toEqual({ kind: "platform" })
  expect(subjectOf(person({ userType: "AGENCY", agentId: 7 }))).toEqual({ kind: "agency", id: 7 })
  expect(subjectOf(person({ userType: "WORKER", workerId: 4 }))).toEqual({ kind: "worker", id: 4 })
  expect(subjectOf(ward)).toEqual({ kind: "client", id: 3 })
  expect(subjectOf(link)).toEqual({ kind: "link", holder: link })
})

it("never hands the holder of a link to what only somebody with an account may do", async () => {
  const access = { caller: link, tenant: 7 }
  const exit = await Effect.runPromiseExit(Effect.provideService(permittedPerson, CurrentAccess, access))
  expect(Exit.isFailure(exit) && exit.cause.reasons[0]?._tag).toBe("Die")
})
