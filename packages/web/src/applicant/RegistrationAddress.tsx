import { sharedLinkWords } from "@crewfleet/sdk/rules"
import { notify } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { TextField } from "../ui/TextField.tsx"
import styles from "./RegistrationAddress.module.css"

/** The address of an agency's registration page, to hand out to whoever is to apply. */
export function RegistrationAddress({ agencyId }: { readonly agencyId: number }) {
  const address = `${location.origin}/guest/register/${agencyId}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify(sharedLinkWords.copied),
      () => notify(sharedLinkWords.notCopied)
    )
  return (
    <Row gap={3} align="end" stackedBelow={36} className={styles.address}>
      <TextField
        name="registrationAddress"
        label="Your registration page"
        hint="Whoever has this link can apply to you."
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={copy}>Copy link</Button>
    </Row>
  )
}
