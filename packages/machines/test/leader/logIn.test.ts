import { whyNotLeavingIn } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { vehicleLogForm } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { someVehicleLog } from "./someLog.ts"

const fails = (note: string, more: object = {}) => ({
  ...someVehicleLog.brakes,
  ...{ result: "FAIL", note, ...more }
})
const received = (checks: object, vehicle: object) =>
  ({
    job: { id: 7, refPrefix: "TR-7", transportStatus: "COMMITTED" },
    agencyChecks: [],
    vehicle: { id: 3, openDefects: [], ...vehicle },
    records: [
      {
        ...{ id: uuid(5), kind: "vehicle", receivedAt: "2026-03-02T09:00:00.000Z" },
        content: { vehicle: vehicleLogForm.write({ ...someVehicleLog, ...checks }) }
      }
    ]
  }) as unknown as LeaderLog
const staysFor = (log: LeaderLog, checks: object = {}) =>
  whyNotLeavingIn(log, { ...someVehicleLog, ...checks }).map(({ check }) => check)

const brakes = { id: 9, check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS" }
const mended = { mended: "New pads, by Tom" }

it("stays once the leader takes back that it was mended, before that is sent, but not where the agency says so", () => {
  const own = received(
    { brakes: fails("Soft", mended) },
    { mendedChecks: ["brakes"], closedByLog: [{ ...brakes, refPrefix: "TR-7" }] }
  )
  expect(staysFor(own, { brakes: fails("Soft", mended) })).toEqual([])
  expect(staysFor(own, { brakes: fails("Soft") })).toEqual(["brakes"])
  expect(staysFor(own)).toEqual([])
  const theirs = received({ brakes: fails("Soft") }, { mendedChecks: ["brakes"] })
  expect(staysFor(theirs, { brakes: fails("Soft") })).toEqual([])
  expect(staysFor(theirs, { brakes: fails("Softer") })).toEqual(["brakes"])
})

it("stays where what another journey has found is passed, instead of mended as before", () => {
  const closedByLog = [{ ...brakes, refPrefix: "TR-3" }]
  const log = received({ brakes: fails("Soft", mended) }, { mendedChecks: ["brakes"], closedByLog })
  expect(staysFor(log, { brakes: fails("Soft", mended) })).toEqual([])
  expect(staysFor(log)).toEqual(["brakes"])
})

it("stays for what another journey has found since it was mended, until the log says anew how that was", () => {
  const openDefects = [{ ...brakes, refPrefix: "TR-9" }]
  const log = received({ brakes: fails("Soft", mended) }, { openDefects })
  expect(staysFor(log, { brakes: fails("Soft", mended) })).toEqual(["brakes"])
  expect(staysFor(log, { brakes: fails("Soft", { mended: "New discs, by Tom" }) })).toEqual([])
  const unsent = received({}, { openDefects })
  expect(staysFor(unsent, { brakes: fails("Soft", mended) })).toEqual([])
})

it("leaves in spite of what was overruled, and stays for another finding", () => {
  const horn = { id: 8, check: "horn", label: "Horn", gravity: "CRITICAL", refPrefix: "TR-7" }
  const overruled = { overruledBy: "Robin Shaw", overruledFor: { note: "Faint", photoIds: [] } }
  const log = received({ horn: fails("Faint") }, { openDefects: [{ ...horn, ...overruled }] })
  expect(staysFor(log, { horn: fails("Faint") })).toEqual([])
  expect(staysFor(log, { horn: fails("Silent") })).toEqual(["horn"])
})
