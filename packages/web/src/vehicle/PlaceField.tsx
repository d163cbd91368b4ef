import type { VehicleLocation } from "@crewfleet/sdk"
import { type Chosen, locationText, words } from "@crewfleet/sdk/rules"
import { useState } from "react"
import type { ControlProps } from "../form/ControlProps.ts"
import { ReferenceField } from "../form/ReferenceField.tsx"
import { failureWords } from "../list/failureWords.ts"
import { Button } from "../ui/Button.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { useLogic } from "../useLogic.ts"
import { LocationDialog } from "./LocationDialog.tsx"
import styles from "./VehicleEditor.module.css"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface PlaceFieldProps extends ControlProps<Chosen> {
  readonly logics: Pick<VehicleLogics, "locations" | "locationEditor">
}

/** Where the vehicle is handed over; a place that is missing can be added on the spot. */
export function PlaceField({ logics, ...control }: PlaceFieldProps) {
  const [state, send] = useLogic(logics.locations, { input: { request: {} } })
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState<ReadonlyArray<VehicleLocation>>([])
  const { failure, attempts } = state.context
  const offered = [...(state.context.value?.content ?? []), ...added]
  return (
    <>
      {failure ? (
        <ErrorState
          message={failureWords("loadVehicleLocations", failure)}
          detail={attempts > 0 ? words.tryingAgain.text : undefined}
          busy={state.hasTag("busy")}
          onRetry={() => send({ type: "reload.asked" })}
        />
      ) : (
        <ReferenceField
          {...control}
          choices={offered.map((place) => ({ value: String(place.id), label: locationText(place) }))}
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
            control.onChange({ id: String(place.id), name: locationText(place) })
          }}
        />
      )}
    </>
  )
}
