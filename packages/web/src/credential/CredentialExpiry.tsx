import { type Credential, dayOf, documentStandingWords, expiryOn, writeDay } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Badge } from "../ui/Badge.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./CredentialExpiry.module.css"

/** Until when a credential is valid, and whether that day is near or past, by the agency's calendar or the platform's. */
export function CredentialExpiry({ credential }: { readonly credential: Pick<Credential, "expires"> }) {
  const { expires } = credential
  const standing = expiryOn(credential, dayOf(new Date(), timeZone()))
  return (
    <>
      <Day of={expires} />{" "}
      {standing && (
        <Badge tone={standing === "expired" ? "danger" : "warning"}>{documentStandingWords[standing]}</Badge>
      )}
    </>
  )
}

/** A day of a record, which stays in one line, or that it is not known. */
export function Day({ of }: { readonly of: string | undefined }) {
  return <span className={styles.day}>{of ? writeDay("date", of) : unknown}</span>
}
