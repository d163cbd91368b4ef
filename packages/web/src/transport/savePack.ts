import type { PackForm } from "@crewfleet/machines"
import { saveFile } from "../file/saveFile.ts"

const types = { json: "application/json", pdf: "application/pdf" } as const

/** Saves a file of a pack under the reference of its journey. */
export const savePack =
  (refPrefix: string) =>
  (bytes: Uint8Array, form: PackForm): void => {
    const content = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: types[form] })
    saveFile(content, `journey-${refPrefix.replace(/[^\w-]+/g, "-")}.${form}`)
  }
