import { profileForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import { uploadLogic } from "../upload/uploadLogic.ts"
import { uploadMachine } from "../upload/uploadMachine.ts"
import { profileWords } from "./profileWords.ts"

/** Whose logo it is. */
export interface LogoPlace {
  readonly agencyId: number
}

/** The logo of an agency on its way; what is said of it is kept with the agency. */
export const logoFile = uploadMachine<LogoPlace, object>({
  id: "logoFile",
  description: "The logo of an agency on its way.",
  accepts: profileForm.questions.logo,
  unreadable: profileWords.logoUnreadable
})

/**
 * The same with the SDK and the host's blob store behind its ports. The call carries the agency in its body too, where services
 * read it whose paths do not name it (specification 000 §7).
 */
export const logoUpload = (load: LoadClient, blobs: BlobStore) =>
  uploadLogic<LogoPlace, object>(logoFile, load, blobs, {
    send: async (client, { agencyId }, payload, options) => {
      payload.append("agencyId", String(agencyId))
      await client.agency.uploadLogo({ params: { id: agencyId }, payload }, options)
      return {}
    }
  })
