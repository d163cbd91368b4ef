import {
  type FileReference,
  type TransportAct,
  type TransportJobEvent,
  transportJobMachine
} from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from "xstate"
import { type RiskDocumentPlace, riskDocumentUpload } from "../../src/transport/riskDocumentUpload.ts"
import type { ActRequest } from "../../src/transport/transportJobSetup.ts"
import { uploadOf } from "../../src/upload/Upload.ts"
import type { UploadEvent } from "../../src/uploading.ts"
import { describeWalk } from "../describeWalk.ts"
import { toldApart } from "../editing/editorEvents.ts"
import { uploadScript } from "../upload/uploadScript.ts"
import { jobOf, ready } from "./someJob.ts"

const refused = (status: number, message: string) => ({ _tag: "Refused", status, message, violations: [] })

const chosen = (act: TransportAct): TransportJobEvent => ({ type: "act.chosen", act, key: "key-1" })
const cancelling = chosen({ do: "step", step: "job.cancelled" })

/** Somebody at the desk before job 7, which answers an act as it is told, and what they heard. */
const someone = (
  first: TransportJob,
  answer: (asked: ActRequest) => TransportJob,
  then = first,
  send: (name: string) => UploadEvent = () => ({ type: "upload.finished" })
) => {
  const heard: Array<string> = []
  const asked: Array<ActRequest> = []
  const jobs = [first, then]
  const actor = createActor(
    transportJobMachine.provide({
      actors: {
        load: fromPromise(async () => jobs.shift() ?? then),
        act: fromPromise(async ({ input }: { readonly input: ActRequest }) => {
          asked.push(input)
          return answer(input)
        }),
        upload: riskDocumentUpload.provide({
          actors: {
            send: fromCallback<EventObject, { readonly to: RiskDocumentPlace; readonly file: FileReference }>(
              ({ input, sendBack }) => sendBack(send(input.file.name))
            )
          }
        })
      }
    }),
    { input: { request: { id: 7, agencyId: 4 } } }
  )
  actor.on("notice", ({ notice }) => heard.push(`${notice.level}: ${notice.text}`))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
  const does = async (...events: ReadonlyArray<TransportJobEvent>) => {
    await settled()
    for (const event of events) {
      actor.send(event)
      await settled()
    }
    return actor.getSnapshot()
  }
  return { heard, asked, does }
}

const tooLate = () => {
  throw refused(409, "Somebody else has changed this meanwhile.")
}

