import type { FormRecord } from "@crewfleet/sdk"
import type { LongFormCopy, LongFormSubmission, OnboardingFormName } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { FormsOf } from "./formRecordsMachine.ts"

/** Which form of which worker. */
export interface FormPlace extends FormsOf {
  readonly form: OnboardingFormName
}

/** A form as it was handed in last and before that, and where it stands. */
export interface HandedInForm {
  /** Whose it is, by their name. */
  readonly worker: string
  readonly record: FormRecord
  /** All that were handed in, the last first. */
  readonly submissions: ReadonlyArray<LongFormSubmission>
  /** Absent while nothing was handed in, or whoever asks cannot open it. */
  readonly copy?: LongFormCopy | undefined
  readonly before?: LongFormCopy | undefined
}

/** A form that a worker has handed in, as an agency or a client reads it. */
export const handedInMachine = loadingMachine<HandedInForm, FormPlace>({
  id: "handedInForm",
  description: "A form that a worker has handed in, beside the one before it.",
  harmless: ["form", "status"]
})

/** The calls of one form that tell what was handed in. */
interface CopyClient {
  readonly copies: (asked: Asked, options: object) => Promise<ReadonlyArray<LongFormSubmission>>
  readonly copy: (
    asked: Asked & { readonly params: { readonly revision: number } },
    options: object
  ) => Promise<LongFormCopy>
}

interface Asked {
  readonly params: { readonly workerId: number }
  readonly query: { readonly agencyId?: number | undefined }
}

/** The same with the SDK behind the port. */
export const handedInLogic = (load: LoadClient) =>
  handedInMachine.provide({
    actors: {
      load: calling(load, async (client, { request }: { readonly request: FormPlace }, options) => {
        const { workerId, form, ...query } = request
        const asked = { params: { workerId }, query }
        const [records, { firstname, lastname }] = await Promise.all([
          client.onboarding.list(asked, options),
          client.worker.byId(asked, options)
        ])
        const worker = `${firstname} ${lastname}`.trim()
        const record = records.find((one) => one.form === form)
        if (!record) throw new Error(`The service knows no form ${form}`)
        if (!record.submitted || record.closedBecause !== undefined)
          return { worker, record, submissions: [] }
        const calls = client[form] as unknown as CopyClient
        const submissions = await calls.copies(asked, options)
        const copyOf = async (submission: LongFormSubmission | undefined) =>
          submission && calls.copy({ ...asked, params: { workerId, revision: submission.revision } }, options)
        const [last, before] = submissions
        return { worker, record, submissions, copy: await copyOf(last), before: await copyOf(before) }
      })
    }
  })
