import { locationText, type VehicleLocation, words } from "@crewfleet/sdk"
import { useState } from "react"
import { failureWords } from "../list/failureWords.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { useLogic } from "../useLogic.ts"

import { type Answering, answerTo } from "./Answer.ts"
import { LocationDialog } from "./LocationDialog.tsx"
import styles from "./VehicleEditor.module.css"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface LocationSectionProps extends Answering {
  /** Where the vehicle stands as it was saved, for as long as the others are on their way. */
  readonly saved: VehicleLocation | null | undefined
  readonly logics: VehicleLogics
}

/** Where the vehicle is handed over; a place that is missing can be added on the spot. */
export function LocationSection({ saved, logics, ...answering }: LocationSectionProps) {
  const [state, send] = useLogic(logics.locations, { input: { request: {} } })
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState<ReadonlyArray<VehicleLocation>>([])
  const { value, failure, attempts } = state.context
  const offered = [...(value?.content ?? []), ...added, ...(saved ? [saved] : [])]
  const places = new Map(offered.map((place) => [place.id, place]))

  return (
    <Card title="Pick-up location" busy={state.hasTag("busy")}>
      {failure ? (
        <ErrorState
          message={failureWords("loadVehicleLocations", failure)}
          detail={attempts > 0 ? words.tryingAgain.text : undefined}
          busy={state.hasTag("busy")}
          onRetry={() => send({ type: "reload.asked" })}
        />
      ) : (
        <SelectField
          {...answerTo(answering, "locationId")}
          label="Location"
          placeholder="Select a location"
          choices={[...places.values()].map((place) => ({
            value: String(place.id),
            label: locationText(place)
          }))}
        />
      )}
      <p className={styles.add}>
        <Button size="small" onClick={() => setAdding(true)}>
          Add a location
        </Button>
      </p>
      {adding && (
        <LocationDialog
          logic={logics.locationEditor}
          onClose={(place) => {
            setAdding(false)
            if (!place) return
            setAdded([...added, place])
            answering.onChange({ locationId: String(place.id) })
          }}
        />
      )}
    </Card>
  )
}