describe("transportJobMachine", () => {
  it.each<[TransportAct, string]>([
    [{ do: "step", step: "job.accepted" }, "Job Accepted Successfully"],
    [{ do: "pickVehicle", id: 3 }, "Vehicle set"],
    [{ do: "pickDriver", id: 12 }, "Driver saved"],
    [{ do: "bookWorker", specId: 11, workerId: 12 }, "Booked worker"],
    [{ do: "approve", bookingId: 5, version: 1 }, "Approved"],
    [{ do: "nameLeader", id: 12 }, "Info updated"],
    [{ do: "saveLegible", agencyIds: [4, 5] }, "Info updated"],
    [{ do: "seeChanges" }, "Changes seen"],
    [{ do: "releaseHold" }, "Hold released"]
  ])("does %j at once, and tells so in the words of the specification", async (act, told) => {
    const { does, heard, asked } = someone(jobOf({ transportStatus: "NEW" }), () => jobOf({ version: 4 }))
    const { value, context } = await does(chosen(act))
    expect([value, context.job?.version, heard]).toEqual(["looking", 4, [`success: ${told}`]])
    expect(asked).toMatchObject([{ act, version: 3, key: "key-1", request: { id: 7, agencyId: 4 } }])
  })

  it("takes no pick off once the crew was sent", async () => {
    const { does, asked } = someone(jobOf({ transportStatus: "COMMITTED" }), () => jobOf({ version: 4 }))
    await does(chosen({ do: "pickVehicle" }), chosen({ do: "pickDriver" }), chosen({ do: "nameLeader" }))
    expect(asked).toEqual([])
    await does(chosen({ do: "pickVehicle", id: 3 }))
    expect(asked).toMatchObject([{ act: { do: "pickVehicle", id: 3 } }])
  })

  it("asks for the reason of a cancellation, and sends it with the version that was looked at", async () => {
    const { does, heard, asked } = someone(jobOf(), () => jobOf({ transportStatus: "CANCELLED" }))
    const before = await does(cancelling, { type: "act.confirmed" })
    expect(before.context.problems).toEqual([{ field: "reason", text: "Enter the reason" }])
    await does({ type: "reason.typed", reason: " The ward rang " }, { type: "act.confirmed" })
    expect(asked).toMatchObject([{ reason: "The ward rang", version: 3 }])
    expect(heard).toEqual(["success: Job cancelled"])
  })

  it("asks before it commits, as that cannot be undone", async () => {
    const { does, heard } = someone(jobOf({ transportStatus: "AUTHORIZED" }), () => jobOf())
    const asking = await does(chosen({ do: "step", step: "job.committed" }))
    expect(asking.value).toBe("asking")
    await does({ type: "act.confirmed" })
    expect(heard).toEqual(["success: Job commited and ready for execution"])
  })

  it("wants a reason where somebody is removed from a crew that was sent, and none before", async () => {
    const removing = chosen({ do: "remove", bookingId: 5, version: 1 })
    const sent = someone(jobOf({ transportStatus: "COMMITTED" }), () => jobOf())
    const { context } = await sent.does(removing, { type: "act.confirmed" })
    expect(context.problems).toEqual([
      { field: "reason", text: "Enter the reason: the crew was sent already" }
    ])
    const planned = someone(jobOf(), () => jobOf())
    await planned.does(removing, { type: "act.confirmed" })
    expect(planned.heard).toEqual(["success: Rejected"])
  })

  it("shows how the job stands now when somebody else was faster, and keeps the reason for another attempt", async () => {
    const { does, heard } = someone(jobOf(), tooLate, jobOf({ version: 9 }))
    const { value, context } = await does(
      cancelling,
      { type: "reason.typed", reason: "The ward rang" },
      { type: "act.confirmed" }
    )
    expect(heard).toEqual([])
    expect(context.warnings).toEqual([
      { level: "warning", text: "Somebody else has changed this meanwhile." }
    ])
    expect([value, context.job?.version, context.reason, context.overtaken]).toEqual([
      "asking",
      9,
      "The ward rang",
      true
    ])
  })

  it("keeps the reason where the job allows the step no more", async () => {
    const { does, heard } = someone(jobOf(), tooLate, jobOf({ transportStatus: "CANCELLED", version: 9 }))
    const { value, context } = await does(
      cancelling,
      { type: "reason.typed", reason: "The ward rang" },
      { type: "act.confirmed" }
    )
    expect([value, context.reason, context.overtaken]).toEqual(["looking", "The ward rang", true])
    expect(heard).toEqual(["warning: Somebody else has changed this meanwhile."])
  })

  it("stays with the list when what was picked is taken by then, and shows it anew", async () => {
    const { does, heard } = someone(jobOf(), tooLate, jobOf({ version: 9 }))
    const { value, context } = await does(
      { type: "picker.opened", picker: { of: "vehicle" } },
      chosen({ do: "pickVehicle", id: 3 })
    )
    expect([value, context.job?.version, heard.length]).toEqual(["picking", 9, 1])
  })

  it("goes on with the workers of a line until its seats are booked", async () => {
    const open = jobOf()
    const [line] = open.transportWorkerSpecList
    const full = jobOf({ transportWorkerSpecList: line ? [{ ...line, numberOfStaff: 0 }] : [] })
    const opens: TransportJobEvent = { type: "picker.opened", picker: { of: "crew", specId: 11 } }
    const books = chosen({ do: "bookWorker", specId: 11, workerId: 12 })
    expect((await someone(open, () => open).does(opens, books)).value).toBe("picking")
    expect((await someone(open, () => full).does(opens, books)).value).toBe("looking")
  })

  it("takes no step that a guard forbids", async () => {
    const { does, asked } = someone(
      jobOf({ transportStatus: "AUTHORIZED", facts: { ...ready, hasVehicle: false } }),
      () => jobOf()
    )
    const { value } = await does(chosen({ do: "step", step: "job.committed" }))
    expect([value, asked]).toEqual(["looking", []])
  })

  it("refuses a risk document of 1,048,576 bytes before it leaves the device", async () => {
    const { does } = someone(jobOf(), () => jobOf())
    const file = { blobId: "a", name: "risk.pdf", type: "application/pdf", size: 1_048_576 }
    const { context } = await does({ type: "document.chosen", file })
    expect(context.refused).toEqual(["Maximum upload file size is 1mb"])
    expect(context.document).toBeUndefined()
  })

  it("keeps a risk document that has not arrived, says so at it alone, and sends it once more", async () => {
    const riskDoc = { name: "risk.pdf", url: "/files/1" }
    const ends: Array<UploadEvent> = [
      { type: "upload.failed", failure: { _tag: "NetworkFailure" } },
      { ...jobOf({ riskDoc }), type: "upload.finished" }
    ]
    const sent: Array<string> = []
    const { does, heard } = someone(
      jobOf(),
      () => jobOf(),
      jobOf(),
      (name) => {
        sent.push(name)
        return ends.shift() ?? { type: "upload.finished" }
      }
    )
    const failed = await does({ type: "document.chosen", file: document })
    expect(failed.value).toBe("looking")
    expect(failed.context.refused).toEqual([
      "The risk document has not arrived. It is still chosen here: try again."
    ])
    expect(failed.context.document?.files).toEqual([document])
    expect(heard).toEqual([])
    const { context } = await does({ type: "document.retried" })
    expect(sent).toEqual(["risk.pdf", "risk.pdf"])
    expect([context.job?.riskDoc, context.document, context.refused]).toEqual([riskDoc, undefined, []])
    expect(heard).toEqual(["success: Sucessfully uploaded."])
  })
})

const document = { blobId: "a", name: "risk.pdf", type: "application/pdf", size: 12 }

describeWalk(transportJobMachine, {
  inputs: [{ request: { id: 7, agencyId: 4 } }],
  events: [
    cancelling,
    chosen({ do: "step", step: "job.closed" }),
    chosen({ do: "pickVehicle", id: 3 }),
    chosen({ do: "bookWorker", specId: 11, workerId: 12 }),
    { type: "reason.typed", reason: "Ada rang" },
    { type: "act.confirmed" },
    { type: "act.abandoned" },
    { type: "picker.opened", picker: { of: "vehicle" } },
    { type: "picker.opened", picker: { of: "crew", specId: 11 } },
    { type: "picker.closed" },
    { type: "document.chosen", file: document },
    { type: "document.retried" },
    { type: "reload.asked" }
  ],
  answers: {
    load: [jobOf()],
    act: [jobOf()],
    upload: [
      { upload: { ...uploadOf(document), answer: jobOf() } },
      { upload: uploadOf(document), because: "The risk document must be a PDF" },
      { upload: uploadOf(document), failure: { _tag: "NetworkFailure" } }
    ]
  },
  onlyFailures: toldApart
})

describeWalk(riskDocumentUpload, {
  ...uploadScript(document, { id: 7, agencyId: 4 }, jobOf()),
  unused: ["assembling", "interrupted"]
})
