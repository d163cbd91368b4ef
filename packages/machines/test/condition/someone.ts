import {
  type Attachment,
  type ConditionDelivery,
  type ConditionDraft,
  type ConditionReportEvent,
  conditionReportMachine,
  draftKeeperMachine,
  type FileReference,
  type KeptDelivery,
  keepingOf,
  type LookedUp,
  type RecordOf
} from "@crewfleet/machines"
import type { ConditionReports, Failure, Notice, OutgoingReport, ReceivedReport } from "@crewfleet/sdk"
import type { Moment } from "@crewfleet/sdk/rules"
import { expect, onTestFinished } from "vitest"
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate"
import { reportIn } from "../../src/condition/conditionReportLogic.ts"
import { attachmentFile } from "../../src/delivery/attachmentFile.ts"
import { uploading } from "../../src/uploading.ts"
import { completeDraft, receivedReport, sends } from "./someReport.ts"

export const failing = (failure: Failure) => () => Promise.reject(failure)
export const subject = { fuelType: "PETROL" }

/** What the device and the service do; each may be replaced while a report is open. */
export const makeWorld = (kept: Partial<KeptDelivery<ConditionDelivery>> = {}) => ({
  kept: { draft: undefined, facts: {}, ...kept } as KeptDelivery<ConditionDelivery>,
  written: [] as Array<ConditionDraft>,
  forgotten: 0,
  sent: [] as Array<OutgoingReport>,
  photos: [] as Array<string>,
  keep: async (): Promise<void> => {},
  lookUp: async (): Promise<ConditionReports> => ({ subject }),
  send: async ({ id }: OutgoingReport): Promise<ReceivedReport> => receivedReport(id),
  sendPhoto: async (_: Pick<Attachment, "id">): Promise<void> => {}
})

/** Somebody with a report open on a phone. */
export const someone = (world = makeWorld(), moment: Moment = "PICK_UP") => {
  const notified: Array<Notice> = []
  const clock = new SimulatedClock()
  const machine = conditionReportMachine.provide({
    actors: {
      readDraft: fromPromise<KeptDelivery<ConditionDelivery>, RecordOf<ConditionDelivery>>(
        async () => world.kept
      ),
      lookUp: fromPromise<LookedUp<ConditionDelivery>, RecordOf<ConditionDelivery>>(async ({ input }) =>
        reportIn(await world.lookUp(), input.record)
      ),
      send: fromPromise(({ input }) => {
        world.sent.push(input.outgoing)
        return world.send(input.outgoing)
      }),
      keeper: draftKeeperMachine.provide({
        actors: {
          keepDraft: fromPromise(async ({ input }) => {
            await world.keep()
            world.written.push(input.draft as ConditionDraft)
          }),
          forgetDraft: fromPromise(async () => {
            world.forgotten += 1
          })
        }
      }),
      attachment: attachmentFile.provide({
        actors: {
          send: uploading(
            async () => ({}) as never,
            async (_, { file: { blobId: id } }: { readonly to: object; readonly file: FileReference }) => {
              world.photos.push(id)
              await world.sendPhoto({ id })
              return {}
            }
          )
        }
      })
    }
  })
  const actor = createActor(machine, { input: { bookingId: 7, moment }, clock })
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())

  const comesTo = (state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 60_000 })
  const does = async (...events: ReadonlyArray<ConditionReportEvent>) => {
    for (const event of events) actor.send(event)
  }
  /** Lets the device write what has changed. */
  const isKept = async () => {
    const before = world.written.length
    clock.increment(200)
    await expect.poll(() => world.written.length).toBeGreaterThan(before)
  }
  const keeping = () => keepingOf(actor.getSnapshot())
  const context = () => actor.getSnapshot().context
  return { actor, clock, world, notified, does, comesTo, isKept, keeping, context }
}

/** Somebody whose complete report is ready to be sent. */
export const ready = async (world = makeWorld({ draft: completeDraft })) => {
  const person = someone(world)
  await person.comesTo({ filling: "known" })
  return person
}

/** Sends the report and waits until it has left. */
export const sending = async (world = makeWorld({ draft: completeDraft })) => {
  const person = await ready(world)
  await person.does(sends)
  await person.isKept()
  return person
}
