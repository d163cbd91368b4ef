import type { ConditionReports } from "@crewfleet/sdk"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { portFailure } from "../defects.ts"
import type { ConditionDraft, KeptReport, ReportOfBooking } from "./ConditionDraft.ts"
import { conditionReportMachine } from "./conditionReportMachine.ts"
import { draftKeeperMachine } from "./draftKeeperMachine.ts"
import { type PhotoOfBooking, photoSenderMachine } from "./photoSenderMachine.ts"

/** Where a device keeps what has not been received yet. Each call takes its turn after the ones before it. */
export interface ReportStore {
  readonly read: (report: ReportOfBooking) => Promise<KeptReport>
  readonly keep: (report: ReportOfBooking, draft: ConditionDraft) => Promise<void>
  readonly forget: (report: ReportOfBooking) => Promise<void>
  /** The image of a photo; undefined when it is not here any more. */
  readonly photo: (photo: PhotoOfBooking) => Promise<Blob | undefined>
}

/** Looks up both reports of the booking that an input names. */
export const lookingUp = <Input>(load: LoadClient, bookingIn: (input: Input) => number) =>
  calling<ConditionReports, Input>(load, (client, input, options) =>
    client.conditionReport.both({ params: { id: bookingIn(input) }, query: {} }, options)
  )

/** A condition report with the SDK and a device's store behind its ports. */
export const conditionReportLogic = (load: LoadClient, store: ReportStore) =>
  conditionReportMachine.provide({
    actors: {
      readDraft: fromPromise<KeptReport, ReportOfBooking>(({ input }) => store.read(input)),
      lookUp: lookingUp<ReportOfBooking>(load, ({ bookingId }) => bookingId),
      sendReport: calling(load, (client, { report, outgoing }, options) =>
        client.conditionReport.send(
          { params: { id: report.bookingId, moment: report.moment }, query: {}, payload: outgoing },
          options
        )
      ),
      keeper: draftKeeperMachine.provide({
        actors: {
          keepDraft: fromPromise<void, { readonly report: ReportOfBooking; readonly draft: ConditionDraft }>(
            ({ input }) => store.keep(input.report, input.draft)
          ),
          forgetDraft: fromPromise<void, ReportOfBooking>(({ input }) => store.forget(input))
        }
      }),
      photo: photoSenderMachine.provide({ actors: { sendPhoto: sendingPhoto(load, store) } })
    }
  })

const sendingPhoto = (load: LoadClient, store: ReportStore) =>
  fromPromise<void, PhotoOfBooking>(async ({ input, self, signal }) => {
    const image = await store.photo(input)
    if (!image) throw lost
    try {
      const payload = new FormData()
      payload.append("file", image, `${input.photoId}.jpg`)
      const params = { id: input.bookingId, photoId: input.photoId }
      const client = await load()
      await client.conditionReport.sendPhoto({ params, query: {}, payload: payload as never }, { signal })
    } catch (error) {
      throw portFailure(error, { self, signal })
    }
  })

/** Sending it again would not help. */
const lost = {
  _tag: "Refused",
  status: 410,
  message: "The photo is not on this device any more. Remove it, or take another.",
  violations: []
} as const
