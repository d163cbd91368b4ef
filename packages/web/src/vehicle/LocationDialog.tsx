import type { VehicleLocation } from "@crewfleet/sdk"
import { locationForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { currentOwner } from "../session/currentOwner.ts"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface LocationDialogProps {
  /** Which place is edited; a new one without. */
  readonly id?: number | undefined
  readonly logic: VehicleLogics["locationEditor"]
  /** Called once, with the place where one was saved. */
  readonly onClose: (place: VehicleLocation | undefined) => void
}

/** Adds or edits a place where vehicles are handed over, above the page that needs it. */
export function LocationDialog({ id, logic, onClose }: LocationDialogProps) {
  const [owner] = useState(currentOwner)
  return (
    <EditorDialog<VehicleLocation, typeof locationForm>
      logic={logic}
      of={locationForm}
      owner={owner}
      id={id}
      thing="location"
      title={id === undefined ? "Add a location" : "Edit a location"}
      submit={id === undefined ? "Add Location" : "Save"}
      questions={{ prefix: "location-" }}
      onDone={({ thing }) => onClose(thing)}
    />
  )
}
