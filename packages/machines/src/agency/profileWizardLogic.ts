import type { AgencyProfile } from "@crewfleet/sdk"
import type { ProfileAnswers } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import { logoUpload } from "./logoFile.ts"
import { profileWizardMachine } from "./profileWizardMachine.ts"

/** Reads the answers that somebody gave earlier. */
export type ReadDraft = (agencyId: number) => Promise<ProfileAnswers | undefined>

/**
 * The profile wizard with the SDK, the host's blob store and its drafts behind its ports. The last call carries the agency
 * in its body too, as the upload does.
 */
export const profileWizardLogic = (
  load: LoadClient,
  blobs: BlobStore,
  readDraft: ReadDraft = async () => undefined
) =>
  profileWizardMachine.provide({
    actors: {
      readDraft: fromPromise<ProfileAnswers | undefined, { readonly agencyId: number }>(({ input }) =>
        readDraft(input.agencyId)
      ),
      loadCurrencies: calling(load, (client, _: undefined, options) =>
        client.agency.currencies(undefined, options)
      ),
      uploadLogo: logoUpload(load, blobs),
      updateProfile: calling(
        load,
        async (
          client,
          { agencyId, profile }: { readonly agencyId: number; readonly profile: AgencyProfile },
          options
        ) => {
          const payload = { agencyId, ...profile }
          await client.agency.updateProfile({ params: { id: agencyId }, payload }, options)
        }
      )
    }
  })
