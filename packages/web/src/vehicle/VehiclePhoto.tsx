import Car from "lucide-react/icons/car"
import { useState } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { Row } from "../ui/Row.tsx"
import styles from "./VehiclePhoto.module.css"

interface VehiclePhotoProps {
  readonly address: string | undefined
  /** What it is called; nothing where the words beside it say so. */
  readonly name?: string
}

/** A vehicle's photo; a drawing where there is none, or none that can be shown. */
export function VehiclePhoto({ address, name }: VehiclePhotoProps) {
  const [broken, setBroken] = useState(false)
  return (
    <Row justify="center" className={styles.photo}>
      {address && !broken ? (
        <img src={fileAddress(address)} alt={name ?? ""} onError={() => setBroken(true)} />
      ) : (
        <Car {...(name ? { role: "img", "aria-label": `No photo of ${name}` } : { "aria-hidden": true })} />
      )}
    </Row>
  )
}
