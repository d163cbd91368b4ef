import { locationForm, type VehicleLocation } from "@crewfleet/sdk"
import { useEffect, useRef, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { currentOwner } from "../session/currentOwner.ts"
import { type LocationDraft, locationDrafts } from "./locationDrafts.ts"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface LocationDialogProps {
  /** Which place is edited; a new one without. */
  readonly id?: number | undefined
  readonly logic: VehicleLogics["locationEditor"]
  /** Called once, with the place where one was saved. */
  readonly onClose: (place: VehicleLocation | undefined) => void
}

/**
 * Adds or edits a place where vehicles are handed over, above the page that needs it. A new one is typed at once, so what
 * was typed earlier comes in only where nothing was typed since.
 */
export function LocationDialog({ id, logic, onClose }: LocationDialogProps) {
  const [owner] = useState(currentOwner)
  // Asked for before the editor opens, which forgets what is kept as long as nothing is typed in it.
  const [reading] = useState(() => locationDrafts.read(owner, id))
  const [isRead, setIsRead] = useState(id === undefined)
  const [draft, setDraft] = useState<LocationDraft>()
  const isTyped = useRef(false)
  useEffect(() => {
    reading.then((found) => {
      if (!isTyped.current) setDraft(found)
      setIsRead(true)
    })
  }, [reading])
  if (!isRead) return null
  return (
    <div
      onInput={() => {
        isTyped.current = true
      }}
    >
      <EditorDialog
        key={draft ? "earlier" : "new"}
        logic={logic}
        of={locationForm}
        drafts={locationDrafts}
        owner={owner}
        id={id}
        draft={draft}
        thing="location"
        title={id === undefined ? "Add a location" : "Edit a location"}
        submit={id === undefined ? "Add Location" : "Save"}
        questions={{ prefix: "location-" }}
        onDone={({ thing }) => onClose(thing)}
      />
    </div>
  )
}
