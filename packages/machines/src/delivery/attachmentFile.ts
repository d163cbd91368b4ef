import { isPassing } from "@crewfleet/sdk/rules"
import { type Upload, uploadOf } from "../upload/Upload.ts"
import { uploadMachine } from "../upload/uploadMachine.ts"

/** An attachment of a delivery on its way to the record that it belongs to, by itself and for as long as that takes. */
export const attachmentFile = uploadMachine<object, object>({
  id: "attachmentFile",
  description: "An attachment of something that was made on this device, on its way.",
  isPatient: true,
  isRetried: isPassing
})

/** An attachment before it is sent, by its name; it is as the device kept it. */
export const attachmentUpload = (id: string): Upload<never> =>
  uploadOf({ blobId: id, name: id, type: "application/octet-stream", size: 0 })
