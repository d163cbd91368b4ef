import type { Session } from "@crewfleet/sdk"
import { applicantForm, listedCodes } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { registrationMachine } from "./registrationMachine.ts"
import type { ApplicantDraft, OpenedRegistration } from "./registrationSetup.ts"

/** What the place has where somebody applies. */
export interface RegistrationHost {
  /** What was typed earlier on this device. */
  readonly recall: (agencyId: number) => Promise<ApplicantDraft | undefined>
  /** Who is signed in, if anybody is. */
  readonly session: () => Promise<Session | undefined>
  /** Makes a session this place's own. */
  readonly openSession: (session: Session) => Promise<void>
  /** Ends a session that is not to be used. */
  readonly endSession: (session: Session) => Promise<unknown>
}

/** The page of an agency's assignment codes that has them all (specification 002 §9). */
const firstPage = { page: 1, size: 20 }

/** The registration machine with the SDK behind its ports. */
export const registrationLogic = (load: LoadClient, host: RegistrationHost) =>
  registrationMachine.provide({
    actors: {
      open: calling(
        load,
        async (client, { agencyId }: { readonly agencyId: number }, options): Promise<OpenedRegistration> => {
          const [agency, codes, kept, session] = await Promise.all([
            client.applicant.agency({ params: { agencyId } }, options),
            client.applicant.assignmentCodes({ params: { agencyId, ...firstPage } }, options),
            host.recall(agencyId),
            host.session()
          ])
          const { workerId } = session ?? {}
          // Whose session has ended meanwhile is a guest.
          const worker =
            workerId === undefined
              ? undefined
              : await client.worker.byId({ params: { workerId }, query: {} }, options).catch(() => undefined)
          return { agency, codes: listedCodes(codes), kept, worker }
        }
      ),
      create: calling(load, (client, { agencyId, form, key }, options) => {
        const answers = applicantForm.write(form)
        const payload = { ...answers, shares: answers.shares ?? false, agencyId, idempotencyKey: key }
        return client.applicant.create(
          { payload: { ...payload, username: answers.email ?? undefined } },
          options
        )
      }),
      link: calling(load, (client, { agencyId, ticket, key }, options) =>
        client.applicant.link({ payload: { agencyId, ticket, shares: true, idempotencyKey: key } }, options)
      ),
      identify: calling(load, async (client, { session }: { session: Session | undefined }, options) => {
        if (session) await host.openSession(session)
        return client.worker.byId({ params: { workerId: session?.workerId ?? 0 }, query: {} }, options)
      }),
      endSession: fromPromise(async ({ input: { session } }: { input: { session: Session | undefined } }) => {
        if (session) await host.endSession(session)
      }),
      apply: calling(load, (client, { workerId, agencyId, key }, options) =>
        client.applicant.apply(
          { params: { workerId, agencyId }, payload: { shares: true } },
          { ...options, idempotencyKey: key }
        )
      )
    }
  })
