import { fileAddress } from "../file/fileAddress.ts"
import { Row } from "../ui/Row.tsx"
import styles from "./SharedPhotos.module.css"

interface SharedPhotosProps {
  readonly addresses: ReadonlyArray<string>
  /** What they show, in front of the number of each. */
  readonly of: string
}

/** Small photos beside each other, each of which opens at its full size. */
export function SharedPhotos({ addresses, of }: SharedPhotosProps) {
  if (addresses.length === 0) return null
  return (
    <Row gap={3}>
      {addresses.map((address, at) => (
        <a
          key={address}
          href={fileAddress(address)}
          target="_blank"
          rel="noreferrer"
          className={styles.photo}
        >
          <img src={fileAddress(address)} alt={`${of}, ${at + 1}`} loading="lazy" />
        </a>
      ))}
    </Row>
  )
}
