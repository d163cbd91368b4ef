import { type Credential, dayOf, expiryOn, writeDay } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import styles from "./CertificateSheet.module.css"

interface CertificateSheetProps {
  readonly training: Credential
  /** Whose it is. */
  readonly holder: string
}

/** The certificate of a training that an agency gave, as it is read on the screen and on paper. */
export function CertificateSheet({ training, holder }: CertificateSheetProps) {
  const { name, code, issued, expires, givenBy } = training
  const isExpired = expiryOn(training, dayOf(new Date(), timeZone())) === "expired"
  return (
    <article className={styles.sheet}>
      <p>{givenBy ? `${givenBy} certifies that` : "This certifies that"}</p>
      <p className={styles.large}>{holder}</p>
      <p>has completed the training</p>
      <p className={styles.large}>
        {name}
        {code && <span className={styles.code}> {code}</span>}
      </p>
      {issued && <p>on {writeDay("date", issued)}.</p>}
      {expires && (
        <p>
          {isExpired ? "It has expired: it was" : "It is"} valid through {writeDay("date", expires)}.
        </p>
      )}
    </article>
  )
}
