import {
  type FileReference,
  type LogoPlace,
  type ProfileWizardEvent,
  profileWizardMachine
} from "@crewfleet/machines"
import type { AgencyProfile, Currency, Failure, Notice } from "@crewfleet/sdk"
import type { ProfileAnswers } from "@crewfleet/sdk/rules"
import {
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  type Snapshot,
  waitFor
} from "xstate"
import { logoFile } from "../../src/agency/logoFile.ts"

export const photo: FileReference = { blobId: "b-1", name: "logo.png", type: "image/png", size: 900_000 }
export const small: FileReference = { ...photo, blobId: "b-2", size: 40_000 }
export const pounds: Currency = { code: "GBP", name: "Pound sterling", symbol: "£" }
export const away: Failure = { _tag: "NetworkFailure" }
export const contact: Pick<ProfileAnswers, "telephone" | "address" | "timeZone"> = {
  timeZone: "Europe/London",
  telephone: "+44 113 496 0000",
  address: {
    street: "1 Park Row",
    city: "Leeds",
    state: "West Yorkshire",
    postalCode: "LS1 5HN",
    country: "United Kingdom"
  }
}

/** What the service and the browser do when the wizard asks them; each may be replaced while it runs. */
export const makeService = () => ({
  draft: undefined as ProfileAnswers | undefined,
  currencies: async (): Promise<ReadonlyArray<Currency>> => [pounds],
  shrink: async (_: FileReference): Promise<FileReference> => small,
  upload: async (_: FileReference): Promise<void> => {},
  update: async (_: AgencyProfile): Promise<void> => {},
  shrunk: [] as Array<FileReference>,
  uploaded: [] as Array<FileReference>,
  updated: [] as Array<AgencyProfile>
})

/** The owner of agency 7 at the wizard, from the start or from where it was stored. */
export const someone = (
  service = makeService(),
  stored?: Snapshot<unknown>,
  inspect: (inspected: InspectionEvent) => void = () => {}
) => {
  const notified: Array<Notice> = []
  const machine = profileWizardMachine.provide({
    actors: {
      readDraft: fromPromise(async () => service.draft),
      loadCurrencies: fromPromise(() => service.currencies()),
      uploadLogo: logoFile.provide({
        actors: {
          shrink: fromPromise<FileReference, FileReference>(({ input }) => {
            service.shrunk.push(input)
            return service.shrink(input)
          }),
          send: fromCallback<EventObject, { readonly to: LogoPlace; readonly file: FileReference }>(
            ({ input, sendBack }) => {
              service.uploaded.push(input.file)
              sendBack({ type: "upload.progressed", share: 0.5 })
              service.upload(input.file).then(
                () => sendBack({ type: "upload.finished" }),
                (failure) => sendBack({ type: "upload.failed", failure })
              )
            }
          )
        }
      }),
      updateProfile: fromPromise(({ input }) => {
        service.updated.push(input.profile)
        return service.update(input.profile)
      })
    }
  })
  const actor = createActor(machine, { input: { agencyId: 7 }, inspect, ...(stored && { snapshot: stored }) })
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()

  const does = async (...events: ReadonlyArray<ProfileWizardEvent>) => {
    const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
    await settled()
    for (const event of events) {
      actor.send(event)
      await settled()
    }
    return actor.getSnapshot()
  }
  return { actor, does, service, notified }
}

export const chooses: ProfileWizardEvent = { type: "form.changed", changes: { baseCurrency: "GBP" } }
export const types = (
  changes: Partial<ProfileAnswers["address"]> = {}
): ReadonlyArray<ProfileWizardEvent> => [
  { type: "form.changed", changes: { telephone: contact.telephone } },
  { type: "form.changed", changes: { address: { ...contact.address, ...changes } } }
]
export const takes = (logo = photo): ProfileWizardEvent => ({ type: "logo.chosen", logo })
export const next: ProfileWizardEvent = { type: "next.chosen" }
export const previous: ProfileWizardEvent = { type: "previous.chosen" }
export const completes: ProfileWizardEvent = { type: "completion.chosen" }
export const everything = [chooses, next, ...types(), next, takes(), completes]
