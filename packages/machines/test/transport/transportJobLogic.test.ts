import {
  authorisationEditorLogic,
  crewEditorLogic,
  plannerLogic,
  type plannerMachine,
  type TransportAct,
  transportJobLogic
} from "@crewfleet/machines"
import type { PromiseClient, TransportJob } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import type { LoadClient } from "../../src/calling.ts"
import type { BlobStore } from "../../src/file/BlobStore.ts"
import { jobOf } from "./someJob.ts"

/** A client of the SDK that answers every call about jobs with one, and what it was asked. */
const recordingClient = () => {
  const asked: Array<readonly [call: string, request: unknown, key: unknown]> = []
  const transport = new Proxy(
    {},
    {
      get: (_, call: string) => async (request: unknown, options: { readonly idempotencyKey?: string }) => {
        asked.push([call, request, options.idempotencyKey])
        return jobOf({ transportStatus: "AUTHORIZED" })
      }
    }
  )
  return { asked, client: { transport } as unknown as PromiseClient }
}

const of = { params: { id: 7 }, query: { agencyId: 4 } }

describe("what is edited of a job that is shown", () => {
  const request = { id: 7, agencyId: 4 }
  it.each([
    ["its authorisation", authorisationEditorLogic],
    ["its crew", crewEditorLogic],
    ["its hours", (load: LoadClient, _: unknown, shown: TransportJob) => plannerLogic(load, shown)]
  ])("begins with the job as it is shown: %s is read where it is asked for again", async (_, logicOf) => {
    const { asked, client } = recordingClient()
    const load = async () => client
    const logic = logicOf(load, request, jobOf({ version: 5 }))
    const actor = createActor(logic as typeof plannerMachine, { input: { id: 7 } }).start()
    await waitFor(actor, (state) => state.matches("open"))
    expect(asked).toEqual([])
    actor.stop()
    const again = createActor(logic as typeof plannerMachine, { input: { id: 7 } }).start()
    await waitFor(again, (state) => state.matches("open"))
    expect(asked.map(([call]) => call)).toEqual(["byId"])
    again.stop()
  })
})

describe("transportJobLogic", () => {
  it.each<[TransportAct, string, object]>([
    [
      { do: "step", step: "authorisation.withdrawn" },
      "step",
      { ...of, payload: { event: "authorisation.withdrawn", version: 3 } }
    ],
    [{ do: "seeChanges", upTo: 4 }, "seeChanges", { ...of, payload: { upTo: 4 } }],
    [{ do: "pickVehicle", id: 3 }, "pickVehicle", { ...of, payload: { id: 3, version: 3 } }],
    [{ do: "pickDriver" }, "pickDriver", { ...of, payload: { version: 3 } }],
    [{ do: "nameLeader", id: 12 }, "nameLeader", { ...of, payload: { id: 12, version: 3 } }],
    [
      { do: "bookWorker", specId: 11, workerId: 12 },
      "bookWorker",
      { params: { id: 7, specId: 11 }, query: of.query, payload: { workerId: 12 } }
    ],
    [
      { do: "approve", bookingId: 5, version: 2 },
      "approve",
      { params: { bookingId: 5 }, query: of.query, payload: { version: 2 } }
    ],
    [
      { do: "remove", bookingId: 5, version: 2 },
      "reject",
      { params: { bookingId: 5 }, query: of.query, payload: { version: 2 } }
    ],
    [{ do: "releaseHold" }, "hold", { ...of, payload: {} }],
    [
      { do: "saveLegible", agencyIds: [4, 17] },
      "saveLegible",
      { ...of, payload: { transportLegibleAgencyIds: [4, 17] } }
    ]
  ])("asks the service for %j under the key that existed before", async (act, call, request) => {
    const { asked, client } = recordingClient()
    const actor = createActor(
      transportJobLogic(async () => client, {} as BlobStore),
      { input: { request: { id: 7, agencyId: 4 } } }
    ).start()
    await waitFor(actor, (state) => state.matches("looking"))
    expect(asked[0]).toEqual(["byId", of, undefined])
    actor.send({ type: "act.chosen", act, key: "key-1" })
    if (actor.getSnapshot().matches("asking")) actor.send({ type: "act.confirmed" })
    await waitFor(actor, (state) => state.matches("looking"))
    expect(asked[1]).toEqual([call, request, "key-1"])
  })
})
