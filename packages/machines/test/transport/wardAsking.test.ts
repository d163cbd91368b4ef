import {
  askTransportRequests,
  clientTransportLogic,
  guestAgencyMachine,
  guestTransportLogic,
  type TransportRequestsFilter,
  transportMessagesMachine,
  transportRequestMachine,
  transportRequestsMachine
} from "@crewfleet/machines"
import type { ListedTransport } from "@crewfleet/sdk"
import { openTransportStatuses } from "@crewfleet/sdk/rules"
import { handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { describeWalk } from "../describeWalk.ts"
import { listScript, loadingScript } from "../list/scripts.ts"
import { connect, scriptedService } from "../session/service.ts"
import { complete, job, now } from "./someRequests.ts"
import { started } from "./startedWard.ts"

const service = scriptedService()

describe("asking over HTTP", () => {
  it("sends a guest's request with its key and the odd answers that were passed", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.applicant.agency(() => ({ id: 1, name: "Northway" })),
      handlers.transportRequest.guest(({ payload }) => {
        asked.push(payload)
        return { refPrefix: "TR-31", dateTimeRequired: complete.dateTimeRequired, agencyName: "Northway" }
      })
    )
    const host = { recall: async () => undefined, isSignedIn: async () => false }
    const { actor, rests } = started(guestTransportLogic(connect, host), { agencyId: 1, lasting: 1_000 })
    await rests()
    actor.send({ type: "form.changed", changes: complete, key: "k-1" })
    actor.send({ type: "submit.asked", now, key: "k-2" })
    expect((await rests()).value).toBe("sent")
    expect(asked).toMatchObject([
      { agencyId: 1, idempotencyKey: "k-1", confirmed: [], semail: complete.semail }
    ])
  })

  it("begins a client's request like an earlier one, but without its time", async () => {
    service.use(
      handlers.transportRequest.agencies(() => [{ id: 1, name: "Northway" }]),
      handlers.transportRequest.byId(() => job)
    )
    const host = { recall: async () => undefined }
    const { actor, rests } = started(clientTransportLogic(connect, host), { from: 31, lasting: 1_000 })
    await rests()
    expect(actor.getSnapshot().context.form).toMatchObject({ patientName: "Ada Hale", dateTimeRequired: "" })
  })

  it("lists those of the statuses that are wanted", async () => {
    const asked: Array<URLSearchParams> = []
    service.use(
      handlers.transportRequest.list(({ query }) => {
        asked.push(new URLSearchParams(query as Record<string, string>))
        return { content: [], totalElements: 0, totalPages: 0 }
      })
    )
    const ask = async (standing: string | undefined, search = "") =>
      askTransportRequests(await connect(), { search, page: 0, size: 25, filter: { standing } }, {})
    await ask("OPEN", "TR")
    await ask("CLOSED")
    await ask(undefined)
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { statuses: openTransportStatuses.join(","), searchCriteria: "TR" },
      { statuses: "CLOSED" },
      {}
    ])
  })
})

describeWalk(
  transportRequestsMachine,
  listScript<ListedTransport, TransportRequestsFilter>(
    { standing: "OPEN" },
    { standing: "NEW" },
    {
      id: 31,
      refPrefix: "TR-31",
      transportStatus: "NEW" as const,
      dateTimeRequired: now
    }
  )
)
describeWalk(transportRequestMachine, { ...loadingScript({ id: 31 }, { id: 32 }, [job]), unused: ["empty"] })
describeWalk(transportMessagesMachine, { ...loadingScript({ id: 31 }, { id: 32 }, [[]]), unused: ["empty"] })
describeWalk(guestAgencyMachine, {
  ...loadingScript({ agencyId: 1 }, { agencyId: 2 }, [{ id: 1, name: "Northway" }]),
  unused: ["empty"]
})
