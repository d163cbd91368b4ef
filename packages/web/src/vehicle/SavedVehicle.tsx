import type { VehicleAct } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { vehicleName } from "@crewfleet/sdk/rules"
import { useEffect } from "react"
import { useLogic } from "../useLogic.ts"
import { PhotosSection } from "./PhotosSection.tsx"
import { StatusSection } from "./StatusSection.tsx"
import styles from "./VehicleEditor.module.css"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface SavedVehicleProps {
  readonly vehicle: Vehicle
  readonly busy: boolean
  readonly logics: VehicleLogics
  readonly onAct: (act: VehicleAct) => void
}

/** What only a vehicle has that was saved: a status and photos. */
export function SavedVehicle({ vehicle, busy, logics, onAct }: SavedVehicleProps) {
  const [state, send] = useLogic(logics.photos, { input: { vehicleId: vehicle.id } })
  const { status } = vehicle
  useEffect(() => send({ type: "status.changed", status }), [send, status])
  const { pictureStore } = logics
  useEffect(() => () => pictureStore.keepOnly([]), [pictureStore])
  const photos = state.matches("loading") || state.matches("failed") ? vehicle.photos : state.context.photos

  return (
    <>
      <div className={styles.state}>
        <StatusSection vehicle={{ ...vehicle, photos }} busy={busy} onAct={onAct} />
      </div>
      <div className={styles.gallery}>
        <PhotosSection name={vehicleName(vehicle)} state={state} send={send} store={pictureStore} />
      </div>
    </>
  )
}
